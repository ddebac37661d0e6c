import type { Types } from '@turnpoint/kernel';
import { type Odds, swingOf } from '@turnpoint/protocol';
import { type Decided, newsOf, stepsTold, type Turn } from '@turnpoint/ui';
import type { Point, Shareable } from './shareable.ts';

/** A turn that a picture is told by, and what it is told for. */
export interface Deciding {
  readonly turn: Turn<Types>;
  readonly decided: Decided | null;
}

type Told = Pick<Shareable, 'turns' | 'chances' | 'fetched'>;

const playedOf = ({ fetched: { match, replayed } }: Told) => ({ look: match.look, log: replayed.log });

/** What decided more of a turning point: its own turn, or the answer to it. Nothing else has room in a picture. */
export function decidingOf(point: Point, replay: Told): Deciding | null {
  const turn = replay.turns[point.turn];
  const reply = point.reply === null ? undefined : replay.turns[point.reply];
  if (turn === undefined) return null;
  const { came, isOwn, step } = point;
  const [own, answer] = [
    { turn, decided: { came: isOwn ? came : null, step } },
    reply && { turn: reply, decided: null },
  ];
  if (answer === undefined) return own;
  const isAnswers =
    answer.turn.last >= answer.turn.first
      ? hasTurnedWith(point, replay)
      : // They act with the last choice of the turn: what an earlier one decided is not theirs.
        (step === null || step === turn.last) && weightOf(answer, replay) > weightOf(own, replay);
  return isAnswers ? answer : own;
}

/** Nobody chose in it (the enemies act): no chance lies between the two, only what there is to tell. */
const weightOf = ({ turn, decided }: Deciding, replay: Told): number =>
  newsOf(replay.fetched.story, turn, playedOf(replay), decided).worth;

/** Had less than half of it come when the answer began? */
function hasTurnedWith({ turn, before, after }: Point, { chances }: Told): boolean {
  const change = (to: Odds) => swingOf(before, to).value;
  const between = chances?.known[turn];
  return between !== undefined && change(between) / change(after) < 0.5;
}

/** The steps that it tells of. */
export const stepsOf = ({ turn, decided }: Deciding, replay: Told): readonly number[] =>
  stepsTold(replay.fetched.story, turn, playedOf(replay), decided);

/** Its sentence. */
export const saidOf = ({ turn, decided }: Deciding, replay: Told) =>
  newsOf(replay.fetched.story, turn, playedOf(replay), decided).says;
