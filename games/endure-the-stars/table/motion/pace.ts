import type { Entry } from '../../rules/types.ts';

/** How long each kind of entry is looked at, in milliseconds; what is not here happens with the next one. */
const REST: { readonly [type in Entry['type']]?: number } = {
  round: 500,
  phase: 700,
  event: 1100,
  moved: 260,
  'foe-moved': 420,
  'token-moved': 340,
  revealed: 800,
  solomon: 500,
  noise: 420,
  fired: 900,
  tested: 800,
  checked: 800,
  'turned-up': 900,
  attacked: 420,
  saved: 500,
  hurt: 480,
  injured: 420,
  'lost-resolve': 360,
  vest: 500,
  exploded: 900,
  killed: 380,
  died: 1300,
  drew: 500,
  spawned: 420,
  door: 300,
  doorway: 500,
  'boss-card': 900,
  'boss-attack': 900,
  'boss-hurt': 500,
  story: 2600,
  visited: 900,
  'refuge-event': 900,
};

export const paceOf = (entry: Entry): number => REST[entry.type] ?? 0;
