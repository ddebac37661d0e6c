import type { Survivor, Table } from '../types.ts';

/** Cards, passages, noises and lasting effects never change, so a copy shares them. Equal to the general copy. */
export function copyTable(t: Table): Table {
  return {
    ...t,
    refuge: t.refuge === null ? null : { ...t.refuge },
    refugeDeck: t.refugeDeck.slice(),
    team: t.team.map(copySurvivor),
    doors: t.doors.map((door) => (door === null ? null : { ...door })),
    exits: t.exits.map((door) => ({ ...door })),
    figures: t.figures.map((figure) => ({ ...figure })),
    ...(t.allies && { allies: t.allies.map((ally) => (ally === null ? null : { ...ally })) }),
    tokens: t.tokens.map((token) => ({ ...token })),
    pile: t.pile.slice(),
    away: t.away.slice(),
    noises: t.noises.slice(),
    items: t.items.slice(),
    itemDiscard: t.itemDiscard.slice(),
    events: t.events.slice(),
    eventDiscard: t.eventDiscard.slice(),
    resolveDeck: t.resolveDeck.slice(),
    goals: t.goals.slice(),
    goalDiscard: t.goalDiscard.slice(),
    boss: t.boss === null ? null : { ...t.boss, deck: t.boss.deck.slice(), discard: t.boss.discard.slice() },
    loader: t.loader === null ? null : { ...t.loader },
    objectives: t.objectives.map((objective) => ({ ...objective })),
    aside: t.aside.slice(),
    lasting: t.lasting.slice(),
  };
}

const copySurvivor = (survivor: Survivor): Survivor => ({ ...survivor, packs: survivor.packs.slice() });
