import { type FrameRules, NOBODY, no, only } from '@turnpoint/kernel';
import { POWER_CELL, POWER_FAILURE } from '../../content/index.ts';
import { isOnMap, seatOf, survivorAt } from '../board/crew/crew.ts';
import { markSpent } from '../board/kit/cells.ts';
import { allCards, change } from '../board/kit/inventory.ts';
import { isPilot } from '../board/kit/values.ts';
import { isEvent } from '../board/ship.ts';
import type { Endure, FrameOf, Loader, Table, Who } from '../types.ts';

const cellsOf = (t: Table, who: Who): boolean[] => [
  ...new Set(allCards(survivorAt(t, who)).flatMap(({ item, half }) => (item === POWER_CELL ? [half] : []))),
];

const canPower = (t: Table, who: Who): boolean => isPilot(t, who) && isOnMap(t, who) && !isEvent(t, POWER_FAILURE);

/** ETS-18.5: a pilot who has a Power Cell must spend a charge; of which one is the pilot's choice. */
export const power: FrameRules<Endure, FrameOf<'power'>> = {
  deciders: ({ table: t }, { who }) => (canPower(t, who) && cellsOf(t, who).length > 1 ? only(seatOf(t, who)) : NOBODY),
  prompt: () => ({ key: 'prompt.power' }),
  choices: () => [
    { kind: 'cell', half: true },
    { kind: 'cell', half: false },
  ],
  refuse: () => no('ETS-18.5', 'why.cell'),
  resolve({ table: t }, { who }, [choice], ctx) {
    if (!isPilot(t, who)) return;
    const loader = t.loader as Loader;
    loader.powered = false;
    // ETS-3.9: without power the mission may be lost.
    ctx.push({ kind: 'notice' });
    const half = choice?.kind === 'cell' ? choice.half : cellsOf(t, who)[0];
    if (!canPower(t, who) || half === undefined) return;
    loader.powered = true;
    ctx.log({ type: 'powered', clause: 'ETS-18.5', who });
    // ETS-18.6: an empty one is discarded when the round ends.
    if (half) markSpent(t, who);
    else
      change(
        survivorAt(t, who),
        (held) => held.item === POWER_CELL && !held.half,
        (held) => ({ ...held, half: true }),
      );
  },
  rest: false,
};
