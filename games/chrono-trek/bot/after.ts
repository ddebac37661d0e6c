import { partAt, partsOf } from '@turnpoint/effects';
import type { Seat } from '@turnpoint/kernel';
import { CARDS, type Effect, effectAt, FRACTURE_ON, INDEXES, type Index, typeOf } from '../content/index.ts';
import { bitOf, fallenFractures, isTrue } from '../rules/board/board.ts';
import { alteredLinchpins, ownerOf } from '../rules/board/change.ts';
import { answersAt } from '../rules/effects/slots.ts';
import type { Board, CardId } from '../rules/types.ts';

/** A card with all that its announcement names. */
export interface Announced {
  readonly seat: Seat;
  readonly card: CardId;
  readonly answers: readonly string[];
}

/** The board after a play that nobody answers, as far as its text leaves nothing to chance or to later choices. */
export function boardAfter({ linchpins, anomaly, fractures, players }: Board, play: Announced): Board {
  return walk({ linchpins, anomaly, fractures, players }, play, play.card);
}

function walk(board: Board, play: Announced, at: string): Board {
  const effect = effectAt(at);
  const answers = answersAt(play.card, at, play.answers);
  let after = step(board, play, effect, answers);
  for (const [key] of partsOf(effect)) {
    if (effect.word === 'if') continue;
    if (effect.word === 'assignment' && (key === 'reward') !== (answers[0] === 'reward')) continue;
    after = walk(after, play, partAt(at, key));
  }
  return after;
}

function step(board: Board, { seat, card }: Announced, effect: Effect, answers: readonly string[]): Board {
  switch (effect.word) {
    case 'flip':
      if (effect.which === 'random') return board;
      return flipAll(board, effect.which === 'chosen' ? (answers.slice(0, 1) as Index[]) : alteredLinchpins(board));
    case 'enter':
      return settle(withArtifact(board, card, seat));
    case 'place':
      return effect.from === 'itself' ? place(board, card) : board;
    case 'take':
      return answers.filter(Boolean).reduce((now, id) => withArtifact(without(now, id), id, seat), board);
    case 'discard':
      return answers[0] ? without(board, answers[0]) : board;
    case 'fetch':
      return effect.to === 'front' && answers[0] ? settle(withArtifact(board, answers[0], seat)) : board;
    case 'anomaly':
      return { ...board, anomaly: Math.max(0, Math.min(5, board.anomaly + effect.by)) };
    case 'special':
      return effect.id === 'cultural-exchange' ? swap(board, seat, answers) : board;
    default:
      return board;
  }
}

function flipAll(board: Board, linchpins: readonly Index[]): Board {
  let now = board;
  for (const index of linchpins) {
    const { anomaly, fractures, players } = now;
    now = settle({ linchpins: now.linchpins ^ bitOf(index), anomaly, fractures, players });
  }
  return now;
}

function place(board: Board, card: CardId): Board {
  const spot = CARDS[card]?.spot ?? null;
  if (spot === null || !isTrue(board, spot)) return board;
  return { ...board, fractures: INDEXES.filter((index) => index === spot || board.fractures.includes(index)) };
}

function swap(board: Board, seat: Seat, [mine = '', theirs = '']: readonly string[]): Board {
  const other = ownerOf(board, theirs);
  if (ownerOf(board, mine) !== seat || other < 0) return board;
  return withArtifact(withArtifact(without(without(board, mine), theirs), mine, other), theirs, seat);
}

function withArtifact(board: Board, card: CardId, to: Seat): Board {
  const players = board.players.map((player, seat) =>
    seat === to ? { artifacts: [...player.artifacts, card] } : player,
  );
  return { ...board, players };
}

function without(board: Board, card: CardId): Board {
  const players = board.players.map((player) =>
    player.artifacts.includes(card) ? { artifacts: player.artifacts.filter((id) => id !== card) } : player,
  );
  return { ...board, players };
}

function settle(board: Board): Board {
  if (board.fractures.length === 0) return board;
  const fallen = fallenFractures(board);
  return fallen.length === 0
    ? board
    : { ...board, fractures: board.fractures.filter((spot) => !fallen.includes(spot)) };
}

/** Would this Fracture find its condition true? */
export function fits(board: Board, card: CardId): boolean {
  return typeOf(card) === 'fracture' && INDEXES.some((index) => FRACTURE_ON[index] === card && isTrue(board, index));
}
