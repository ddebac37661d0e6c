import type { IconName } from '@turnpoint/ui';
import type { ArtifactClass, CardType } from '../../content/index.ts';

export const CLASS_SIGN: Readonly<Record<ArtifactClass, IconName>> = {
  relic: 'landmark',
  tech: 'cpu',
  lifeform: 'paw-print',
  beverage: 'wine',
};

/** The mark in a card's upper corner; an Artifact bears its class's instead. */
export const TYPE_SIGN: Readonly<Record<Exclude<CardType, 'artifact'>, IconName>> = {
  inverter: 'refresh-cw',
  assignment: 'clipboard-list',
  event: 'sparkles',
  fracture: 'zap',
  action: 'play',
  'power-action': 'chevrons-up',
};
