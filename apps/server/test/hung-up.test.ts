import { EventEmitter } from 'node:events';
import { describe, expect, test } from 'vitest';
import type { Asked } from '../src/api/route.ts';
import { Streams } from '../src/api/stream.ts';
import { Badges } from '../src/people/badge.ts';
import { newToken } from '../src/people/caller.ts';
import { Connections } from '../src/people/connections.ts';

/** Something open that tells whether it was hung up. */
class Line extends EventEmitter {
  isOpen = true;

  destroy(): void {
    this.isOpen = false;
    this.emit('close');
  }
}

const badges = new Badges('secret');
const id = (name: string) => name.padEnd(22, '0');
const cookieOf = (name: string) => ({ cookie: badges.cookieFor(id(name), false).split(';')[0] });
const tokenOf = (name: string) => ({ authorization: `Bearer ${newToken(id(name)).text}` });

/** Two nodes that hear each other, as Redis lets them. */
function nodes(): readonly [Connections, Connections] {
  const ears: ((news: string) => void)[][] = [[], []];
  const [one, two] = ears.map(
    (own, at) =>
      new Connections(badges, {
        tell: (news) => ears[1 - at]?.forEach((hear) => void hear(news)),
        hear: (listener) => void own.push(listener),
      }),
  );
  return [one, two] as readonly [Connections, Connections];
}

describe.each([
  ['a badge', cookieOf],
  ['a token', tokenOf],
] as const)('what was opened with %s', (_, headersOf) => {
  test('is hung up at every node when that ends, and nothing of others is', () => {
    const [here, elsewhere] = nodes();
    const lines = [here, here, elsewhere, elsewhere].map((node) => {
      const line = new Line();
      node.keep(headersOf('ann'), line);
      return line;
    });
    const others = [here, elsewhere].map((node) => {
      const line = new Line();
      node.keep(headersOf('bea'), line);
      return line;
    });
    here.end(id('ann'));
    expect(lines.map(({ isOpen }) => isOpen)).toEqual([false, false, false, false]);
    expect(others.map(({ isOpen }) => isOpen)).toEqual([true, true]);
  });

  test('and was hung up by itself is forgotten, the rest is not', () => {
    const [here] = nodes();
    const [gone, still] = [new Line(), new Line()];
    for (const line of [gone, still]) here.keep(headersOf('ann'), line);
    gone.destroy();
    let again = 0;
    gone.destroy = () => {
      again++;
    };
    here.end(id('ann'));
    expect([again, still.isOpen]).toEqual([0, false]);
  });
});

test('whoever comes with a token of theirs is hung up with it, not with what else they hold', () => {
  const [here] = nodes();
  const [both, page] = [new Line(), new Line()];
  here.keep({ ...cookieOf('ann'), ...tokenOf('bot') }, both);
  here.keep(cookieOf('ann'), page);
  here.end(id('bot'));
  expect([both.isOpen, page.isOpen]).toEqual([false, true]);
});

describe('a stream', () => {
  function asked() {
    const raw = new Line();
    const reply = { raw, type: () => reply, header: () => reply, send: () => reply };
    return { raw, asked: { caller: { id: 'ann', scopes: [] }, request: { headers: {} }, reply } as never as Asked };
  }
  const streams = () => new Streams({ addHook() {} } as never, nodes()[0]);
  function port() {
    const made = { isOpen: true, close: async () => void Object.assign(made, { isOpen: false }) };
    return made;
  }

  test('closes its port when whoever listened hangs up, also while it is being opened', async () => {
    for (const isEarly of [true, false]) {
      const [{ raw, asked: by }, opened] = [asked(), port()];
      const opening = streams().open(by, async () => {
        if (isEarly) raw.destroy();
        return opened as never;
      });
      await opening;
      expect([isEarly, opened.isOpen]).toEqual([isEarly, !isEarly]);
      raw.destroy();
      await new Promise((next) => setImmediate(next));
      expect([isEarly, opened.isOpen]).toEqual([isEarly, false]);
    }
  });

  test('that could not be opened leaves its place to another', async () => {
    const kept = streams();
    const fails = () => kept.open(asked().asked, () => Promise.reject(new Error('it broke')));
    for (let n = 0; n < 30; n++) {
      await expect(fails()).rejects.toThrow('it broke');
      await new Promise((next) => setImmediate(next));
    }
    for (let n = 0; n < 24; n++) await kept.open(asked().asked, async () => port() as never);
    await expect(kept.open(asked().asked, async () => port() as never)).rejects.toThrow();
  });
});
