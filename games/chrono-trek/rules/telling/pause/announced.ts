import { partAt, partsOf } from '@turnpoint/effects';
import type { Seat } from '@turnpoint/kernel';
import { cardOf, type Effect, effectAt, type Index, MEMO, typeOf } from '../../../content/index.ts';
import { bitOf } from '../../board/board.ts';
import { alteredLinchpins, ownerOf } from '../../board/change.ts';
import { slotsOf } from '../../effects/slots.ts';
import type { Board, CardId, Playing, View } from '../../types.ts';

/** Kinds of play that a holder of a Memo may want to be asked about (R30(c)). */
export const PLAY_KINDS = ['flip', 'fracture', 'artifact', 'touches-me', 'growth', 'memo'] as const;
export type PlayKind = (typeof PLAY_KINDS)[number];

/** The announced play that waits for answers; null when no window is open. Public facts only. */
export function announcedPlay(view: View): Playing | null {
  return view.stack.at(-1)?.kind === 'window' ? (view.playing.at(-1) ?? null) : null;
}

/** The parts of the card's text that this announcement will carry out. */
function effectsOf({ card, answers }: Playing, at: string = card): Effect[] {
  const effect = effectAt(at);
  const skipped = answers.includes('reward') ? 'otherwise' : 'reward';
  const keys = partsOf(effect).flatMap(([key]) => (key === skipped ? [] : [key]));
  return [effect, ...keys.flatMap((key) => effectsOf({ card, answers, seat: 0, via: 'turn' }, partAt(at, key)))];
}

export function kindsOf(view: View, play: Playing, me: Seat): PlayKind[] {
  const effects = effectsOf(play);
  const does = (wanted: (effect: Effect) => boolean) => effects.some(wanted);
  const kinds: Record<PlayKind, boolean> = {
    flip: does((effect) => effect.word === 'flip'),
    fracture: does((effect) => effect.word === 'place'),
    artifact: does((effect) => effect.word === 'enter' || (effect.word === 'fetch' && effect.to === 'front')),
    'touches-me': touchedSeats(view, play).includes(me),
    growth: does((effect) => effect.word === 'anomaly' && effect.by === 1),
    memo: play.card === MEMO,
  };
  return PLAY_KINDS.filter((kind) => kinds[kind]);
}

/** Seats whose hand, Artifact or ID the play names or moves; a Memo touches the player whose card it answers. */
export function touchedSeats(view: View, play: Playing): Seat[] {
  const everybody = view.players.map((_, seat) => seat);
  if (effectsOf(play).some((effect) => effect.word === 'pass')) return everybody;
  if (play.card === MEMO) return view.playing.slice(-2, -1).map(({ seat }) => seat);
  const named = slotsOf(play.card).flatMap(({ what }, n) => {
    const answer = play.answers[n] ?? '';
    if (answer === '') return [];
    if (what === 'player' || what === 'player-with-hand') return [Number(answer)];
    return what === 'other-artifact' ? [ownerOf(view, answer)] : [];
  });
  return [...new Set(named)];
}

/** Linchpins that the announced play would flip, in its order: those it names, or all that Temporal Reset turns back. */
export function flipsOf(board: Board, { card, answers }: Pick<Playing, 'card' | 'answers'>): Index[] {
  const { effect } = cardOf(card);
  if (effect.word === 'flip' && effect.which === 'all-altered') return alteredLinchpins(board);
  return answers.filter((answer): answer is Index => bitOf(answer) !== 0);
}

/** Artifacts that the announcement names, or the played one. */
export function namedArtifacts({ card, answers }: Playing): CardId[] {
  return [
    card,
    ...answers.filter((answer, n) => answer !== '' && /artifact|pile/.test(slotsOf(card)[n]?.what ?? '')),
  ].filter((id) => typeOf(id) === 'artifact');
}
