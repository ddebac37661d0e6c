import { automatic } from '@turnpoint/kernel';
import type { EffectFrame, Reaction, TimeStream } from '../types.ts';

/**
 * What waited for the end of a text or target executes: the turn player's first, then the opponent's (TS-17.15). Those of
 * one player are alike in this pool, so nobody is asked for an order.
 */
export const react = automatic<TimeStream, 'react'>((s, { seat }, _, ctx) => {
  const t = s.table;
  if (t.reactions.length === 0) return;
  const waiting = t.reactions;
  t.reactions = [];
  const ordered = [...of(waiting, t.turn), ...of(waiting, 1 - t.turn)];
  for (const { seat: by, card, at } of ordered) ctx.log({ type: 'ability', clause: 'TS-17.20', seat: by, card, at });
  ctx.push(...ordered.map(effectOf), { kind: 'react', seat });
});

const of = (reactions: readonly Reaction[], seat: number): Reaction[] => reactions.filter((one) => one.seat === seat);

const effectOf = ({ seat, card, at }: Reaction): EffectFrame => ({
  kind: 'effect',
  seat,
  card,
  piece: -1,
  lane: -1,
  at,
  asked: 0,
  left: -1,
});
