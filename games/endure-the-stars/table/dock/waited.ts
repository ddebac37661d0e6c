import type { Message } from '@turnpoint/kernel';
import type { Look } from '../../rules/types.ts';

/** Whom one waits for, and what for. */
export function waitedFor({ view, asked }: Pick<Look, 'view' | 'asked'>): Message {
  const player = { seat: asked[0] ?? 0 };
  const { active, team, phase } = view;
  const frame = view.stack.at(-1)?.kind;
  if (frame === 'pick') return { key: 'table.waiting-pick', args: { player } };
  if (phase === 'refuge') return { key: 'table.waiting-refuge', args: { player } };
  const one = active === null ? undefined : team[active];
  if (one !== undefined && one.seat === player.seat)
    return { key: 'table.waiting-turn', args: { player, survivor: { key: `survivor.${one.id}` } } };
  return { key: 'table.waiting', args: { player } };
}
