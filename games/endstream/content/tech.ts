import { type Category, idOf, type Lasts, type TechCard } from './cards.ts';
import type { Standing } from './standing.ts';
import type { Effect } from './words.ts';

type Printed = readonly [name: string, vremenium: number, text: string];

/** After use it leaves the game at once (ES-8.5). */
export function singleUse(category: Category, [name, vremenium, text]: Printed, use: Effect): TechCard {
  return { id: idOf(name), name, category, vremenium, keyword: 'single use', text, use, lasts: 'spent', standing: [] };
}

interface Placed {
  readonly use: Effect;
  readonly lasts: Lasts;
  readonly standing?: readonly Standing[];
}

/** Equipped or deployed: the keyword is the effect's word (ES-8.7, 8.11). */
export function placed(
  category: Category,
  [name, vremenium, text]: Printed,
  { use, lasts, standing = [] }: Placed,
): TechCard {
  const keyword = use.word === 'deploy' ? 'DEPLOY' : 'EQUIP';
  return { id: idOf(name), name, category, vremenium, keyword, text, use, lasts, standing };
}
