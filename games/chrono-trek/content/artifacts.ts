import { type Card, card } from './card.ts';
import { enter } from './words.ts';

export const CLASSES = ['relic', 'tech', 'lifeform', 'beverage'] as const;
export type ArtifactClass = (typeof CLASSES)[number];

const TITLES: Readonly<Record<ArtifactClass, readonly string[]>> = {
  relic: ['Guardian of Forever', 'Orb of Time', 'Sword of Kahless', 'Thousand Bars of Latinum'],
  tech: ["Data's Head", 'Mobile Emitter', 'Genesis Device', 'Tantalus Device'],
  lifeform: ['Humpback Whales', 'Tribbles', 'Porthos', 'Spot'],
  beverage: ['Romulan Ale', 'Earl Grey Tea', "Janeway's Coffee", 'Klingon Bloodwine'],
};

/** One copy each (R36); the class is all their text (CT-1.10). */
export const ARTIFACTS: readonly Card[] = CLASSES.flatMap((kind) =>
  TITLES[kind].map((title) => card('artifact', title, '', enter, { class: kind })),
);
