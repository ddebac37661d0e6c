import { expect, test } from 'vitest';
import { connect, type Listener, type Sight, type Words } from '../src/index.ts';

/** A port before a far side that sends sights without words, and a finder of words that answers when it is told to. */
async function opened() {
  const heard: unknown[] = [];
  const finding: PromiseWithResolvers<Words>[] = [];
  const posted: unknown[] = [];
  let toNear: (message: unknown) => void = () => {};
  const words = () => {
    const each = Promise.withResolvers<Words>();
    finding.push(each);
    return each.promise;
  };
  const channel = {
    post: (message: unknown) => void posted.push(message),
    receive: (take: (message: unknown) => void) => {
      toNear = take;
    },
  };
  const listener: Listener = {
    sight: ({ look, labels, reckoned, log }: Sight) => heard.push([look.step, labels, reckoned, log]),
    fault: (sentence) => heard.push(sentence),
  };
  const push = (step: number) =>
    toNear([1, { look: { step }, log: [{ step, seat: 0, entries: ['e'] }], from: 0, undo: null, orders: null }]);
  const find = (at: number, label: string) =>
    finding[at]?.resolve({ labels: [{ key: label }], reckoned: at, lines: [[{ key: `${label} told` }]] });
  const opening = connect(channel, 'page', null, words).sit('match', 0, listener);
  void opening.then(() => heard.push('open'));
  push(1);
  toNear({ call: 1, ok: true, value: null });
  return {
    opening,
    heard,
    finding,
    posted,
    push,
    find,
    answer: (value: unknown) => toNear({ call: 2, ok: true, value }),
  };
}

const rest = () => new Promise((resolve) => setImmediate(resolve));
const told = (step: number, label: string, at: number) => [
  step,
  [{ key: label }],
  at,
  [{ step, seat: 0, entries: ['e'], lines: [{ key: `${label} told` }] }],
];

test('sights that come without words are heard in words, in their order, before the port counts as open', async () => {
  const { heard, push, find } = await opened();
  push(2);
  find(1, 'second');
  await rest();
  expect(heard).toEqual([]);
  find(0, 'first');
  await rest();
  expect(heard).toEqual([told(1, 'first', 0), told(2, 'second', 1), 'open']);
});

test('the answer to a choice comes after the sight that it led to', async () => {
  const { opening, heard, push, find, answer } = await opened();
  find(0, 'first');
  const port = await opening;
  void port.choose([{}], 1).then(() => heard.push('answer'));
  await rest();
  push(2);
  answer({ kind: 'done' });
  await rest();
  expect(heard.at(-1)).toBe('open');
  find(1, 'second');
  await rest();
  expect(heard.slice(-2)).toEqual([told(2, 'second', 1), 'answer']);
});

test('words that cannot be found are a fault, and what comes after them is heard', async () => {
  const { heard, finding, push, find } = await opened();
  push(2);
  finding[0]?.reject(new Error('no rules'));
  find(1, 'second');
  await rest();
  expect(heard).toEqual(['no rules', told(2, 'second', 1), 'open']);
});

test('a closed port hears nothing, also of what words were being found for', async () => {
  const { opening, heard, push, find } = await opened();
  find(0, 'first');
  const port = await opening;
  push(2);
  void port.close();
  find(1, 'second');
  await rest();
  expect(heard).toHaveLength(2);
});

test('a choice is made for the sight that was heard, not for one that still waits for its words', async () => {
  const { opening, push, find, posted } = await opened();
  find(0, 'first');
  const port = await opening;
  push(2);
  void port.choose([{}], 1);
  await rest();
  expect(posted.at(-1)).toMatchObject({ verb: 'choose', args: [[{}], 1, { seen: 1 }] });
});
