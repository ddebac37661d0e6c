import { type FrameRules, only, type Seat } from '@turnpoint/kernel';
import { handOf, inPlay, removeCard } from '../seats.ts';
import type { Choice, Hush, LeadFrame, State } from '../types.ts';

function rivals(s: State, seat: Seat): Seat[] {
  return inPlay(s).filter((other) => other !== seat);
}

export const lead: FrameRules<Hush, LeadFrame> = {
  deciders: (_, { seat }) => only(seat),
  prompt: () => ({ key: 'prompt.lead' }),
  choices(s, { stashed }, seat) {
    const { deck, peeked } = s.table;
    const stashes = stashed ? [] : [...new Set(handOf(s, seat))];
    return [
      ...stashes.map((card): Choice => ({ kind: 'stash', card })),
      ...(deck.length > 0 && !peeked.includes(seat) ? [{ kind: 'peek' } as const] : []),
      { kind: 'roll' },
      ...rivals(s, seat).map((target): Choice => ({ kind: 'call', target })),
    ];
  },
  refuse(_s, { stashed }, _seat, choice) {
    const kind = (choice as Choice | null | undefined)?.kind;
    if (kind === 'stash') return { clause: 'HUSH-2.2', because: { key: stashed ? 'no.stash' : 'no.card' } };
    return { clause: 'HUSH-3.1', because: { key: 'no.lead' } };
  },
  resolve(s, frame, [choice], ctx) {
    const { table } = s;
    const { seat } = frame;
    switch (choice?.kind) {
      case 'stash': {
        removeCard(handOf(s, seat), choice.card);
        table.stashes[seat]?.push(choice.card);
        const entry = { type: 'stashed', clause: 'HUSH-2.2', seat, card: choice.card } as const;
        ctx.log(entry, { to: [seat], others: { ...entry, card: null } });
        return ctx.push({ ...frame, stashed: true });
      }
      case 'peek': {
        table.peeked.push(seat);
        const entry = { type: 'peeked', clause: 'HUSH-3.1', seat, card: table.deck.at(-1) ?? null } as const;
        ctx.log(entry, { to: [seat], others: { ...entry, card: null } });
        ctx.learns([seat]);
        return ctx.push(frame);
      }
      case 'call':
        ctx.log({ type: 'called', clause: 'HUSH-3.2', seat, target: choice.target });
        return ctx.push({ kind: 'window', by: seat, target: choice.target });
      default: {
        const eyes = ctx.int(6) + 1;
        table.points[seat] = (table.points[seat] ?? 0) + eyes;
        ctx.log({ type: 'rolled', clause: 'HUSH-3.1', seat, eyes });
      }
    }
  },
};
