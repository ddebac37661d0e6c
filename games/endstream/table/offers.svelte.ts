import { sameJson } from '@turnpoint/kernel';
import type { Base, TableProps } from '@turnpoint/ui';
import type { Choice, EndStream, Place, Ruling, Thing } from '../rules/types.ts';
import { type Action, actionsOf } from './actions.ts';
import { toldDear } from './dear.ts';
import { activated, agendasFor } from './payment.ts';

export type Offered = Action & {
  /** Ready agendas to be activated first (ES-R8, "pay now"); null when it cannot be done. */
  readonly first: readonly Place[] | null;
  readonly ruling: Ruling | null;
};

type Table = Pick<TableProps<EndStream>, 'look' | 'why' | 'foresee'>;

/** Everything that the selected thing could do, as the rules see it: legal, legal once agendas are activated, or why not. */
export class Offers {
  readonly #base: Base<EndStream>;
  list = $state.raw<readonly Offered[]>([]);
  /** What is listed is of a moment ago: the rules are still being asked. */
  isLate = $state(false);
  /** Until they have answered. */
  #answered: Promise<void> = Promise.resolve();
  #asked = 0;

  constructor(base: Base<EndStream>) {
    this.#base = base;
  }

  show(thing: Thing): void {
    this.isLate = true;
    this.#answered = this.#ask(thing);
  }

  /** The same action as the rules see it now; null when it is gone. */
  async latest({ id }: Offered): Promise<Offered | null> {
    while (this.isLate) await this.#answered;
    return this.list.find((one) => one.id === id) ?? null;
  }

  async #ask(thing: Thing): Promise<void> {
    const { props, look } = this.#base;
    const asked = ++this.#asked;
    try {
      const list = await Promise.all(actionsOf(look.view, thing).map((action) => offered(props, action)));
      if (asked === this.#asked && this.#base.shows(look)) this.list = list;
    } finally {
      if (asked === this.#asked) this.isLate = false;
    }
  }

  clear(): void {
    this.#asked++;
    this.isLate = false;
    this.list = [];
  }
}

async function offered({ look, why, foresee }: Table, action: Action): Promise<Offered> {
  const ruling = isLegal(look.choices, action) ? null : ((await why(action.choice)) as Ruling | null);
  const told = ruling === null || action.price === null ? ruling : toldDear(look, ruling, action.price, action.cut);
  const plain = { ...action, first: ruling === null ? [] : null, ruling: told };
  const isDear = ruling === null || ruling.clause === 'ES-5.8';
  const isAtRest = look.view.stack.at(-1)?.kind === 'turn';
  if (action.price === null || !isDear || look.seat === null || !isAtRest) return plain;
  const first = agendasFor(look.view, look.seat, action.price, action.cut);
  const works = first === null ? null : await foresee?.([...first.map(activated), action.choice]);
  if (works) return { ...action, first, ruling: null };
  // It could be paid for: what is missing is something to use it on.
  const isInVain = ruling !== null && first !== null;
  return isInVain ? { ...plain, ruling: { clause: 'ES-7.13', because: { key: 'why.no-target' } } } : plain;
}

function isLegal(choices: readonly Choice[], { kind, choice }: Action): boolean {
  if (kind !== 'move') return choices.some((each) => sameJson(each, choice));
  return choices.some((each) =>
    choice.kind === 'move' ? each.kind === 'move' && each.operator === choice.operator : each.kind === 'step',
  );
}
