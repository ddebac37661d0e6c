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

/** A card that was looked at stays on top, those that were buried at the bottom. */
function scrambleEvents(t: Table, int: Int): void {
  const bottom = t.events.splice(0, t.buried);
  const top = t.eventKnown ? t.events.splice(-1) : [];
  shuffleWith(int, t.events);
  t.events = [...bottom, ...t.events, ...top];
}

/**
 * Faces that nobody has looked at. What lay on the map from the start is one set, what came from the pile or lies there
 * another: both are public.
 */
function scrambleTokens(t: Table, int: Int): void {
  for (const spawned of [false, true]) {
    const fits = (token: { spawned: boolean }) => token.spawned === spawned;
    const hidden = [...t.away, ...t.tokens.filter(({ known }) => !known)].filter(fits).map(({ face }) => face);
    const faces = spawned ? [...hidden, ...t.pile] : hidden;
    shuffleWith(int, faces);
    if (!spawned) titanFirst(t, faces, int);
    const anew = <X extends { face: string; spawned: boolean }>(token: X): X =>
      fits(token) ? { ...token, face: faces.pop() as string } : token;
    t.away = t.away.map(anew);
    t.tokens = t.tokens.map((token) => (token.known ? token : anew(token)));
    if (spawned) t.pile = faces;
  }
}

/**
 * ETS-M11.9: of CG11's tokens those on the first three places are the Titan and two others. Faces are dealt from the end,
 * first to tokens taken away, then to those on the map in their order.
 */
function titanFirst(t: Table, faces: string[], int: Int): void {
  const at = faces.indexOf('titan-1');
  if (t.options.mission !== 'CG11' || t.phase === 'set-up' || at < 0) return;
  const dealt = [
    ...t.away.map(() => -1),
    ...t.tokens.flatMap(({ id, known, spawned }) => (known || spawned ? [] : [id])),
  ];
  const places = dealt.flatMap((id, n) => (id >= 0 && id < 3 ? [faces.length - 1 - n] : []));
  if (places.length === 0 || places.includes(at)) return;
  const to = places[int(places.length)] as number;
  [faces[at], faces[to]] = [faces[to] as string, faces[at] as string];
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
