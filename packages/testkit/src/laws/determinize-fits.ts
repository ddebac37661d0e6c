import { look, play, sameJson } from '@turnpoint/kernel';
import { type Law, must, mustBeBytes } from '../law.ts';
import { type Moment, nameOf, pick, readersOf } from '../moment.ts';
import { notPlain } from '../plain.ts';

export const determinizeFits: Law = {
  name: 'determinize fits the look',
  says: 'a world made from a look is a full state that gives the same look, and can be played',
  atState(m) {
    for (const reader of readersOf(m.state)) if (m.sometimes(2)) mustFit(m, reader);
  },
};

function mustFit({ companion: { game }, state, int }: Moment, reader: number | null): void {
  const seen = JSON.parse(JSON.stringify(look(game, state, reader)));
  const world = game.determinize(seen, int);
  const odd = notPlain(world);
  must(odd === null, () => `the world is not plain JSON at ${odd}`);
  const again = look(game, world, reader);
  if (!sameJson(again, seen)) {
    mustBeBytes(JSON.stringify(again), JSON.stringify(seen), `the look of ${nameOf(reader)} into a world made from it`);
  }
  if (reader === null || seen.choices.length === 0) return;
  const choice = pick(int, again.choices);
  must(play(game, world, reader, choice).ok, () => `${JSON.stringify(choice)} cannot be played in the world`);
}
