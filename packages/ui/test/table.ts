import type { Look, Ruling, Types } from '@turnpoint/kernel';
import type { TableProps } from '../src/contract.ts';

/** A look of a match of two, in which seat 0 is asked. */
export const lookOf = (change: Partial<Look> = {}): Look => ({
  game: 'toy',
  version: '1',
  seats: 2,
  seat: 0,
  step: 1,
  asked: [0],
  answer: null,
  answers: null,
  prompt: null,
  choices: [],
  anytime: [],
  view: {},
  outcome: null,
  ...change,
});

export const RULING: Ruling = { clause: 'TOY-1', because: { key: 'why.not' } };

/** What a shell hands to a table. */
export const propsOf = (change: Partial<TableProps<Types>> = {}): TableProps<Types> => ({
  look: lookOf(),
  labels: [],
  players: [],
  reader: { language: 'en', names: [], texts: {} },
  log: [],
  fresh: [],
  use: 'play',
  undo: { refusal: null },
  calm: false,
  choose: () => {},
  takeBack: () => {},
  why: async () => RULING,
  text: async () => [],
  openClause: () => {},
  ...change,
});
