import { choices, copyJson, type Seat, shuffleWith, type Viewer } from '@turnpoint/kernel';
import { characterOf, type Pips, poolOf, typeOf } from '../content/index.ts';
import { type CharacterId, chronoTrek, type Frame, type State, type Table } from '../rules/index.ts';

type Int = (below: number) => number;

/** The specification's table "Hidden information": all that it keeps from this viewer is dealt anew. */
export function scramble(state: State, viewer: Viewer, int: Int): State {
  const s = copyJson(state);
  s.chance = { seed: `scrambled ${int(0x1_0000_0000)}`, drawn: state.chance.drawn };
  s.stack = takeBack(s.stack, viewer);
  if (s.outcome === null) {
    scrambleCards(s, viewer, int);
    scrambleIdentities(s, viewer, int);
  } else shuffleWith(int, s.table.pile);
  forgetOthers(s.table, viewer, int);
  for (const [seat, pick] of s.picks.entries()) if (pick !== null && seat !== viewer) answerAnew(s, seat, int);
  return s;
}

/** A play that another seat has not fully announced (R53). */
function takeBack(stack: readonly Frame[], viewer: Viewer): Frame[] {
  const top = stack.at(-1);
  if (top?.kind !== 'announce' || top.seat === viewer) return [...stack];
  const below = stack.slice(0, -1);
  if (top.via === 'rewind') return [...below, { ...top, answers: [] }];
  if (top.via === 'turn') return [...below, { kind: 'act', seat: top.seat }];
  const grant = below.pop();
  if (grant?.kind !== 'effect') throw new Error('an extra play without a grant');
  return [...below, { ...grant, done: grant.done - 1 }];
}

/** Other hands, but for the cards this viewer has seen go there (R52), and the order of the draw pile. */
function scrambleCards(s: State, viewer: Viewer, int: Int): void {
  const t = s.table;
  const others = t.players.flatMap((player, seat) => {
    const known = t.marks[viewer ?? s.seats]?.[seat] ?? [];
    return seat === viewer ? [] : [{ player, known, unknown: player.hand.length - known.length }];
  });
  const hidden = others.flatMap(({ player: { hand }, known }) => {
    for (const card of known) hand.splice(hand.indexOf(card), 1);
    return hand.splice(0);
  });
  // Events are never held; whoever searches the pile sees what it holds, though not in which order.
  const stays = t.pile.filter((card) => isSearching(s, viewer) || typeOf(card) === 'event');
  if (!isSearching(s, viewer)) hidden.push(...t.pile.filter((card) => typeOf(card) !== 'event'));
  shuffleWith(int, hidden);
  for (const { player, known, unknown } of others) player.hand = [...known, ...hidden.splice(0, unknown)];
  t.pile = [...stays, ...hidden];
  shuffleWith(int, t.pile);
}

function isSearching(s: State, viewer: Viewer): boolean {
  const top = s.stack.at(-1);
  return top?.kind === 'effect' && top.at === 'starfleet-archive' && s.table.playing.at(-1)?.seat === viewer;
}

/** All IDs but one's own, those seen by Mind Meld and those known to be unused; pips on show stay what they are. */
function scrambleIdentities(s: State, viewer: Viewer, int: Int): void {
  const t = s.table;
  const me = viewer === null ? undefined : t.players[viewer];
  const away = me?.away ?? [];
  const looksAtOffer = t.offer.length > 0 && t.playing.at(-1)?.seat === viewer;
  const piles = [t.unused, t.setAside, looksAtOffer ? [] : t.offer];
  const free: CharacterId[] = piles.flatMap((pile) => pile.filter((id) => !away.includes(id)));
  const hidden = t.players.filter((player, seat) => {
    const seen = me?.seen[seat] ?? null;
    return seat !== viewer && player.character !== null && (seen === null || seen.stale);
  });
  for (const { character } of hidden) free.push(character as CharacterId);
  shuffleWith(int, free);
  for (const player of hidden) {
    const { pips } = characterOf(player.character as CharacterId);
    const at = t.revealed ? free.findIndex((id) => characterOf(id).pips === pips) : 0;
    player.character = free.splice(at, 1)[0] as CharacterId;
  }
  for (const pile of piles) {
    for (const [n, id] of pile.entries()) if (!away.includes(id)) pile[n] = free.pop() as CharacterId;
  }
  shuffleWith(int, t.unused);
}

/** What other seats remember is theirs; it must fit the new hands and IDs, so it is simply forgotten. */
function forgetOthers(t: Table, viewer: Viewer, int: Int): void {
  const pool = poolOf([...t.options.levels].map((level) => Number(level) as Pips));
  t.players.forEach((player, seat) => {
    if (seat === viewer) return;
    player.seen = player.seen.map(() => null);
    player.away = [];
    const others = pool.filter((id) => id !== player.character);
    if (player.rejected !== null) player.rejected = others[int(others.length)] ?? null;
  });
  t.marks.forEach((byHolder, other) => {
    if (other === (viewer ?? t.players.length)) return;
    for (const holder of byHolder.keys()) if (holder !== viewer) byHolder[holder] = [];
  });
}

/** Who has answered stays as it is; what was answered becomes anything that could have been. */
function answerAnew(s: State, seat: Seat, int: Int): void {
  s.picks[seat] = null;
  const legal = choices(chronoTrek, s, seat);
  s.picks[seat] = legal[int(legal.length)] ?? null;
}
