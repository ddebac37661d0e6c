import { choices, type Frame, play, sameJson, start, stream, topFrame } from '@turnpoint/kernel';
import { expect, test } from 'vitest';
import { EFFECTS, isAbility } from '../content/index.ts';
import { type Choice, endstream, type State } from '../rules/index.ts';

const places = Array.from({ length: 12 }, (_, place) => place);
const operators = Array.from({ length: 14 }, (_, operator) => operator);
const abilities = [...EFFECTS.keys()].filter(isAbility);

/** Every act that can be put into words, sensible or not. */
const CONCEIVABLE: readonly Choice[] = [
  ...places.flatMap((place): Choice[] => [
    { kind: 'agenda', place },
    { kind: 'push', place },
    { kind: 'step', to: place },
  ]),
  ...operators.flatMap((operator): Choice[] => [
    { kind: 'activate', operator },
    { kind: 'spin', operator },
    ...[0, 1].map((slot): Choice => ({ kind: 'tech', operator, slot })),
    ...places.map((to): Choice => ({ kind: 'move', operator, to })),
  ]),
  ...[...operators, 14, 15].flatMap((user) => abilities.map((ability): Choice => ({ kind: 'ability', user, ability }))),
];

test('ES-4.4 what is listed in a turn is exactly what no rule forbids, of all acts that can be put into words', () => {
  let turns = 0;
  for (let n = 0; n < 4; n++) {
    const int = stream(`listed ${n}`);
    let { state } = start(endstream, endstream.defaults(2), 2, `listed ${n}`);
    while (state.outcome === null) {
      const frame = topFrame(state) as Frame & { seat: number };
      if (frame.kind === 'turn' && state.table.lost.length === 0 && int(12) === 0) {
        mustListAll(state, frame.seat);
        turns++;
      }
      const legal = choices(endstream, state, frame.seat);
      const played = play(endstream, state, frame.seat, legal[int(legal.length)] as Choice);
      if (!played.ok) throw new Error(played.ruling.clause);
      state = played.state;
    }
  }
  expect(turns).toBeGreaterThan(100);
});

function mustListAll(state: State, seat: number): void {
  const listed = choices(endstream, state, seat);
  const { turn } = endstream.frames;
  for (const choice of CONCEIVABLE) {
    const { because } = turn.refuse(state, { kind: 'turn', seat }, seat, choice);
    const isForbidden = because.key !== 'why.unknown';
    const isListed = listed.some((legal) => sameJson(legal, choice));
    if (isListed === isForbidden)
      expect.fail(`${JSON.stringify(choice)} ${isListed ? 'is listed:' : 'is not:'} ${because.key}`);
  }
}
