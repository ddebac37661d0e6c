import type { CardType } from '../../content/index.ts';

/** The left edge names the type without relying on colour: plain, barred, beaded, woven. */
export const EDGE: Readonly<Record<CardType, string>> = {
  Advance: '#3d7a4e',
  Obstacle: 'repeating-linear-gradient(#9c3f2c 0 8px, #e9c9a8 8px 11px)',
  'Event Chain': 'radial-gradient(circle, #b0862c 2.4px, #fbf3df 2.8px) center 0 / 100% 9px',
  Intervention: 'repeating-linear-gradient(45deg, #5b4a8c 0 4px, #c9b4fa 4px 6px)',
  Link: 'repeating-linear-gradient(#2f7686 0 7px, transparent 7px 10px)',
  TIMESTREAM: '#c0392b',
  'Power Cell': '#7a5a2c',
};

export const INK: Readonly<Record<CardType, string>> = {
  Advance: '#3d7a4e',
  Obstacle: '#9c3f2c',
  'Event Chain': '#b0862c',
  Intervention: '#5b4a8c',
  Link: '#2f7686',
  TIMESTREAM: '#c0392b',
  'Power Cell': '#7a5a2c',
};
