import { HandClock } from '@turnpoint/testkit/ports';
import { expect, test } from 'vitest';
import { Pulse } from '../src/client/pulse.ts';

function line() {
  const clock = new HandClock();
  const told: string[] = [];
  const state = { isWatched: true, answers: true };
  const pulse: Pulse = new Pulse({
    after: (milliseconds, act) => void clock.after(milliseconds, act),
    isWatched: () => state.isWatched,
    ask() {
      told.push('asked');
      if (state.answers) pulse.heard();
    },
    lost: () => void told.push('lost'),
  });
  const turn = (seconds: number) => {
    for (let n = 0; n < seconds; n++) clock.turn(1000);
  };
  return { pulse, told, state, turn };
}

test('a line that is quiet is asked for a word, and lives as long as it answers', () => {
  const { told, turn } = line();
  turn(60);
  expect(new Set(told)).toEqual(new Set(['asked']));
  expect(told.length).toBeLessThan(9);
});

test('one that goes silent is lost within eleven seconds, once', () => {
  const { told, state, turn } = line();
  turn(30);
  state.answers = false;
  turn(11);
  expect(told.filter((each) => each === 'lost')).toEqual(['lost']);
  turn(60);
  expect(told.filter((each) => each === 'lost')).toEqual(['lost']);
});

test('where there is a reason to look it is lost three seconds after', () => {
  const { pulse, told, state, turn } = line();
  state.answers = false;
  pulse.check();
  turn(2);
  expect(told).toEqual(['asked']);
  turn(1);
  expect(told).toEqual(['asked', 'lost']);
});

test('as long as words come, or nobody looks, nothing is asked; after its end nothing is lost', () => {
  const { pulse, told, state, turn } = line();
  for (let n = 0; n < 20; n++) {
    turn(1);
    pulse.heard();
  }
  state.isWatched = false;
  turn(60);
  expect(told).toEqual([]);
  state.answers = false;
  pulse.check();
  pulse.end();
  turn(60);
  expect(told).toEqual(['asked']);
});
