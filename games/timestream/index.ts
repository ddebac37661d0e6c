import type { About } from '@turnpoint/catalogue';

export const about: About = {
  id: 'timestream',
  name: 'TimeStream',
  place: 3,
  seats: [2, 2],
  promise: { en: 'Record the past, come home', de: 'Halte die Zeit fest, kehre heim' },
  kind: { en: 'Duel with decks', de: 'Duell mit Decks' },
  face: { family: 'Cinzel Variable', weight: 700, size: 25 },
  ground: '#2c1d0c',
  dark: false,
  daily: false,
  outlook: {
    en: 'Two travellers with decks of their own send followers through the ages, gather what history has left behind, and try to be the first to bring it home.',
    de: 'Zwei Reisende mit eigenen Decks schicken Gefolgsleute durch die Zeitalter, sammeln, was die Geschichte hinterlassen hat, und wollen es als Erste nach Hause bringen.',
  },
};

// In the making.
export const engine = null;
export const words = null;
export const setUp = null;
export const pages = null;
