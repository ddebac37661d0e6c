import { no } from '@turnpoint/kernel';
import { FURTHER_WEAPON, itemOf, STARTING_WEAPONS } from '../../../content/index.ts';
import { BOSSES, BRACKETS, MINIATURES, shownBy, tokenSupply } from '../../../content/missions/index.ts';
import type { Check } from './rule.ts';

const LARGEST_TEAM = 6;

function counted(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** ETS-V.5 */
const places: Check = ({ radar, tokens }) =>
  BRACKETS.flatMap((bracket) => {
    const n = radar.filter(({ emptyIn }) => !emptyIn.includes(bracket)).length;
    const given = tokens[bracket].length;
    return n === given ? [] : [no('ETS-V.5', 'why.mission-places', { bracket, n, tokens: given })];
  });

/** ETS-V.6 */
const tokenCounts: Check = ({ family, tokens }) =>
  BRACKETS.flatMap((bracket) =>
    [...counted(tokens[bracket])].flatMap(([face, n]) => {
      const supply = tokenSupply(family);
      const most = Object.hasOwn(supply, face) ? (supply[face] as number) : 0;
      return n <= most ? [] : [no('ETS-V.6', 'why.mission-tokens', { face, bracket, n, most })];
    }),
  );

/** ETS-V.12 */
const cards: Check = ({ setAside, startWeapons }) => {
  const usual = [...STARTING_WEAPONS, FURTHER_WEAPON];
  const dealt = startWeapons?.cards ?? usual;
  const rest = Array<string>(Math.max(0, LARGEST_TEAM - dealt.length)).fill(dealt.at(-1) ?? FURTHER_WEAPON);
  return [...counted([...setAside, ...dealt, ...rest])].flatMap(([card, n]) => {
    const most = itemOf(card).copies;
    return n <= most ? [] : [no('ETS-V.12', 'why.mission-cards', { card, n, most })];
  });
};

/** ETS-V.13 */
const miniatures: Check = ({ figures, tokens }) =>
  BRACKETS.flatMap((bracket) => {
    const placed = figures.map(({ what, count }) => ({ enemy: what, count }));
    const totals = new Map<string, number>();
    for (const { enemy, count } of [...placed, ...tokens[bracket].map(shownBy)])
      totals.set(enemy, (totals.get(enemy) ?? 0) + count);
    return [...totals].flatMap(([enemy, n]) => {
      const most = Object.hasOwn(MINIATURES, enemy) ? (MINIATURES[enemy] as number) : n;
      return n <= most ? [] : [no('ETS-V.13', 'why.mission-miniatures', { type: enemy, bracket, n, most })];
    });
  });

/** ETS-V.16 */
const bossHealth: Check = ({ figures, tokens, modules, bossHealth: given }) => {
  const shown = BRACKETS.flatMap((bracket) => tokens[bracket].map((face) => shownBy(face).enemy));
  const brought = modules.flatMap((module) => ('boss' in module ? [module.boss] : []));
  const hasBoss = [...shown, ...brought, ...figures.map(({ what }) => what)].some((enemy) => BOSSES.includes(enemy));
  return hasBoss === (given !== null) ? [] : [no('ETS-V.16', 'why.mission-boss-health')];
};

export const supplyChecks: readonly Check[] = [places, tokenCounts, cards, miniatures, bossHealth];
