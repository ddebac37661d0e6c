// Which picture a card's art is built from (game-icons.net, CC BY 3.0). No two cards share one.
import { ADVANCES_AND_LINKS } from './advances-and-links.ts';
import { CELLS_AND_CHAIN } from './cells-and-chain.ts';
import { OBSTACLES_AND_INTERVENTIONS } from './obstacles-and-interventions.ts';

const ICONS: Readonly<Record<string, string>> = {
  ...CELLS_AND_CHAIN,
  ...ADVANCES_AND_LINKS,
  ...OBSTACLES_AND_INTERVENTIONS,
};

export const iconOf = (code: string): string => ICONS[code] ?? '';
