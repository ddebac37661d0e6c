import { choices, copyState, determinize, look, playInPlace, type State, type Viewer } from '@turnpoint/kernel';
import { type Law, must, mustBeBytes } from '../law.ts';
import { type Moment, nameOf, pick, seatsOf, viewersOf } from '../moment.ts';

/** So many choices are made in each world. */
const CHOICES = 3;

/** Bots make many worlds from one look and play in them in place. */
export const imaginedWorldsFresh: Law = {
  name: 'imagined worlds are fresh',
  says: 'a world made from a look shares nothing that changes with the look or the state, and is played apart from both',
  atState(m) {
    for (const viewer of viewersOf(m.state)) if (m.sometimes(6)) mustBeFresh(m, viewer);
  },
};

function mustBeFresh({ companion: { game }, state, json, int }: Moment, viewer: Viewer): void {
  const seen = look(game, state, viewer);
  const seenBefore = JSON.stringify(seen);
  const world = determinize(game, seen, int);
  const elsewhere = partsOf(state.table, partsOf(seen.view));
  // What the game's own copy shares is said never to change.
  const still = partsOf(copyState(game, state).table);
  const shared = pathTo(world.table, (part) => elsewhere.has(part) && !still.has(part));
  must(shared === null, () => `table${shared} of a world of ${nameOf(viewer)} is not its own`);
  for (let n = 0; n < CHOICES; n++) playOn(world);
  mustBeBytes(JSON.stringify(state), json, 'playing in a world changed the state');
  mustBeBytes(JSON.stringify(seen), seenBefore, 'playing in a world changed the look it was made from');

  function playOn(s: State): void {
    const offered = seatsOf(s).flatMap((seat) => choices(game, s, seat).map((choice) => ({ seat, choice })));
    if (offered.length === 0) return;
    const { seat, choice } = pick(int, offered);
    playInPlace(game, s, seat, choice);
  }
}

/** Every object and list in it. */
function partsOf(value: unknown, into = new Set<object>()): Set<object> {
  if (typeof value !== 'object' || value === null || into.has(value)) return into;
  into.add(value);
  for (const part of Object.values(value)) partsOf(part, into);
  return into;
}

/** Where the first such part is (`.hands.0`), or null. */
function pathTo(value: unknown, isSuch: (part: object) => boolean): string | null {
  if (typeof value !== 'object' || value === null) return null;
  if (isSuch(value)) return '';
  for (const [key, part] of Object.entries(value)) {
    const path = pathTo(part, isSuch);
    if (path !== null) return `.${key}${path}`;
  }
  return null;
}
