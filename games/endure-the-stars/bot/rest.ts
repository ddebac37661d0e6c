import { personaOf } from '../content/index.ts';
import type { SurvivorView } from '../rules/index.ts';
import { oncePerView } from './chart.ts';
import { isHurried, living } from './goals.ts';

const HEALERS: readonly string[] = ['treat-wounds', 'field-dressing'];
export const isHealer = ({ id }: SurvivorView): boolean => HEALERS.includes(personaOf(id).active);
const WELL = 7;

/** Is it better to stay and heal, because a healer is there, nothing is in sight, many are hurt and there is time? */
export const isWeary = oncePerView((view) => {
  if (view.figures.length > 0 || isHurried(view)) return false;
  const all = living(view).map((who) => view.team[who] as SurvivorView);
  if (!all.some(isHealer)) return false;
  return all.reduce((sum, { health }) => sum + health, 0) < WELL * all.length;
});
