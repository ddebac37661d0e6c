/** Yellow and pink are the publisher's; six more make eight lines that can be told apart (EOL-1.12). */
export const COLOURS = ['lemon', 'pink', 'sky', 'mint', 'orange', 'violet', 'white', 'ember'] as const;
export type Colour = (typeof COLOURS)[number];
