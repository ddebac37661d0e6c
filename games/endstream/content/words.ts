import type { Choose, May, Seq, Special } from '@turnpoint/effects';
import type { Who, Whom } from './who.ts';

/** Operator states that effects give (ES-12); the last two have no keyword of their own. */
export type StateWord = 'IMMOBILIZED' | 'IMPAIRED' | 'UNTOUCHABLE' | 'FRAIL' | 'cannot spin';
export type ZoneWord = 'RESTRICT' | 'LOCKDOWN' | 'CONTAMINATE';
/** Until the start of the user's next turn (the default, ES-7.3), or until the end of this turn. */
export type Until = 'next turn' | 'end of turn';
/** Where a STREAM may end: so many centuries along the stream, or as named. */
export type Range = number | 'cross-stream' | 'own stream' | 'its stream' | 'any' | 'here' | 'random';

export { choose, may, seq, special } from '@turnpoint/effects';

/** What an ability or a tech does when it is used. */
export type Effect =
  | {
      readonly word: 'strike';
      readonly amount: number;
      readonly who: Who;
      readonly pierce: boolean;
      readonly also: readonly StateWord[];
    }
  | { readonly word: 'lower'; readonly amount: number; readonly who: Who; readonly also: readonly StateWord[] }
  | { readonly word: 'raise'; readonly amount: number; readonly who: Who }
  | { readonly word: 'armor'; readonly amount: number; readonly who: Whom }
  | { readonly word: 'state'; readonly states: readonly StateWord[]; readonly who: Who; readonly until: Until }
  | { readonly word: 'bonus'; readonly amount: number; readonly who: Who }
  | { readonly word: 'control'; readonly who: Who; readonly until: Until }
  | { readonly word: 'stream'; readonly who: Whom; readonly range: Range }
  | {
      readonly word: 'zone';
      readonly zone: ZoneWord;
      readonly at: 'here' | 'across';
      readonly unlessController: boolean;
    }
  | { readonly word: 'spin' }
  | { readonly word: 'flip'; readonly where: 'own stream' | 'century' }
  | { readonly word: 'disable agenda'; readonly where: 'century' | 'any' }
  | { readonly word: 'ready agenda' }
  | { readonly word: 'destroy'; readonly who: Who }
  | { readonly word: 'reactivate'; readonly who: Who }
  | { readonly word: 'disintegrate'; readonly who: Who }
  | { readonly word: 'copy' }
  | { readonly word: 'look'; readonly at: Who | 'hand' }
  | { readonly word: 'extra move' }
  /** To whom it is attached: the user when null. `then` happens at once. */
  | { readonly word: 'equip'; readonly to: Who | null; readonly parts: { readonly then?: Effect } }
  | { readonly word: 'deploy'; readonly parts: { readonly then?: Effect } }
  | Seq<Effect>
  | Choose<Effect>
  | May<Effect>
  | Special<SpecialId>;

/** Listed and counted in the tests. */
export const SPECIALS = ['field-medbay', 'automated-damage-control'] as const;
export type SpecialId = (typeof SPECIALS)[number];

export type EffectOf<W extends Effect['word']> = Extract<Effect, { word: W }>;

export const strike = (amount: number, who: Who, also: readonly StateWord[] = []): Effect => ({
  word: 'strike',
  amount,
  who,
  pierce: false,
  also,
});
export const pierce = (amount: number, who: Who): Effect => ({ word: 'strike', amount, who, pierce: true, also: [] });
export const lower = (amount: number, who: Who, also: readonly StateWord[] = []): Effect => ({
  word: 'lower',
  amount,
  who,
  also,
});
export const raise = (amount: number, who: Who): Effect => ({ word: 'raise', amount, who });
export const armor = (amount: number, who: Whom): Effect => ({ word: 'armor', amount, who });
export const bonus = (amount: number, who: Who): Effect => ({ word: 'bonus', amount, who });
export const stream = (who: Whom, range: Range): Effect => ({ word: 'stream', who, range });
export const spin = (): Effect => ({ word: 'spin' });
export const flip = (where: 'own stream' | 'century'): Effect => ({ word: 'flip', where });
export const disableAgenda = (where: 'century' | 'any'): Effect => ({ word: 'disable agenda', where });
export const readyAgenda = (): Effect => ({ word: 'ready agenda' });
export const destroy = (who: Who): Effect => ({ word: 'destroy', who });
export const reactivate = (who: Who): Effect => ({ word: 'reactivate', who });
export const disintegrate = (who: Who): Effect => ({ word: 'disintegrate', who });
export const copyAbility = (): Effect => ({ word: 'copy' });
export const look = (at: Who | 'hand'): Effect => ({ word: 'look', at });
export const extraMove = (): Effect => ({ word: 'extra move' });
export const equip = (to: Who | null = null, then?: Effect): Effect => ({ word: 'equip', to, parts: atOnce(then) });
export const deploy = (then?: Effect): Effect => ({ word: 'deploy', parts: atOnce(then) });

const atOnce = (then: Effect | undefined): EffectOf<'deploy'>['parts'] => (then === undefined ? {} : { then });

export function state(states: StateWord | readonly StateWord[], who: Who, until: Until = 'next turn'): Effect {
  return { word: 'state', states: typeof states === 'string' ? [states] : states, who, until };
}

export function control(who: Who, until: Until = 'next turn'): Effect {
  return { word: 'control', who, until };
}

/** `unlessController`: off while the user's own controller is in that turnpoint (constraint C9). */
export function zone(
  zone: ZoneWord,
  { at = 'here', unlessController = false }: { at?: 'here' | 'across'; unlessController?: boolean } = {},
): Effect {
  return { word: 'zone', zone, at, unlessController };
}
