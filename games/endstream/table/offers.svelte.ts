import { type Ruling, sameJson } from '@turnpoint/kernel';
import type { Base, TableProps } from '@turnpoint/ui';
import type { Choice, EndStream, Place, Thing } from '../rules/types.ts';
import { type Action, actionsOf } from './actions.ts';
import { agendasFor } from './payment.ts';

export type Offered = Action & {
  /** Ready agendas to be activated first (ES-R8, "pay now"); null when it cannot be done. */
  readonly first: readonly Place[] | null;
  readonly ruling: Ruling | null;
};

export const activated = (place: Place): Choice => ({ kind: 'agenda', place });

type Table = Pick<TableProps<EndStream>, 'look' | 'why' | 'foresee'>;

/** Everything that the selected thing could do, as the rules see it: legal, legal once agendas are activated, or why not. */
export class Offers {
  readonly #base: Base<EndStream>;
  list = $state.raw<readonly Offered[]>([]);
  #asked = 0;

  constructor(base: Base<EndStream>) {
    this.#base = base;
  }

  async show(thing: Thing, choices: readonly Choice[]): Promise<void> {
    const { props, look } = this.#base;
    const asked = ++this.#asked;
    const list = await Promise.all(actionsOf(look.view, thing).map((action) => offered(props, choices, action)));
    if (asked === this.#asked && this.#base.shows(look)) this.list = list;
  }

  clear(): void {
    this.#asked++;
    this.list = [];
  }
}

async function offered({ look, why, foresee }: Table, choices: readonly Choice[], action: Action): Promise<Offered> {
  if (isLegal(choices, action)) return { ...action, first: [], ruling: null };
  const ruling = await why(action.choice);
  const refused = { ...action, first: null, ruling };
  const isAtRest = look.view.stack.at(-1)?.kind === 'turn';
  if (action.price === null || ruling?.clause !== 'ES-5.8' || look.seat === null || !isAtRest) return refused;
  const first = agendasFor(look.view, look.seat, action.price, action.cut);
  const works = first === null ? null : await foresee?.([...first.map(activated), action.choice]);
  return works ? { ...action, first, ruling: null } : refused;
}

function isLegal(choices: readonly Choice[], { kind, choice }: Action): boolean {
  if (kind !== 'move') return choices.some((each) => sameJson(each, choice));
  return choices.some((each) =>
    choice.kind === 'move' ? each.kind === 'move' && each.operator === choice.operator : each.kind === 'step',
  );
}
