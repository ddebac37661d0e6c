import { determinize, look, play, sameJson, type Viewer } from '@turnpoint/kernel';
import { type Law, must, mustBeBytes } from '../law.ts';
import { type Moment, nameOf, pick, viewersOf } from '../moment.ts';
import { notPlain } from '../plain.ts';

export const determinizeFits: Law = {
  name: 'determinize fits the look',
  says: 'a world made from a look is a full state that gives the same look, and can be played',
  atState(m) {
    for (const viewer of viewersOf(m.state)) if (m.sometimes(2)) mustFit(m, viewer);
  },
};

function mustFit({ companion: { game }, state, int }: Moment, viewer: Viewer): void {
  const seen = JSON.parse(JSON.stringify(look(game, state, viewer)));
  const world = determinize(game, seen, int);
  const odd = notPlain(world);
  must(odd === null, () => `the world is not plain JSON at ${odd}`);
  const again = look(game, world, viewer);
  if (!sameJson(again, seen)) {
    mustBeBytes(JSON.stringify(again), JSON.stringify(seen), `the look of ${nameOf(viewer)} into a world made from it`);
  }
  if (viewer === null || seen.choices.length === 0) return;
  const choice = pick(int, again.choices);
  must(play(game, world, viewer, choice).ok, () => `${JSON.stringify(choice)} cannot be played in the world`);
}
