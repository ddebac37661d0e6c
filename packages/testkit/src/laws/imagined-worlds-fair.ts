import { determinize, look, type State, type Viewer } from '@turnpoint/kernel';
import { type Law, must } from '../law.ts';
import { type Moment, nameOf, pick, viewersOf } from '../moment.ts';
import { Tally } from '../tally.ts';

/** So many worlds of each kind are compared. */
const WORLDS = 200;

/** In standard deviations. Thousands of places are compared in every run, and none may cross this by chance. */
const LIMIT = 6.5;

export const imaginedWorldsFair: Law = {
  name: 'imagined worlds are fair',
  says: 'what lies in each hidden place of imagined worlds is as likely there as it is given what the viewer knows',
  atState(m) {
    const isDeal = m.match.choices.length === 0;
    if (m.state.outcome === null && (isDeal || m.sometimes(150))) mustBeFair(m, pick(m.int, viewersOf(m.state)));
  },
};

function mustBeFair({ companion, state, int }: Moment, viewer: Viewer): void {
  const { game } = companion;
  const seen = look(game, state, viewer);
  const likely = (companion.likely ?? companion.scramble)(state, viewer, int);
  if (likely === null) return;
  const imagined = tally(state, () => determinize(game, seen, int));
  const fair = tally(state, () => (companion.likely ?? companion.scramble)(state, viewer, int) ?? likely);
  for (const place of new Set([...imagined.places, ...fair.places])) {
    const [found, expected] = [imagined.count(place), fair.count(place)];
    must(
      deviations(found, expected) < LIMIT,
      () => `${nameOf(viewer)} imagines ${place} in ${found} of ${WORLDS} worlds, and it is so in ${expected}`,
    );
  }
}

function tally(real: State, world: () => State): Tally {
  const worlds = new Tally(real.table);
  for (let n = 0; n < WORLDS; n++) worlds.add(world().table);
  return worlds;
}

/** How far two counts of the same thing are apart. */
function deviations(a: number, b: number): number {
  const share = (a + b) / (2 * WORLDS);
  const expected = Math.sqrt(2 * WORLDS * share * (1 - share));
  return expected === 0 ? 0 : Math.abs(a - b) / expected;
}
