import type { Seat, Viewer } from '@turnpoint/kernel';
import { characterOf, FRACTURE_ON, INDEXES, type Pips } from '../../content/index.ts';
import { isAltered } from '../board/board.ts';
import { marksOf } from '../board/marks.ts';
import { isMixed, levelsOf } from '../set-up/pool.ts';
import type { Player, PlayerView, State, Table, View } from '../types.ts';
import { withoutOpenPlay } from './open-play.ts';

/** The specification's table "Hidden information", field by field. */
export function view(s: State, viewer: Viewer): View {
  const t = s.table;
  const me = viewer === null ? undefined : t.players[viewer];
  const isPlaying = viewer !== null && t.playing.at(-1)?.seat === viewer;
  return {
    options: t.options,
    linchpins: t.linchpins,
    anomaly: t.anomaly,
    fractures: t.fractures,
    timeline: INDEXES.map((index) => ({
      index,
      altered: isAltered(t, index),
      fracture: t.fractures.includes(index) ? (FRACTURE_ON[index] ?? null) : null,
    })),
    players: t.players.map((player, seat) => viewPlayer(s, player, seat, viewer)),
    pileCount: t.pile.length,
    discard: t.discard.slice(),
    playing: t.playing.slice(),
    aside: t.aside.slice(),
    unusedCount: t.unused.length,
    setAsideCount: t.setAside.length,
    offerCount: t.offer.length,
    offer: isPlaying && t.offer.length > 0 ? t.offer.slice() : null,
    search: isPlaying && isSearching(s) ? t.pile.slice().sort() : null,
    rejected: me?.rejected ?? null,
    away: me?.away.slice() ?? [],
    revealed: t.revealed,
    active: t.active,
    turns: t.turns,
    quiet: t.quiet,
    stack: withoutOpenPlay(s.stack, viewer),
  };
}

function viewPlayer(s: State, player: Player, seat: Seat, viewer: Viewer): PlayerView {
  const t = s.table;
  const isOpen = viewer === seat || s.outcome !== null;
  return {
    handCount: player.hand.length,
    hand: isOpen ? player.hand.slice() : null,
    known: marksOf(t, viewer, seat).slice(),
    artifacts: player.artifacts.slice(),
    pips: isOpen || t.revealed || !isMixed(t.options) ? pipsShown(t, player) : null,
    character: isOpen ? player.character : null,
    seen: viewer === null ? null : (t.players[viewer]?.seen[seat] ?? null),
    mulligan: player.rejected !== null,
    deeds: player.deeds.slice(),
    out: player.out,
  };
}

/** CT-3.4: a pool of one level makes it plain from the start. */
function pipsShown(t: Table, { character }: Player): Pips | null {
  if (character === null) return null;
  return isMixed(t.options) ? characterOf(character).pips : (levelsOf(t.options)[0] ?? null);
}

function isSearching(s: State): boolean {
  const top = s.stack.at(-1);
  return top?.kind === 'effect' && top.at === 'starfleet-archive';
}
