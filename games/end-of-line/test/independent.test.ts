import { stream } from '@turnpoint/kernel';
import { describe, expect, test } from 'vitest';
import { COLOURS, type Mode } from '../content/index.ts';
import { type Game, make, mover, moves, read } from './independent.ts';
import { Scene } from './scene.ts';

/** All that both games know about a position, spelled alike. */
function summary(g: Game) {
  const people = g.people.map((p) => ({ ...p, hand: [...p.hand].sort() }));
  const cards = [...g.cards].map(([key, card]) => `${key} ${Object.values(card)}`).sort();
  return { ...g, cards, people };
}

/** Plays one random match on both, step by step. Energy and ends are chosen more often than chance would. */
function playBoth(mode: Mode, seats: number, seed: string): void {
  const int = stream(`both ${seed}`);
  let scene = Scene.deal(mode, seats, seed);
  let game = read(scene.state);
  while (scene.state.outcome === null) {
    const offers = scene.offers();
    expect(game.over).toBeNull();
    expect(scene.turn).toBe(scene.names[mover(game)]);
    expect([...offers].sort()).toEqual(moves(game).sort());
    const rare = offers.filter((offer) => /turnaround|boost|brake|stop|agree|give-up/.test(offer));
    const wanted = rare.filter((offer) => !/stop|agree|give-up/.test(offer) || int(12) === 0);
    const from = wanted.length > 0 && int(4) === 0 ? wanted : offers.filter((offer) => !/stop|give-up/.test(offer));
    const move = (from.length > 0 ? from : offers)[int((from.length > 0 ? from : offers).length)] as string;
    scene = scene.play(scene.turn as string, move);
    game = make(game, move);
    if (scene.state.outcome === null) expect(summary(game)).toEqual(summary(read(scene.state)));
  }
  const { kind, winners, scores } = scene.state.outcome;
  expect(game.over).toEqual(kind === 'scored' ? { score: scores?.[0] } : { winners });
}

describe('the rules and a second game written from the specification alone play the same', () => {
  const setups: [Mode, number, number][] = [
    ['versus', 2, 40],
    ['battle-royale', 3, 15],
    ['battle-royale', 4, 8],
    ['battle-royale', 5, 5],
    ['battle-royale', 6, 4],
    ['battle-royale', 7, 4],
    ['battle-royale', COLOURS.length, 4],
    ['team', 4, 20],
    ['solo', 1, 40],
    ['co-op', 2, 25],
  ];
  test.each(setups)('%s, %i players, %i matches', (mode, seats, matches) => {
    for (let i = 0; i < matches; i++) playBoth(mode, seats, `${mode}-${seats}-${i}`);
  });
});
