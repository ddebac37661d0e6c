import { expect, test } from 'vitest';
import { type Call, type Channel, connect, type Far, type Listener, markOf, type Sight } from '../src/index.ts';

/** The far side by hand: what it was sent, and saying something back. */
class Line implements Channel {
  readonly sent: Call[] = [];
  #take: (message: unknown) => void = () => {};

  post(message: unknown): void {
    this.sent.push(JSON.parse(JSON.stringify(message)));
  }

  receive(take: (message: unknown) => void): void {
    this.#take = take;
  }

  say(message: object): void {
    this.#take(JSON.parse(JSON.stringify(message)));
  }

  /** Answers the latest call of this verb. */
  answer(verb: string, value: unknown = null): void {
    this.say({ call: this.sent.findLast((call) => call.verb === verb)?.call, ok: true, value });
  }
}

const sight = (step: number, from: number, steps: readonly number[]): Sight =>
  ({
    look: { step, view: { step }, choices: [] },
    log: steps.map((each) => ({ step: each, seat: 0, entries: [], lines: [] })),
    from,
  }) as never;

async function seated(line: Line, door: Far) {
  const heard: (Sight | string)[] = [];
  const listener: Listener = { sight: (each) => heard.push(each), fault: (sentence) => heard.push(sentence) };
  const opening = door.sit('m', 1, listener);
  line.say({ port: 1, sight: sight(0, 0, [0]) });
  line.answer('sit');
  return { port: await opening, heard };
}

const tick = () => new Promise((next) => setImmediate(next));

test('a choice without an answer is sent again under its number, and its caller notices nothing', async () => {
  const [first, second] = [new Line(), new Line()];
  const door = connect(first, 'phone');
  const { port } = await seated(first, door);
  const answer = port.choose([{ kind: 'x' }], 0);
  await tick();
  door.resume(second);
  const sent = first.sent.find(({ verb }) => verb === 'choose') as Call;
  expect(sent.args).toEqual([
    [{ kind: 'x' }],
    0,
    { client: 'phone', number: sent.call, mark: markOf({ view: { step: 0 }, choices: [] }), seen: 1 },
  ]);
  const receipt = { ...(sent.args.at(-1) as object), again: true };
  expect(second.sent.filter(({ verb }) => verb === 'choose')).toEqual([
    { ...sent, args: [[{ kind: 'x' }], 0, receipt] },
  ]);
  second.answer('choose', { kind: 'done' });
  expect(await answer).toEqual({ kind: 'done' });
});

test('changes of a port wait for each other', async () => {
  const line = new Line();
  const { port } = await seated(line, connect(line, 'phone'));
  void port.choose([], 0);
  const undone = port.undo(null);
  await tick();
  expect(line.sent.map(({ verb }) => verb)).toEqual(['sit', 'choose']);
  line.answer('choose', { kind: 'done' });
  await tick();
  line.answer('undo');
  expect(await undone).toBeNull();
});

test('ports are opened again from where they stand, before anything is asked of them', async () => {
  const [first, second] = [new Line(), new Line()];
  const door = connect(first, 'phone');
  const { port, heard } = await seated(first, door);
  void door.tempo('m', 800);
  first.say({ port: 1, sight: sight(1, 1, [1]) });
  void port.text();
  door.resume(second);
  expect(second.sent.map(({ verb }) => verb)).toEqual(['tempo', 'sit', 'text']);
  expect(second.sent[1]?.args).toEqual(['m', 1, 1, true, { steps: 2, digest: expect.any(String) }]);
  second.say({ port: 1, sight: sight(3, 2, [2, 3]) });
  expect(heard.at(-1)).toMatchObject({ from: 2, look: { step: 3 } });
});

test('when nothing was missed the listener hears nothing', async () => {
  const [first, second] = [new Line(), new Line()];
  const door = connect(first, 'phone');
  const { heard } = await seated(first, door);
  door.resume(second);
  second.say({ port: 1, sight: sight(0, 1, []) });
  expect(heard).toHaveLength(1);
  second.say({ port: 1, sight: sight(0, 1, []) });
  expect(heard).toHaveLength(2);
});

test('what an older channel still brings is not heard', async () => {
  const [first, second] = [new Line(), new Line()];
  const door = connect(first, 'phone');
  const { heard } = await seated(first, door);
  door.resume(second);
  first.say({ port: 1, sight: sight(1, 1, [1]) });
  expect(heard).toHaveLength(1);
});

test('a port that cannot be opened again says why, and one that was being opened is opened', async () => {
  const [first, second] = [new Line(), new Line()];
  const door = connect(first, 'phone');
  const { heard } = await seated(first, door);
  const watching = door.watch('m', null);
  door.resume(second);
  const [again, watch] = second.sent as [Call, Call];
  second.say({ call: again.call, ok: false, error: 'there is no such match here' });
  second.say({ call: watch.call, ok: true, value: null });
  await watching;
  expect(heard.at(-1)).toBe('there is no such match here');
});

test('a port that cannot be opened again just now is tried again, later and later, and its listener notices nothing', async () => {
  const [first, second, third] = [new Line(), new Line(), new Line()];
  const pauses: number[] = [];
  let ring: () => void = () => {};
  const door = connect(first, 'phone', (milliseconds, act) => {
    pauses.push(milliseconds);
    ring = act;
  });
  const { heard } = await seated(first, door);
  door.resume(second);
  const call = second.sent[0]?.call;
  const fails = (line: Line) => line.say({ call, ok: false, code: 'fault', error: 'something went wrong' });
  for (let tries = 1; tries < 7; tries++) {
    fails(second);
    expect(second.sent).toHaveLength(tries);
    ring();
  }
  expect(pauses).toEqual([500, 1_000, 2_000, 5_000, 10_000, 10_000]);
  expect(second.sent.at(-1)?.args).toEqual(['m', 1, 1, true, { steps: 1, digest: expect.any(String) }]);
  second.say({ port: 1, sight: sight(1, 1, [1]) });
  second.answer('sit');
  expect(heard.map((each) => (typeof each === 'string' ? each : each.look.step))).toEqual([0, 1]);
  // It has been open since, so the pauses are short again; on another line it is opened without waiting for one.
  fails(second);
  expect(pauses.at(-1)).toBe(500);
  door.resume(third);
  ring();
  expect(third.sent.map(({ verb }) => verb)).toEqual(['sit']);
});

test('closing is done when the channel is lost, and what cannot be made twice is not sent again', async () => {
  const [first, second] = [new Line(), new Line()];
  const door = connect(first, 'phone');
  const { port } = await seated(first, door);
  const [closing, creating] = [port.close(), door.library.create({} as never)];
  door.resume(second);
  await closing;
  await expect(creating).rejects.toThrow('the connection was lost');
  expect(second.sent).toEqual([]);
});
