import { tell } from '@turnpoint/kernel';
import { headlineOf, stepTold } from '@turnpoint/ui';
import { gameName } from '../client/told.ts';
import { endOf } from '../match/result.ts';
import { figureOf, isChance } from '../replay/figures.ts';
import { boardPicture } from './board-picture.ts';
import type { Card } from './card.ts';
import { riversOf } from './card-rivers.ts';
import { calledByPlace } from './names.ts';
import type { Point, Shareable } from './shareable.ts';
import type { Sharing } from './sharing.svelte.ts';
import { say } from './words.ts';

/** All that the picture shows of a match, with or without names. */
export async function cardOf(sharing: Sharing): Promise<Card> {
  const { replay, motif } = sharing;
  const { match, table } = replay.fetched;
  const point = motif === 'point' ? (replay.chances?.biggest ?? null) : null;
  const turn = point === null ? undefined : replay.turns[point.turn];
  // What the sentence tells of; where that is no single step, what decided the turn.
  const told = point && turn && stepTold(replay.fetched.story, turn, playedOf(replay), point);
  const step = told ?? point?.step ?? null;
  const [{ look, reckoned }, spots, rivers] = await Promise.all([
    openSight(replay, step ?? turn?.last ?? match.look.step),
    turn === undefined ? [] : replay.spotsOf(step ?? turn.first),
    riversOf(sharing),
  ]);
  return {
    game: gameName(match.game),
    title: titleOf(sharing),
    when:
      motif === 'river' ? `${whenOf(replay)}, ${say('share.card-river', { n: rivers.length - 1 })}` : whenOf(replay),
    sentence: point === null ? '' : sentenceOf(sharing, point),
    became: point === null ? '' : becameOf(point),
    isWorse: point?.came === 'bad',
    // Branches take the room of the board.
    board:
      motif === 'river'
        ? null
        : await boardPicture(table, { look, reckoned, spots, reader: replay.reader }).catch(() => null),
    rivers,
    at: turn === undefined ? null : (step ?? turn.last) / match.look.step,
    checked: sharing.checked?.sealFits && sharing.checked.endFits ? say('share.card-checked') : null,
  };
}

/** The same figures as the page has. */
function becameOf({ before, after }: Point): string {
  const key = isChance(before) ? 'share.card-became' : 'share.card-became-score';
  return say(key, { a: figureOf(before), b: figureOf(after) });
}

const playedOf = ({ fetched: { match, replayed } }: Shareable) => ({ look: match.look, log: replayed.log });

const openSight = ({ fetched, own }: Shareable, step: number) =>
  fetched.review.sightAt(fetched.match.id, own, step, 'open');

const namesOf = ({ replay, hasNames }: Pick<Sharing, 'replay' | 'hasNames'>): readonly string[] =>
  replay.fetched.match.players.map(
    (player, seat) => calledByPlace(hasNames ? player : { ...player, name: '' }, seat).name,
  );

/** "Bo beat Ana". */
export function titleOf(sharing: Pick<Sharing, 'replay' | 'hasNames'>): string {
  const { outcome } = sharing.replay.fetched.match;
  return outcome === null ? '' : endOf(outcome, namesOf(sharing));
}

function whenOf({ turns }: Shareable): string {
  const n = Math.max(0, ...turns.map((turn) => turn.n));
  return n === 0 ? '' : say('share.card-turn', { n });
}

/** Told of by name, never "you": whoever sees the picture is somebody else. */
function sentenceOf(sharing: Sharing, point: Point): string {
  const { reader, fetched, turns, headlines } = sharing.replay;
  const turn = turns[point.turn];
  if (turn === undefined) return headlines[point.turn] ?? '';
  const { you: _, ...others } = reader;
  const says = headlineOf(fetched.story, turn, playedOf(sharing.replay), point);
  return tell({ ...others, names: namesOf(sharing) }, says);
}
