import { type EffectOf, gearThing, techCard } from '../../content/index.ts';
import { attach, removeGear } from '../board/gear.ts';
import type { Context, EffectFrame, Gear, State } from '../types.ts';
import { askTarget } from './ask-target.ts';
import { runAt } from './index.ts';
import { part } from './part.ts';
import type { WordRules } from './word.ts';

/** EQUIP (ES-8.7): to the target it names, or to the user, which is then no target (ES-R22). */
export const equip: WordRules<EffectOf<'equip'>> = {
  ask: (t, f, e, picks) => (picks.length > 0 || e.to === null ? null : askTarget(t, f, e.to)),
  run(s, f, e, picks, ctx) {
    const gear = attach(s, f.gear, f.seat, picks[0] ?? f.user, ctx);
    if (e.parts.then !== undefined) happen(s, f, gear, ctx);
    if (techCard(gear.card).lasts === 'spent') removeGear(s, gear.id, 'ES-8.9', ctx);
  },
};

/** What happens at once; in its text the tech is the user and "the bearer" its bearer. */
export function happen(s: State, f: EffectFrame, gear: Gear, ctx: Context): void {
  runAt(s, { ...part(f, 'then'), user: gearThing(gear.id) }, [], ctx);
}
