import { copyJson, shuffleWith, type Viewer } from '@turnpoint/kernel';
import { resolveOf } from '../content/index.ts';
import type { State, Table } from '../rules/index.ts';

type Int = (below: number) => number;

/** The specification's table "Hidden information": nobody knows these, so they are dealt anew for every viewer alike. */
export function scramble(state: State, _viewer: Viewer, int: Int): State {
  const s = copyJson(state);
  s.chance = { seed: `scrambled ${int(0x1_0000_0000)}`, drawn: state.chance.drawn };
  const t = s.table;
  for (const deck of [t.items, t.goals, t.refugeDeck, t.boss?.deck ?? []]) shuffleWith(int, deck as string[]);
  scrambleEvents(t, int);
  scrambleTokens(t, int);
  scrambleResolves(t, int);
  return s;
}

/** A card that was looked at stays on top. */
function scrambleEvents(t: Table, int: Int): void {
  const top = t.eventKnown ? t.events.splice(-1) : [];
  shuffleWith(int, t.events);
  t.events.push(...top);
}

/** Faces on the map that nobody has looked at, in the pile, and of tokens taken away. */
function scrambleTokens(t: Table, int: Int): void {
  const faces = [...t.pile, ...t.away, ...t.tokens.flatMap(({ known, face }) => (known ? [] : [face]))];
  shuffleWith(int, faces);
  t.pile = t.pile.map(() => faces.pop() as string);
  t.away = t.away.map(() => faces.pop() as string);
  t.tokens = t.tokens.map((token) => (token.known ? token : { ...token, face: faces.pop() as string }));
}

/** Their numbers are public. */
function scrambleResolves(t: Table, int: Int): void {
  const hidden = [
    ...t.resolveDeck,
    ...t.team.flatMap(({ resolves }) => resolves.flatMap(({ card, isUp }) => (isUp ? [] : [card]))),
  ];
  shuffleWith(int, hidden);
  for (const survivor of t.team) {
    survivor.resolves = survivor.resolves.map((held) => {
      if (held.isUp) return held;
      const at = hidden.findIndex((card) => resolveOf(card).number === resolveOf(held.card).number);
      return { card: hidden.splice(at, 1)[0] as string, isUp: false };
    });
  }
  t.resolveDeck = hidden;
}
