import { no, only, type Seat } from '@turnpoint/kernel';
import { characterOf } from '../../../content/index.ts';
import { playerAt, seatsIn } from '../../board/seats.ts';
import { checkVictory } from '../../ending/ending.ts';
import { isMixed } from '../../set-up/pool.ts';
import type { CharacterId, Context, State } from '../../types.ts';
import { noEffect } from '../no-effect.ts';
import { frameAt } from '../part.ts';
import type { WordOf } from '../word.ts';

const LOOKED_AT = 2;

/** First two unused IDs are drawn at random (`left` 1), then one of the three is kept (`left` 0) (R41). */
export const deepCover: WordOf<'special'> = {
  times: () => 1,
  question: {
    deciders: ({ table }, { left, play: { seat } }) => (left === 0 && table.offer.length > 0 ? only(seat) : []),
    prompt: () => ({ key: 'prompt.identity' }),
    choices: ({ table }, _here, seat) =>
      [playerAt(table, seat).character as CharacterId, ...table.offer].map((character) => ({
        kind: 'identity',
        character,
      })),
    refuse: () => no('CT-R41', 'why.keep-one-identity'),
  },
  resolve(s, here, _effect, ctx, [choice]) {
    const { seat } = here.play;
    if (here.left === 1) {
      look(s, seat, ctx);
      ctx.push({ ...frameAt(here.at), done: 1 });
    } else if (choice?.kind === 'identity') keep(s, seat, choice.character, ctx);
    else noEffect(here, ctx);
  },
};

function look(s: State, seat: Seat, ctx: Context): void {
  const t = s.table;
  while (t.offer.length < LOOKED_AT && t.unused.length > 0) {
    t.offer.push(...t.unused.splice(ctx.int(t.unused.length), 1));
  }
  if (t.offer.length === 0) return;
  const player = playerAt(t, seat);
  player.away = player.away.filter((id) => !t.offer.includes(id));
  ctx.learns([seat]);
  ctx.log({ type: 'offer', clause: 'CT-R41', seat, characters: t.offer.slice() }, { to: [seat], others: null });
}

function keep(s: State, seat: Seat, character: CharacterId, ctx: Context): void {
  const t = s.table;
  const player = playerAt(t, seat);
  const back = [player.character as CharacterId, ...t.offer].filter((id) => id !== character);
  player.character = character;
  player.away = [...new Set([...player.away, ...back])].filter((id) => id !== character);
  player.deeds = [];
  t.offer = [];
  t.unused.push(...back);
  ctx.learns(seatsIn(t));
  t.players.forEach((other, viewer) => {
    if (viewer === seat) return;
    const seen = other.seen[seat] ?? null;
    if (seen !== null) other.seen[seat] = { character: seen.character, stale: true };
    // Whatever others knew to be unused may have been taken up.
    other.away = [];
  });
  const entry = { type: 'covered', clause: 'CT-R41', seat } as const;
  ctx.log({ ...entry, character }, { to: [seat], others: { ...entry, character: null } });
  if (isMixed(t.options)) ctx.log({ type: 'pips', clause: 'CT-R41', seat, pips: characterOf(character).pips });
  checkVictory(s, ctx);
}
