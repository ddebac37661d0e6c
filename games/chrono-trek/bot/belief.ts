import type { Seat } from '@turnpoint/kernel';
import { characterOf, classOf, FRACTURE_AT, type Index, isEarlier, placeOf, poolOf } from '../content/index.ts';
import { levelsOf } from '../rules/set-up/pool.ts';
import type { CharacterId, PlayerView, View } from '../rules/types.ts';
import { likes } from './paths.ts';

export interface Suspect {
  readonly character: CharacterId;
  /** Of all suspects of one seat these add up to 1. */
  readonly weight: number;
}

/** More would cost time and change little. */
const SUSPECTS = 6;

/** Who each seat may be, likeliest first: from pips, what was seen, what they flip, fracture and collect. */
export function suspectsOf(view: View, me: Seat | null): Suspect[][] {
  const known = view.players.map(({ character, seen }) => character ?? (seen?.stale === false ? seen.character : null));
  const pool = poolOf(levelsOf(view.options)).filter((id) => !known.includes(id) && !view.away.includes(id));
  return view.players.map((player, seat) => {
    const certain = known[seat] ?? null;
    if (certain !== null) return [{ character: certain, weight: 1 }];
    if (player.out || seat === me) return [];
    const fitting = pool.filter((id) => player.pips === null || characterOf(id).pips === player.pips);
    return topOf(fitting.map((character) => ({ character, weight: Math.exp(evidence(character, player)) })));
  });
}

function topOf(suspects: Suspect[]): Suspect[] {
  const top = suspects.sort((a, b) => b.weight - a.weight).slice(0, SUSPECTS);
  const sum = top.reduce((total, { weight }) => total + weight, 0);
  return top.map(({ character, weight }) => ({ character, weight: weight / sum }));
}

/** The logarithm of how well this character explains what the player did. */
function evidence(character: CharacterId, { deeds, artifacts, seen }: PlayerView): number {
  const { needs } = characterOf(character);
  let sum = seen?.character === character ? 1 : 0;
  for (const deed of deeds) sum += ofDeed(character, deed);
  for (const artifact of artifacts) {
    if (needs.some((need) => need.kind === 'artifact' && need.artifact === artifact)) sum += 1.5;
    else if (needs.some((need) => need.kind === 'class' && need.class === classOf(artifact))) sum += 0.7;
    else sum -= 0.1;
  }
  return sum;
}

/** What each deed says about each character, worked out once. */
const SAID = new Map<CharacterId, Map<string, number>>();

function ofDeed(character: CharacterId, deed: string): number {
  const said = SAID.get(character) ?? new Map<string, number>();
  if (said.size === 0) SAID.set(character, said);
  const known = said.get(deed) ?? (deed.endsWith('"') ? ofFracture(character, deed) : ofFlip(character, deed));
  said.set(deed, known);
  return known;
}

function ofFlip(character: CharacterId, deed: string): number {
  return 1.2 * likes(character, deed.slice(0, 2) as Index, deed.endsWith("'"));
}

/** Nobody fractures what blocks them. */
function ofFracture(character: CharacterId, deed: string): number {
  const spot = deed.slice(0, 2) as Index;
  const { needs } = characterOf(character);
  if (FRACTURE_AT[spot] === undefined) return 0;
  if (needs.some((need) => need.kind === 'fracture' && need.at === spot)) return 2;
  const blocks = needs.some((need) => 'at' in need && placeOf(need.at) > 0 && isEarlier(spot, need.at));
  return blocks ? -1.5 : 0.2;
}
