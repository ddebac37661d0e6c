import { shuffleWith } from '@turnpoint/kernel';
import { characterOf, type Pips, poolOf } from '../../content/index.ts';
import { levelsOf } from '../set-up/pool.ts';
import type { CharacterId, Look, PlayerView } from '../types.ts';

export interface Imagined {
  readonly characters: readonly (CharacterId | null)[];
  readonly rejected: readonly (CharacterId | null)[];
  readonly unused: CharacterId[];
  readonly setAside: CharacterId[];
  readonly offer: CharacterId[];
}

/** IDs for everybody that fit what the viewer knows: own, seen by Mind Meld, pips on show, known to be unused. */
export function imagineCharacters({ view, seat: viewer }: Look, int: (below: number) => number): Imagined {
  const known = view.players.map(knownCharacter);
  const fixed = new Set([...known, ...view.away, ...(view.offer ?? [])]);
  const pool = poolOf(levelsOf(view.options));
  const free = pool.filter((id) => !fixed.has(id));
  shuffleWith(int, free);
  const characters = view.players.map((player, seat) => {
    if (player.out) return null;
    return known[seat] ?? takeFitting(free, player.pips);
  });
  const setAside = view.setAsideCount === 0 ? [] : view.away.slice();
  setAside.push(...free.splice(0, view.setAsideCount - setAside.length));
  const unused = [...free, ...view.away.filter((id) => !setAside.includes(id))];
  shuffleWith(int, unused);
  const offer = view.offer?.slice() ?? unused.splice(0, view.offerCount);
  const rejected = view.players.map((player, seat) => {
    if (!player.mulligan) return null;
    const others = pool.filter((id) => id !== characters[seat]);
    return seat === viewer ? view.rejected : (others[int(others.length)] ?? null);
  });
  return { characters, rejected, unused, setAside, offer };
}

function knownCharacter({ character, seen }: PlayerView): CharacterId | null {
  return character ?? (seen === null || seen.stale ? null : seen.character);
}

function takeFitting(free: CharacterId[], pips: Pips | null): CharacterId {
  const at = pips === null ? 0 : free.findIndex((id) => characterOf(id).pips === pips);
  const [taken] = free.splice(at, 1);
  if (taken === undefined) throw new RangeError('no character fits');
  return taken;
}
