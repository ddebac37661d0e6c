import { no, only } from '@turnpoint/kernel';
import { takeOut, titlesIn } from '../../board/hands.ts';
import { playerAt, seatsIn } from '../../board/seats.ts';
import { factOf, isCard } from '../../refusals/facts.ts';
import type { Ruling } from '../../types.ts';
import { noEffect } from '../no-effect.ts';
import { mayFetch } from '../options.ts';
import type { WordOf } from '../word.ts';

/** The draw pile is shown to its searcher alone, then shuffled (R40). */
export const starfleetArchive: WordOf<'special'> = {
  question: {
    deciders: ({ table }, { play: { seat } }) => (table.pile.length > 0 ? only(seat) : []),
    prompt: () => ({ key: 'prompt.find' }),
    choices: ({ table }) => [
      ...titlesIn(table.pile.filter(mayFetch).sort()).map((card) => ({ kind: 'find', card }) as const),
      { kind: 'find-nothing' },
    ],
    refuse: (_s, _here, _seat, choice) => refuse(choice),
  },
  resolve(s, here, _effect, ctx, [choice]) {
    const { seat } = here.play;
    if (choice === undefined) {
      noEffect(here, ctx, 'CT-R40');
      return;
    }
    const { pile } = s.table;
    const found = choice.kind === 'find' ? choice.card : null;
    if (found !== null) {
      takeOut(pile, found);
      playerAt(s.table, seat).hand.push(found);
    }
    ctx.shuffle(pile);
    ctx.learns(seatsIn(s.table));
    const entry = { type: 'searched', clause: 'CT-R40', seat, found: found !== null } as const;
    ctx.log({ ...entry, card: found }, { to: [seat], others: { ...entry, card: null } });
  },
};

function refuse(choice: unknown): Ruling {
  const { kind, card } = (choice ?? {}) as { kind?: unknown; card?: unknown };
  if (kind !== 'find') return no('CT-R40', 'why.find-one');
  if (!isCard(card)) return no('CT-1.7', 'why.no-such-card');
  return mayFetch(card)
    ? no('CT-R40', 'why.not-in-draw-pile', factOf(card))
    : no('CT-9.5', 'why.never-fetched', factOf(card));
}
