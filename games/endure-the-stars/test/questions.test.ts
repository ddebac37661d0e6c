import { expect, test } from 'vitest';
import type { Frame, Shot } from '../rules/index.ts';
import type { Person, Position } from './position.ts';
import { MEDIC, SCOUT } from './refused.ts';
import { scene } from './scene.ts';

const PISTOL: Shot = {
  ...{ who: 0, item: 'pistol', pair: false, zone: 9 },
  mods: { dice: 0, hit: 0, noJam: false, slows: false },
};
const STEP = { zone: 8, exit: null, cost: 1, left: 1, isSafe: false, mayExit: false, shot: null };

interface Question {
  readonly frame: Frame;
  readonly asks: string;
  readonly refuses: string;
  readonly one?: Partial<Person>;
  readonly rest?: Partial<Position>;
  readonly args?: object;
}
const owning = (goal: NonNullable<Person['goal']>): Partial<Person> => ({ goal, reward: 'unlocked' });
const AGAIN = { asks: 'prompt.again', refuses: 'ETS-R91 why.again-or-keep', one: owning('the-gambit') };

/** What is asked, and what answers it by nothing that was offered. */
const QUESTIONS: readonly Question[] = [
  {
    frame: { kind: 'activate', who: 0, cards: ['trapped', 'flee'] },
    ...{ asks: 'prompt.activate', refuses: 'ETS-8.28 why.one-of-these' },
  },
  {
    frame: {
      kind: 'assign',
      shot: PISTOL,
      line: [] as never,
      dice: [5, 6],
      damage: 1,
      hits: [],
      spared: [],
      misses: 0,
    },
    ...{ asks: 'prompt.assign', refuses: 'ETS-15.5 why.target', args: { n: 2 } },
    rest: { enemies: ['1 jaeger CQ.e+LB.w', '1 swarmer CQ.e+LB.w'] },
  },
  {
    frame: { kind: 'barrage', who: 0, item: 'pistol', left: 2 },
    ...{ asks: 'prompt.barrage', refuses: 'ETS-6.5 why.barrage', args: { n: 2 } },
    ...{ one: { cards: ['pistol'] }, rest: { enemies: ['9 jaeger CQ.x'] } },
  },
  {
    frame: { kind: 'check', who: 0, step: STEP },
    ...{ asks: 'prompt.check', refuses: 'ETS-8.17 why.roll-or-reward', one: owning('nothing-to-fear') },
  },
  { frame: { kind: 'checked', who: 0, step: STEP, dice: [6, 6] }, ...AGAIN, args: { dice: { list: ['6', '6'] } } },
  {
    frame: { kind: 'tested', who: 0, clause: 'ETS-8.3', dice: [6, 5] },
    ...AGAIN,
    args: { dice: { list: ['6', '5'] } },
  },
  {
    frame: { kind: 'fired', shot: PISTOL, line: [] as never, dice: [1, 2] },
    ...{ ...AGAIN, args: { dice: { list: ['1', '2'] } } },
  },
  {
    frame: { kind: 'dealt', who: 0, items: ['pistol', 'shotgun'], keep: 1, clause: 'ETS-M02.9' },
    ...{ asks: 'prompt.found', refuses: 'ETS-M02.9 why.found' },
  },
  {
    frame: { kind: 'found', who: 0, items: ['pistol', 'shotgun'] },
    ...{ asks: 'prompt.found', refuses: 'ETS-10.11 why.found' },
  },
  {
    frame: { kind: 'exchange', left: [0], open: [[0, 1]] },
    ...{ asks: 'prompt.exchange', refuses: 'ETS-22.24 why.exchange' },
  },
  {
    frame: { kind: 'gain', who: 0, item: 'med-kit-2' },
    ...{ asks: 'prompt.gain', refuses: 'ETS-7.15 why.no-room', args: { item: { key: 'item.med-kit-2' } } },
    one: { cards: ['shotgun', 'persuader', 'jaeger-claw'] },
  },
  {
    frame: { kind: 'granted', who: 0, what: 'order' },
    ...{ asks: 'prompt.granted.order', refuses: 'ETS-10.30 why.granted' },
  },
  {
    frame: { kind: 'led', who: 1, by: 0, left: 2, agreed: false },
    ...{ asks: 'prompt.led', refuses: 'ETS-R84 why.led' },
  },
  {
    frame: { kind: 'link', who: 0 },
    ...{ asks: 'prompt.link', refuses: 'ETS-6.3 why.link', args: { event: { key: 'event.blackout' } } },
    rest: { events: ['blackout', 'lull', 'lull'] },
  },
  {
    frame: { kind: 'name', who: 0, power: 'stun-grenade', picked: [], from: 'item' },
    ...{ asks: 'prompt.name', refuses: 'ETS-10.23 why.name', args: { power: { key: 'power.stun-grenade' } } },
  },
  ...(
    [
      ['active', 'ETS-6.3'],
      ['crisis', 'ETS-6.5'],
      ['passive', 'ETS-6.2'],
      ['drawn', 'ETS-10.14'],
      ['reward', 'ETS-9.5'],
    ] as const
  ).map(
    ([from, clause]): Question => ({
      frame: { kind: 'name', who: 0, power: 'echo', picked: [], from },
      ...{ asks: 'prompt.name', refuses: `${clause} why.name`, args: { power: { key: 'power.echo' } } },
    }),
  ),
  {
    frame: { kind: 'pay', who: 0, item: 'shotgun', left: 2 },
    ...{ asks: 'prompt.pay', refuses: 'ETS-22.18 why.pay', args: { item: { key: 'item.shotgun' }, n: 2 } },
    one: { cards: ['pistol'] },
  },
  {
    frame: { kind: 'prize', who: 0, cards: ['pistol', 'shotgun'], how: 'choice', secondToOther: false },
    ...{ asks: 'prompt.prize', refuses: 'ETS-10.15 why.prize', rest: { table: { aside: ['pistol', 'shotgun'] } } },
  },
  {
    frame: { kind: 'second', who: 0, cards: ['pistol'] },
    ...{ asks: 'prompt.second', refuses: 'ETS-10.15 why.second', rest: { table: { aside: ['pistol'] } } },
  },
  { frame: { kind: 'refuge-ask' }, asks: 'prompt.refuge-ask', refuses: 'ETS-22.1 why.vote' },
  {
    frame: { kind: 'stay' },
    ...{ asks: 'prompt.stay', refuses: 'ETS-22.7 why.vote', args: { n: 2 } },
    rest: { table: { refuge: { track: 2, goods: [], price: 2, closed: [], better: {} } } },
  },
  {
    frame: { kind: 'renew', left: [0] },
    ...{ asks: 'prompt.renew', refuses: 'ETS-22.23 why.accept-or-decline', one: { goal: 'ninja' } },
    args: { survivor: { key: `survivor.${MEDIC}` } },
  },
  {
    frame: { kind: 'stride', who: 0, left: 2, isSafe: false, mayExit: false },
    ...{ asks: 'prompt.stride', refuses: 'ETS-14.22 why.move-or-stay', args: { n: 2 } },
  },
  {
    frame: { kind: 'used', who: 0, power: 'med-kit-2', from: 'item' },
    ...{ asks: 'prompt.spare', refuses: 'ETS-7.8 why.spare-or-spend', one: owning('making-it-last') },
    args: { item: { key: 'item.med-kit-2' } },
  },
];

test.each(QUESTIONS.map((question) => [question.refuses, question.frame.kind, question] as const))(
  '%s answers what does not belong to the question %s',
  (_name, kind, { frame, asks, refuses, one = {}, rest = {}, args }) => {
    const t = scene({
      team: { [MEDIC]: { at: 'CQ.w', ...one }, [SCOUT]: { at: 'CQ.w' } },
      tokens: ['swarmer-4 LB.A'],
      active: MEDIC,
      stack: [{ kind: 'next-turn' }, frame],
      ...rest,
    });
    t.awaits(0, kind);
    expect(t.look(0).prompt).toEqual({ key: asks, ...(args === undefined ? {} : { args }) });
    const ruling = t.ruling(0, { kind: 'nothing' });
    expect(`${ruling?.clause} ${ruling?.because.key}`).toBe(refuses);
  },
);
