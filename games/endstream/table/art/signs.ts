import anchor from 'game-icon:anchor';
import ancientColumns from 'game-icon:ancient-columns';
import atom from 'game-icon:atom';
import barrier from 'game-icon:barrier';
import biohazard from 'game-icon:biohazard';
import crossedSabres from 'game-icon:crossed-sabres';
import ghost from 'game-icon:ghost';
import padlock from 'game-icon:padlock';
import shatteredGlass from 'game-icon:shattered-glass';
import silenced from 'game-icon:silenced';
import spinningTop from 'game-icon:spinning-top';
import type { AgendaType, StateWord, ZoneWord } from '../../content/index.ts';

export const TYPE_SIGN: Readonly<Record<AgendaType, string>> = { M: crossedSabres, P: ancientColumns, S: atom };

export const STATE_SIGN: Readonly<Record<StateWord, string>> = {
  IMMOBILIZED: anchor,
  IMPAIRED: silenced,
  UNTOUCHABLE: ghost,
  FRAIL: shatteredGlass,
  'cannot spin': spinningTop,
};

export const ZONE_SIGN: Readonly<Record<ZoneWord, string>> = {
  RESTRICT: barrier,
  LOCKDOWN: padlock,
  CONTAMINATE: biohazard,
};
