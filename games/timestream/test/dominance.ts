import { sameJson } from '@turnpoint/kernel';
import { type Card, cellsOf, type Values } from '../content/index.ts';

/** Abilities that serve the player of a card, and those that hinder. */
const GOOD = [
  'onPlay',
  'delayed',
  'onHostVoided',
  'targetFirst',
  'vanguard',
  'cloaks',
  'occupies',
  'powerLink',
  'withCity',
] as const;
const BAD = ['cannotInitiate', 'entersLinked', 'discardsCell', 'needsLock', 'afterTarget'] as const;

/** Does the second card do all that the first does, in every place where the first can be used, for no more? */
export function isBeaten(a: Card, b: Card): boolean {
  return (
    a.code !== b.code &&
    a.type === b.type &&
    a.phase === b.phase &&
    isCheaper(b, a) &&
    reaches(b.values, a.values) &&
    (a.link === null ||
      (b.link !== null && reaches(b.link, a.link) && a.link.hosts.every((host) => b.link?.hosts.includes(host)))) &&
    GOOD.every((key) => isNone(a[key]) || sameJson(a[key], b[key])) &&
    BAD.every((key) => isNone(b[key]) || sameJson(a[key], b[key])) &&
    !isAlike(a, b)
  );
}

/** Whatever pays for the second pays for the first. */
function isCheaper({ cost: a }: Card, { cost: b }: Card): boolean {
  const isNoMore = (['ancient', 'future', 'universal', 'voided'] as const).every((part) => a[part] <= b[part]);
  return isNoMore && cellsOf(a) <= cellsOf(b);
}

function reaches(more: Values | null, less: Values | null): boolean {
  return less === null || (more !== null && more.energy >= less.energy && more.resistance >= less.resistance);
}

/** Two cards that differ in their names only. */
function isAlike(a: Card, b: Card): boolean {
  const bare = (card: Card) => ({ ...card, code: '', name: '', text: '' });
  return sameJson(bare(a), bare(b));
}

function isNone(ability: unknown): boolean {
  return ability === null || ability === false || (Array.isArray(ability) && ability.length === 0);
}
