import { whichOf } from '@turnpoint/ui';
import { controllerThing } from '../content/index.ts';
import type { Choice, OperatorNo, Place, Thing } from '../rules/types.ts';

/** Something on the table that can be touched. Its name is the element's `data-spot`. */
export type Spot =
  | { readonly kind: 'thing'; readonly n: Thing }
  | { readonly kind: 'hand'; readonly n: OperatorNo }
  | { readonly kind: 'agenda' | 'place'; readonly n: Place };

export const nameOf = ({ kind, n }: Spot): string => `${kind}-${n}`;

const KINDS = ['thing', 'hand', 'agenda', 'place'] as const;

/** The spot of this name; null when nothing there can be touched. */
export function readSpot(name: string | null): Spot | null {
  const kind = KINDS.find((one) => whichOf(one, name) !== null);
  return kind === undefined ? null : { kind, n: Number(whichOf(kind, name)) };
}

/** Where what lay on a spot may be now: an operator leaves the hand for the board. Actions are looked at anew. */
export const movedFrom = (name: string): string[] =>
  readSpot(name) === null ? [] : [name, name.replace('hand-', 'thing-')];

/** Where a seat's points lie: symbols fly from and to it. */
export const pointsSpot = (seat: number): string => `points-${seat}`;

/** A choice that is a button beside the prompt. */
export const choiceSpot = (kind: Choice['kind']): string => `choice-${kind}`;

/** Who touches, and what is selected: a turnpoint means a move only for the one who would make it. */
export interface Hand {
  readonly seat: number;
  readonly selected: Spot | null;
}

const isSame = (a: Spot, b: Spot | null): boolean => b !== null && nameOf(a) === nameOf(b);

/** Answers to the question of a half-made action. */
export const isAnswer = ({ kind }: Choice): boolean => kind === 'target' || kind === 'place';

/** The spots where a choice can be made. */
export function spotsOf(choice: Choice, { seat, selected }: Hand): Spot[] {
  /** Ends of a move are lit once the one who moves is selected. */
  const travel = (who: Spot, to: Place): Spot[] => (isSame(who, selected) ? [who, { kind: 'place', n: to }] : [who]);
  switch (choice.kind) {
    case 'agenda':
    case 'push':
      return [{ kind: 'agenda', n: choice.place }];
    case 'activate':
      return [{ kind: 'hand', n: choice.operator }];
    case 'ability':
      return [{ kind: 'thing', n: choice.user }];
    case 'tech':
    case 'spin':
      return [{ kind: 'thing', n: choice.operator }];
    case 'move':
      return travel({ kind: 'thing', n: choice.operator }, choice.to);
    case 'step':
      return travel({ kind: 'thing', n: controllerThing(seat) }, choice.to);
    case 'target':
      return [{ kind: 'thing', n: choice.thing }];
    case 'place':
      return [
        { kind: 'place', n: choice.place },
        { kind: 'agenda', n: choice.place },
      ];
    default:
      return [];
  }
}

/** Does touching this spot mean this choice? Most choices of a thing are made on its action sheet instead. */
export function means(spot: Spot, choice: Choice, { seat, selected }: Hand): boolean {
  switch (spot.kind) {
    case 'thing':
      return choice.kind === 'target' && choice.thing === spot.n;
    case 'hand':
      return choice.kind === 'activate' && choice.operator === spot.n;
    case 'agenda':
      return (choice.kind === 'agenda' || choice.kind === 'place') && choice.place === spot.n;
    case 'place':
      if (choice.kind === 'place') return choice.place === spot.n;
      if (choice.kind === 'move')
        return isSame({ kind: 'thing', n: choice.operator }, selected) && choice.to === spot.n;
      return (
        choice.kind === 'step' && choice.to === spot.n && isSame({ kind: 'thing', n: controllerThing(seat) }, selected)
      );
  }
}

/** What a touch asks the rules while an action is half made. */
export function halfwayChoice({ n }: Spot, choices: readonly Choice[]): object {
  return choices.find(isAnswer)?.kind === 'place' ? { kind: 'place', place: n } : { kind: 'target', thing: n };
}

/** What a touch that means no legal choice asks the rules, so that they say why; null when it asks nothing. */
export function askedInVain(spot: Spot, { seat, selected }: Hand): object | null {
  if (spot.kind === 'hand') return { kind: 'activate', operator: spot.n };
  if (spot.kind === 'agenda') return { kind: 'agenda', place: spot.n };
  if (spot.kind !== 'place' || selected?.kind !== 'thing') return null;
  return selected.n === controllerThing(seat)
    ? { kind: 'step', to: spot.n }
    : { kind: 'move', operator: selected.n, to: spot.n };
}
