import type { DeckRow } from '../../content/index.ts';
import type { Options } from '../../rules/types.ts';

const row = (operator: string, ...techs: [string, string]): DeckRow => ({ operator, techs });

/** Decks of their own: Angela Storm comes out before the enemy controller, and who is against her holds but does not strike. */
export const options: Options = {
  decks: [
    {
      controller: 'ossuary',
      operators: [
        row('angela-storm-widow', 'stim-pack', 'tri-axe'),
        row('mia-star-commander', 'stim-pack', 'sat-p'),
        row('ben-storm-vanguard', 'tri-axe', 'meridian-plate'),
        row('tamar-vale-gunner', 'sat-p', 'iron-psalter'),
        row('aran-breaker', 'rail-gun', 'meridian-plate'),
        row('captain-dray-old-guard', 'rail-gun', 'iron-psalter'),
        row('kite-mark-ii', 'chrono-accelerator', 'recall-thread'),
      ],
    },
    {
      controller: 'ssv-93-ural',
      operators: [
        row('dr-rosu-surgeon', 'stim-pack', 'meridian-plate'),
        row('the-gray-baron-collector', 'stim-pack', 'hamsa-necklace'),
        row('layla-mirage', 'recall-thread', 'iron-psalter'),
        row('brother-anselm-keeper-of-keys', 'recall-thread', 'meridian-plate'),
        row('lumen-choir', 'iron-psalter', 'hamsa-necklace'),
        row('kite-mark-ii', 'chrono-accelerator', 'automated-damage-control'),
        row('mori-the-penitent', 'chrono-accelerator', 'automated-damage-control'),
      ],
    },
  ],
  format: 'standard',
  firstTurnMove: 'none',
  openDecks: false,
  drawAfter: 40,
};
