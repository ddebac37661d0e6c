import { type FrameRules, NOBODY, no, only } from '@turnpoint/kernel';
import { PERSONAS } from '../../content/index.ts';
import { survivorAt } from '../board/crew/crew.ts';
import { finishMission } from '../ending/ending.ts';
import { cannotPick, newSurvivor } from '../frames/pick.ts';
import type { Choice, Endure, FrameOf, Table } from '../types.ts';

const candidates = (t: Table): Choice[] =>
  PERSONAS.flatMap(({ id }): Choice[] => (cannotPick(t, id) === null ? [{ kind: 'survivor', id }] : []));

/** ETS-22.22: the player takes somebody unused, who joins at once; with nobody left the campaign is lost (ETS-21.20). */
export const replace: FrameRules<Endure, FrameOf<'replace'>> = {
  deciders: ({ table: t }, { who }) => (candidates(t).length > 0 ? only(survivorAt(t, who).seat) : NOBODY),
  prompt: () => ({ key: 'prompt.replace' }),
  choices: ({ table }) => candidates(table),
  refuse: ({ table }, _frame, _seat, choice) =>
    cannotPick(table, (choice as { id?: unknown } | null)?.id) ?? no('ETS-22.22', 'why.pick'),
  resolve(s, { who }, [choice], ctx) {
    const t = s.table;
    if (choice?.kind !== 'survivor') return finishMission(s, 'lost', 'ETS-21.20', ctx);
    const { seat, resolves, goal } = survivorAt(t, who);
    // ETS-22.27: the cards of the dead go back; nobody saw those that lay face down.
    t.resolveDeck.push(...resolves.map(({ card }) => card));
    ctx.shuffle(t.resolveDeck);
    if (goal !== null) t.goalDiscard.push(goal.card);
    t.team[who] = newSurvivor(choice.id, seat);
    ctx.log({ type: 'picked', clause: 'ETS-22.22', seat, survivor: choice.id });
  },
};
