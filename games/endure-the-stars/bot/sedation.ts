import { type ItemId, type Module, personaOf } from '../content/index.ts';
import { isAwake } from '../rules/effects/mission/wanderer.ts';
import type { SurvivorView, View, Who, ZoneId } from '../rules/index.ts';
import { cardsOf } from './arms.ts';
import { asTable, missionOf, oncePerView } from './chart.ts';

type Wanderer = Extract<Module, { kind: 'wanderer' }>;

/** Somebody who is still to be sedated, and what with; null where nobody is. */
export const sedation = oncePerView((view): (Wanderer & { readonly number: number }) | null => {
  const { modules, objectives } = missionOf(view);
  const module = modules.find((one): one is Wanderer => one.kind === 'wanderer');
  const number = objectives.findIndex(({ id }) => id === module?.objective);
  return module !== undefined && isAwake(asTable(view), number) ? { ...module, number } : null;
});

const survivorAt = (view: View, who: Who): SurvivorView => view.team[who] as SurvivorView;

/** Cards that only this survivor can do it with; of anybody where it does not matter who holds them. */
export function kitsFor(view: View, who: Who | null): readonly ItemId[] {
  const module = sedation(view);
  if (module === null) return [];
  return who === null || personaOf(survivorAt(view, who).id).class === module.class ? module.cards : [];
}

export const kitsOf = (view: View, who: Who): number =>
  cardsOf(survivorAt(view, who)).filter(({ item }) => sedation(view)?.cards.includes(item)).length;

const isDoctor = (view: View, who: Who): boolean => kitsFor(view, who).length > 0;

/** Can this survivor do it now? */
export const canSedate = (view: View, who: Who): boolean => isDoctor(view, who) && kitsOf(view, who) > 0;

/** Whoever holds a kit and whoever needs it walk towards each other. */
export function meeting(view: View, who: Who): ZoneId | null {
  const here = [...view.team.keys()].filter((other) => other !== who && survivorAt(view, other).zone !== null);
  if (sedation(view) === null || canSedate(view, who)) return null;
  const wanted = isDoctor(view, who)
    ? here.find((other) => kitsOf(view, other) > 0)
    : kitsOf(view, who) > 0
      ? here.find((other) => isDoctor(view, other) && !canSedate(view, other))
      : undefined;
  return wanted === undefined ? null : survivorAt(view, wanted).zone;
}

/** How likely it works, with those who stand there. */
export function sedationChance(view: View, who: Who): number {
  const module = sedation(view);
  if (module === null) return 0;
  const zone = survivorAt(view, who).zone;
  const helpers = view.team.filter((other, n) => n !== who && other.zone === zone).length;
  return (7 - Math.max(1, module.from - helpers)) / 6;
}
