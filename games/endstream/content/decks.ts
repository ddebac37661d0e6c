import { idOf } from './cards.ts';

/** An operator with the techs in its slots, as they were assigned when the deck was built (ES-2.2). */
export interface DeckRow {
  readonly operator: string;
  readonly techs: readonly string[];
}

/** Ids of cards. A deck that is still being built may lack some (`cannotUseDeck` says what). */
export interface Deck {
  readonly controller: string;
  readonly operators: readonly DeckRow[];
}

function deck(controller: string, rows: readonly (readonly [operator: string, tech1: string, tech2: string])[]): Deck {
  return {
    controller: idOf(controller),
    operators: rows.map(([operator, ...techs]) => ({
      operator: idOf(operator),
      techs: techs.map((tech) => idOf(tech)),
    })),
  };
}

export const DECK_IDS = ['jerusalem', 'ssv-93-ural', 'meridian', 'ossuary'] as const;
export type DeckId = (typeof DECK_IDS)[number];

/** Complete decks to start with (ES-2.8). */
export const DECKS: Readonly<Record<DeckId, Deck>> = {
  jerusalem: deck('JERUSALEM', [
    ['The Pale Man (First Witness)', 'Tri-Axe', 'Fake News Generator'],
    ['Mia Star (Commander)', 'SAT-P', 'Automated Damage Control'],
    ['Kite (Mark II)', 'Chrono-Accelerator', 'Mirror of Ishtar'],
    ['Tamar Vale (Gunner)', 'Temporal Rail Gun', 'Mars Rising'],
    ['Ben Storm (Vanguard)', 'Nuclear Railgun', 'DarkSkies Protocol'],
    ['Angela Storm (Vanguard)', 'Neural Parasite', 'Stim-Pack'],
    ['Brother Anselm (Keeper of Keys)', 'Plunger', 'Hamsa Necklace'],
  ]),
  'ssv-93-ural': deck('SSV-93 URAL', [
    ['Mr. Rosu (Envoy)', 'Droid', 'Bonebot Staff'],
    ['The Gray Baron (Collector)', 'Stealth Suit', 'War Shrine'],
    ['Dr. Rosu (Surgeon)', 'Rail Gun', 'Gene-adaptable Perfume'],
    ['Handi (Scrap Runner)', 'GML Facelock', 'EMP Bomb'],
    ['Marwa (Oasis Blade)', 'The Ghost Sword of Saturn', 'Corrosive Nanobot Swarm'],
    ['Layla (Mirage)', 'Bonebot Staff', 'Temporal Reflector'],
    ['Mori (The Piercer)', 'Electrical Trident', 'Void-Frequency Hammer'],
  ]),
  meridian: deck('MERIDIAN', [
    ['Aran (Breaker)', 'Vibroblade', 'Meridian Plate'],
    ['Soren (Echo)', 'Puppet Circuit', 'Ghost Passport'],
    ['Vesna Holt (Warden)', 'Gate Clamp', 'Neuro-Tuning Chip'],
    ['Captain Dray (Old Guard)', 'War Shrine', 'Breach Charge'],
    ['Lumen (Choir)', 'Lantern of Ages', 'Recall Thread'],
    ['Moth (Swarm Node)', 'Dirty Chrono-Bomb', 'Temporal Scrambler'],
    ['Quill (Archivist)', 'Broadcast Spike', 'Hollow Crown'],
  ]),
  ossuary: deck('OSSUARY', [
    ['Angela Storm (Widow)', 'Glass Dagger', 'Sleeper Rounds'],
    ['Ben Storm (Deserter)', 'Scrying Bowl', 'Siege Mortar'],
    ['Aran (Pilgrim)', 'Lead Shackles', 'Iron Psalter'],
    ['Soren (Hollow)', 'Slipstream Coil', 'Overcharge Cell'],
    ['Mia Star (Eclipse)', 'Needle Rifle', 'Arc Net'],
    ['Mori (The Penitent)', "Saint's Finger", 'Toll Beacon'],
    ['Dr. Rosu (Transcended)', 'Field Medbay', 'Quarantine Seal'],
  ]),
};
