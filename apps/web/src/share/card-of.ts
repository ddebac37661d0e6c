import { tell } from '@turnpoint/kernel';
import { gameName } from '../client/told.ts';
import { resultOf } from '../match/result.ts';
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
  const [{ look, reckoned }, spots, rivers] = await Promise.all([
    openSight(replay, turn?.last ?? match.look.step),
    spotsOf(replay, turn?.first ?? null),
    riversOf(sharing),
  ]);
  return {
    game: gameName(match.game),
    title: titleOf(sharing),
    when:
      motif === 'river' ? `${whenOf(replay)}, ${say('share.card-river', { n: rivers.length - 1 })}` : whenOf(replay),
    sentence: point === null ? '' : sentenceOf(sharing, point.turn),
    became: point === null ? '' : becameOf(point),
    isWorse: point !== null && point.after.value < point.before.value,
    // Branches take the room of the board.
    board:
      motif === 'river'
        ? null
        : await boardPicture(table, { look, reckoned, spots, reader: replay.reader }).catch(() => null),
    rivers,
    at: turn === undefined ? null : turn.last / match.look.step,
    checked: sharing.checked?.sealFits && sharing.checked.endFits ? say('share.card-checked') : null,
  };
}

function becameOf({ before, after }: Point): string {
  const percent = (value: number) => Math.round(value * 100);
  const isChance = before.kind === 'win' || before.kind === 'team';
  const [a, b] = isChance
    ? [percent(before.value), percent(after.value)]
    : [Math.round(before.value), Math.round(after.value)];
  return say(isChance ? 'share.card-became' : 'share.card-became-score', { a, b });
}

const openSight = ({ fetched, own }: Shareable, step: number) =>
  fetched.review.sightAt(fetched.match.id, own, step, 'open');

/** What the first choice of a turn touched. */
async function spotsOf({ fetched, own }: Shareable, first: number | null): Promise<readonly string[]> {
  const { story, review, match } = fetched;
  if (first === null || first === 0) return [];
  const [record, before] = await Promise.all([
    review.record(match.id),
    review.sightAt(match.id, own, first - 1, 'open'),
  ]);
  const choice = record.choices[first - 1]?.choice;
  return choice === undefined ? [] : story.marks(choice, before.look);
}

const namesOf = ({ replay, hasNames }: Pick<Sharing, 'replay' | 'hasNames'>): readonly string[] =>
  replay.fetched.match.players.map(
    (player, seat) => calledByPlace(hasNames ? player : { ...player, name: '' }, seat).name,
  );

/** "Bo beat Ana"; where there is no such thing, the result in the words of the page. */
export function titleOf(sharing: Pick<Sharing, 'replay' | 'hasNames'>): string {
  const names = namesOf(sharing);
  const { outcome } = sharing.replay.fetched.match;
  if (outcome === null) return '';
  const [winner] = outcome.winners;
  if (outcome.kind === 'won' && outcome.winners.length === 1 && names.length === 2 && winner !== undefined)
    return say('share.card-beat', { a: names[winner] ?? '', b: names[1 - winner] ?? '' });
  return resultOf(outcome, names);
}

function whenOf({ turns }: Shareable): string {
  const n = Math.max(0, ...turns.map((turn) => turn.n));
  return n === 0 ? '' : say('share.card-turn', { n });
}

/** Told of by name, never "you": whoever sees the picture is somebody else. */
function sentenceOf(sharing: Sharing, at: number): string {
  const { reader, fetched, turns, headlines } = sharing.replay;
  const turn = turns[at];
  if (turn === undefined) return headlines[at] ?? '';
  const { you: _, ...others } = reader;
  const before = fetched.replayed.log.filter(({ step }) => step < turn.first);
  return tell(
    { ...others, names: namesOf(sharing) },
    fetched.story.headline(turn, { look: fetched.match.look, before }),
  );
}
