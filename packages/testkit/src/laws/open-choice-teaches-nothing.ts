import {
  choices,
  deciders,
  determinize,
  entriesFor,
  look,
  othersThan,
  type Played,
  play,
  type Seat,
  type State,
  type Types,
} from '@turnpoint/kernel';
import { type Law, must, mustBeBytes } from '../law.ts';
import type { Step } from '../moment.ts';

/** Undo is free exactly where this law holds: whoever takes a choice back knows nothing that was not known before. */
export const openChoiceTeachesNothing: Law = {
  name: 'an open choice teaches nothing',
  says: 'a choice that can be taken back shows each seat that sees it the same in every world the seat could be in',
  atChoice(step) {
    const { companion, before, seat, int } = step;
    mustTeachNothing(step, companion.scramble(before, seat, int));
    mustTeachNothing(step, determinize(companion.game, look(companion.game, before, seat), int));
    for (const other of othersThan(seat, before.seats)) mustTeachOther(step, other);
  },
};

/** What others drew by it, say, stays in their heads. Where turns are private they have seen nothing yet. */
function mustTeachOther(step: Step, other: Seat): void {
  const { companion, before, state, seat, choice, played, int } = step;
  const { game } = companion;
  if (played.sealed || game.privateTurns) return;
  const world = companion.scramble(before, other, int);
  const there = play(game, world, seat, choice);
  const seen = (s: State) => JSON.stringify(look(game, s, other));
  const what = `seat ${other} learns from a choice that can be taken back`;
  if (there.ok && !there.sealed) mustBeBytes(seen(there.state), seen(state), what);
  if (!there.ok) must(looksPossible(step, world, other), () => `${what}: that it could be made at all`);
}

/** In a world of the other's where it cannot be made, the other sees nothing of it, or the same of something else. */
function looksPossible({ companion, before, state, seat, played }: Step, world: State, other: Seat): boolean {
  const { game } = companion;
  const seen = (s: State, log: Played<Types>['log']) =>
    JSON.stringify({ view: look(game, s, other).view, log: entriesFor(log, other) });
  const here = seen(state, played.log);
  if (here === seen(before, [])) return true;
  return choices(game, world, seat).some((choice) => {
    const there = play(game, world, seat, choice);
    return there.ok && seen(there.state, there.log) === here;
  });
}

function mustTeachNothing(step: Step, world: State): void {
  const { companion, before, state, seat, choice, played } = step;
  const { game } = companion;
  if (game.anytime.kinds.includes(choice.kind)) return;
  const there = play(game, world, seat, choice);
  must(there.ok, () => `${JSON.stringify(choice)} of seat ${seat} is not legal in a world that looks the same`);
  if (!there.ok || !isComparable(before, played, there)) return;
  if (deciders(game, before).length === 1) {
    must(there.sealed === played.sealed, () => `seat ${seat} learns from whether the choice can be taken back`);
  }
  if (played.sealed || there.sealed) return;
  mustBeBytes(JSON.stringify(look(game, there.state, seat)), JSON.stringify(look(game, state, seat)), 'the next look');
  const read = (log: Played<Types>['log']) => JSON.stringify(entriesFor(log, seat));
  mustBeBytes(read(there.log), read(played.log), 'the log');
}

/** Who has answered an open decision is hidden, so that the last answer in one world may not be the last in another. */
function isComparable(before: State, here: Played<Types>, there: Played<Types>): boolean {
  const closes = ({ state }: Played<Types>) => state.picks.length === 0;
  return before.picks.length === 0 || closes(here) === closes(there);
}
