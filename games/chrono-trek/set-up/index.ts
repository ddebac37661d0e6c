import type { SetUp } from '@turnpoint/catalogue';
import type { Texts } from '@turnpoint/kernel';
import type { Options } from '../rules/index.ts';

/** The recommended path (CT-3.3): one level after the other, then all of them; then whatever the table likes. */
const LEVELS: Readonly<Record<string, string>> = {
  'level-1': '1',
  'level-2': '2',
  'level-3': '3',
  'level-4': '4',
  mixed: '1234',
};
const MIXTURES = ['12', '13', '14', '23', '24', '34', '123', '124', '134', '234'] as const;
const SEATS = ['1', '2', '3', '4', '5', '6'] as const;

const words = (mode: Texts, traveller: string): Texts => ({
  ...mode,
  ...Object.fromEntries(SEATS.map((seat) => [`colour.${seat}`, traveller])),
});

/** A seat's lamp goes with its place, so all bear one name. */
const texts: SetUp['texts'] = {
  en: words(
    {
      'mode.level-1': 'First flight, a five-minute race',
      'mode.level-2': '2 pips, a little harder',
      'mode.level-3': '3 pips, hard',
      'mode.level-4': '4 pips, hardest',
      'mode.mixed': 'All levels together',
      'mode.own': 'Own mixture',
    },
    'Traveller',
  ),
  de: words(
    {
      'mode.level-1': 'Erster Flug, ein Rennen von fünf Minuten',
      'mode.level-2': '2 Punkte, etwas schwerer',
      'mode.level-3': '3 Punkte, schwer',
      'mode.level-4': '4 Punkte, am schwersten',
      'mode.mixed': 'Alle Stufen gemischt',
      'mode.own': 'Eigene Mischung',
    },
    'Reisende',
  ),
};

export const setUp: SetUp = {
  texts,
  modes: [...Object.keys(LEVELS), 'own'].map((id) => ({ id, seats: [2, 6], size: null, puzzle: false })),
  signs: SEATS,
  levels: [1, 4, 5, 2],
  agreements: [
    { id: 'levels', clause: 'CT-3.2', values: () => MIXTURES, modes: ['own'] },
    { id: 'first', clause: 'CT-4.14', values: (seats) => ['random', ...Array.from({ length: seats }, (_, i) => i)] },
    // "By orders" is for games by correspondence (R30).
    { id: 'pause', clause: 'CT-14.20', values: () => ['timed', 'by-hand', 'by-orders'] },
    { id: 'seconds', clause: 'CT-14.20', values: () => [5, 3, 10, 20, 30] },
    { id: 'takeOver', clause: 'CT-6.11', values: () => [true, false] },
  ],
  options: ({ mode, agreed }): Options => ({
    levels: LEVELS[mode] ?? MIXTURES[0],
    first: 'random',
    pause: 'timed',
    seconds: 5,
    takeOver: true,
    ...agreed,
  }),
  modeOf: (options) => Object.keys(LEVELS).find((mode) => LEVELS[mode] === (options as Options).levels) ?? 'own',
  signsOf: () => SEATS,
  hidesHands: () => true,
  pause: {
    pass: { kind: 'pass' },
    seconds: (options) => ((options as Options).pause === 'by-hand' ? null : (options as Options).seconds),
  },
  daily: 'level-1',
};
