import type { About } from '@turnpoint/catalogue';

export const about: About = {
  id: 'timestream',
  name: 'TimeStream',
  place: 3,
  seats: [2, 2],
  usualSeats: 2,
  promise: { en: 'Record the past, come home', de: 'Halte die Zeit fest, kehre heim' },
  kind: { en: 'Duel with decks', de: 'Duell mit Decks' },
  face: { family: 'Cinzel Variable', weight: 700, size: 25 },
  ground: '#2c1d0c',
  dark: false,
  daily: false,
  outlook: {
    en: 'Two teams from the future travel to the age of the apostles. Each fills three phases of its event chain, Journey, City and Record, holds them against the hazards that the other sends, and plays TIMESTREAM to come home first.',
    de: 'Zwei Mannschaften aus der Zukunft reisen in die Zeit der Apostel. Jede füllt drei Phasen ihrer Ereigniskette, Reise, Stadt und Aufzeichnung, schützt sie vor den Gefahren, die die andere schickt, und spielt TIMESTREAM, um als erste heimzukehren.',
  },
};

// In the making.
export const engine = null;
export const terminal = null;
export const words = null;
export const setUp = null;
export const pages = null;
