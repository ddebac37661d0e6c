import type { About } from '@turnpoint/catalogue';

export const about: About = {
  id: 'endure-the-stars',
  name: 'Endure the Stars',
  place: 5,
  seats: [1, 6],
  usualSeats: 3,
  promise: { en: 'Survive the Hikari together', de: 'Überlebt gemeinsam die Hikari' },
  kind: { en: 'Co-operative', de: 'Kooperativ' },
  face: { family: 'Chakra Petch', weight: 600, size: 24 },
  ground: '#070b11',
  dark: true,
  daily: false,
  outlook: {
    en: 'A crew against a ship gone dark. What you see is lit, what you hear is rings, what you fear is a blip: survive it together.',
    de: 'Eine Mannschaft gegen ein dunkel gewordenes Schiff. Was ihr seht, ist beleuchtet, was ihr hört, sind Ringe, was ihr fürchtet, ist ein Punkt: Überlebt es gemeinsam.',
  },
};

// In the making.
export const engine = null;
export const terminal = null;
export const words = null;
export const setUp = null;
export const pages = null;
