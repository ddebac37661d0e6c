import { type FrameRules, no, only } from '@turnpoint/kernel';
import { seatOf, survivorAt } from '../board/crew/crew.ts';
import { didDeed } from '../board/crew/deeds.ts';
import { markUsed } from '../board/crew/spirit.ts';
import { gainedBy, kitOf } from '../board/kit/kits.ts';
import { tellOffer } from '../telling/offer.ts';
import type { Before, Context, Endure, Frame, FrameOf, Table, Who } from '../types.ts';

type Trade = Pick<FrameOf<'offer'>, 'who' | 'with' | 'given'>;

/** Cards are laid as the trade would have it; the other player then says yes or no to what they see (ETS-10.22). */
export function beginTrade(t: Table, who: Who, other: Who): Frame {
  const isOwn = seatOf(t, who) === seatOf(t, other);
  const before: Before | null = isOwn
    ? null
    : { own: kitOf(survivorAt(t, who)), others: kitOf(survivorAt(t, other)), discarded: t.itemDiscard.length };
  return { kind: 'arrange', who, with: other, laid: [], moved: [], given: 0, before };
}

/** One's own cards, without anybody else (ETS-10.18). */
export const beginReorganising = (who: Who): Frame => ({
  kind: 'arrange',
  who,
  with: null,
  laid: [],
  moved: [],
  given: 0,
  before: null,
});

/** What was laid out stands. */
export function settleTrade(t: Table, { who, with: other, given }: Trade, ctx: Context): void {
  if (given === 0) return;
  ctx.log({ type: 'traded', clause: 'ETS-10.19', who, with: other, cards: given });
  // ETS-9.3: deeds are done in rounds.
  if (t.phase !== 'refuge') for (const side of [who, other]) didDeed(t, side, 'trade', ctx);
}

/** Was anything of the other survivor's touched? Only then their player has a say. */
export const touches = (t: Table, other: Who, { others }: Before): boolean =>
  JSON.stringify(kitOf(survivorAt(t, other))) !== JSON.stringify(others);

export const offer: FrameRules<Endure, FrameOf<'offer'>> = {
  deciders: ({ table: t }, { with: other }) => only(seatOf(t, other)),
  prompt: ({ table: t }, { who, with: other, before }) => {
    const kit = survivorAt(t, other);
    return tellOffer(t, who, { gets: gainedBy(before.others, kit), gives: gainedBy(kit, before.others) });
  },
  choices: () => [{ kind: 'accept' }, { kind: 'decline' }],
  refuse: () => no('ETS-10.22', 'why.accept-or-decline'),
  resolve({ table: t }, frame, [choice], ctx) {
    if (choice?.kind === 'decline') takeBack(t, frame, ctx);
    else settleTrade(t, frame, ctx);
  },
};

/** ETS-R96: all is as it was, the action too; the same two do not trade in this turn. */
function takeBack(t: Table, { who, with: other, before }: FrameOf<'offer'>, ctx: Context): void {
  const survivor = survivorAt(t, who);
  Object.assign(survivor, before.own, { packs: before.own.packs.slice() });
  Object.assign(survivorAt(t, other), before.others, { packs: before.others.packs.slice() });
  t.itemDiscard.length = before.discarded;
  ctx.log({ type: 'declined', clause: 'ETS-10.22', who: other });
  if (t.active !== who) return;
  survivor.actions += 1;
  survivor.spent -= 1;
  markUsed(survivor, refusedBy(other));
}

export const refusedBy = (other: Who): string => `refused by ${other}`;
