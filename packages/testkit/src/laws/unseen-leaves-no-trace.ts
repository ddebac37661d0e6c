import { byOf, type Match, type Seat, type Types, unseenAnswers, type Viewer } from '@turnpoint/kernel';
import { type Law, mustBeBytes } from '../law.ts';
import { asideChoices, type Moment, nameOf, pick, seatsOf, viewersOf } from '../moment.ts';

/** Private open choices and unseen answers are there, and somebody acts who cannot see them. */
export const unseenLeavesNoTrace: Law = {
  name: 'unseen choices leave no trace',
  says: 'after somebody has chosen aside, nobody can tell whether choices were made before that they could not see',
  atState(m) {
    for (const seat of seatsOf(m.state)) {
      const seen = Math.min(m.match.shownTo(seat), m.match.length - answersIn(m.match));
      if (seen < m.match.length && m.sometimes(4)) mustLeaveNoTrace(m, seat, seen);
    }
  },
};

function mustLeaveNoTrace(m: Moment, seat: Seat, seen: number): void {
  const aside = asideChoices(m.companion, m.match.stateAt(seen), seat);
  if (aside.length === 0) return;
  const choice = pick(m.int, aside);
  const [there, without] = [m.again(m.match.length), m.again(seen)];
  for (const match of [there, without]) match.choose(seat, choice, byOf(match.game, choice));
  // The last answer closes a decision, for all to see.
  if (there.length - answersIn(there) > without.length) return;
  for (const viewer of viewersOf(m.state)) {
    if (viewer !== null && there.look(viewer).answer !== null) continue;
    const what = `${nameOf(viewer)}, after "${choice.kind}" of seat ${seat}`;
    mustBeBytes(shown(there, viewer), shown(without, viewer), what);
  }
}

function answersIn({ game, state }: Match<Types>): number {
  return unseenAnswers(game, state);
}

function shown(match: Match<Types>, viewer: Viewer): string {
  const undo = viewer === null ? null : match.cannotUndo(viewer);
  return JSON.stringify({ look: match.look(viewer), log: match.log(viewer), undo, rewrites: match.rewrites });
}
