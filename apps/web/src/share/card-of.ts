import { tell } from '@turnpoint/kernel';
import { gameName } from '../client/told.ts';
import { endOf } from '../match/result.ts';
import { figureOf, isChance } from '../replay/figures.ts';
import { boardPicture } from './board-picture.ts';
import type { Card } from './card.ts';
import { riversOf } from './card-rivers.ts';
import { type Deciding, decidingOf, saidOf, stepsOf } from './deciding.ts';
import { calledByPlace } from './names.ts';
import type { Point, Shareable } from './shareable.ts';
import type { Sharing } from './sharing.svelte.ts';
import { say } from './words.ts';

/** All that the picture shows of a match, with or without names. */
export async function cardOf(sharing: Sharing): Promise<Card> {
  const { replay, motif } = sharing;
  const { match, table } = replay.fetched;
  const point = motif === 'point' ? (replay.chances?.biggest ?? null) : null;
  const deciding = point && decidingOf(point, replay);
  const step = (deciding && stepsOf(deciding, replay).at(-1)) ?? deciding?.turn.last ?? match.look.step;
  const [{ look, reckoned }, marks, rivers] = await Promise.all([
    replay.fetched.review.sightAt(match.id, replay.own, step, 'open'),
    point && deciding ? marksOf(point, deciding, replay) : [],
    riversOf(sharing),
  ]);
  return {
    game: gameName(match.game),
    title: titleOf(sharing),
    when:
      motif === 'river' ? `${whenOf(replay)}, ${say('share.card-river', { n: rivers.length - 1 })}` : whenOf(replay),
    sentence: deciding === null ? '' : sentenceOf(sharing, deciding),
    became: point === null ? '' : becameOf(point),
    isWorse: point?.came === 'bad',
    // Branches take the room of the board.
    board:
      motif === 'river'
        ? null
        : await boardPicture(table, { look, reckoned, reader: replay.reader }, marks).catch(() => null),
    rivers,
    at: deciding === null ? null : step / match.look.step,
    checked: sharing.checked?.sealFits && sharing.checked.endFits ? say('share.card-checked') : null,
  };
}

/** The same figures as the page has. */
function becameOf({ before, after }: Point): string {
  const key = isChance(before) ? 'share.card-became' : 'share.card-became-score';
  return say(key, { a: figureOf(before), b: figureOf(after) });
}

/** What could be marked, what is wanted most first: what the sentence tells of, else all that was done in the turn of either. */
function marksOf(point: Point, deciding: Deciding, replay: Shareable): Promise<string[][]> {
  const turn = replay.turns[point.turn];
  const both = [deciding, ...(turn === undefined ? [] : [{ turn, decided: point }])];
  const steps = both.flatMap((one) => [stepsOf(one, replay), allOf(one.turn)]);
  return Promise.all(steps.map(async (some) => (await Promise.all(some.map((step) => replay.spotsOf(step)))).flat()));
}

const allOf = ({ first, last }: Deciding['turn']): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);

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
function sentenceOf(sharing: Sharing, deciding: Deciding): string {
  const { you: _, ...others } = sharing.replay.reader;
  return tell({ ...others, names: namesOf(sharing) }, saidOf(deciding, sharing.replay));
}
