import type { Seat } from '@turnpoint/kernel';
import { type Face, WAYS } from '../content/index.ts';
import { NOWHERE } from '../rules/board/area.ts';
import type { Cell, Choice, LayChoice, Look, PlayerView, TurnFrame } from '../rules/types.ts';
import { type Ground, leadsTo, OPENS, type Tip, tipAt } from './ground.ts';

/** One way to finish the turn: what is chosen now, and how the line would stand at the end of it. */
export interface Plan {
  readonly choice: Choice;
  /** Cells filled by it, in order, and the faces laid there. */
  readonly cells: readonly Cell[];
  readonly faces: readonly Face[];
  /** The head at the end; null while the line is still at its Start card. */
  readonly tip: Tip | null;
  /** Energy spent by it. */
  readonly energy: number;
  /** The required cards could not be placed, or the player gives up. */
  readonly ends: boolean;
}

interface Draft extends Omit<Plan, 'ends'> {
  readonly hand: readonly Face[];
  /** The card before the head. */
  readonly parent: Tip | null;
  readonly laid: number;
}

/** Every way to finish the turn. Boost is thought of only when it can be chosen. The ground comes back as it was. */
export function plansOf(look: Look, ground: Ground): Plan[] {
  return new Planner(look, ground).plans();
}

class Planner {
  readonly #look: Look;
  readonly #ground: Ground;
  readonly #player: PlayerView;
  readonly #found: Plan[] = [];

  constructor(look: Look, ground: Ground) {
    this.#look = look;
    this.#ground = ground;
    this.#player = look.view.players[look.seat as Seat] as PlayerView;
  }

  plans(): Plan[] {
    const { view, choices } = this.#look;
    const tip = tipAt(view, this.#player.head);
    const parent = tip === null ? null : tipAt(view, view.cells[tip.cell]?.parent as Cell);
    const hand = this.#player.hand ?? [];
    const { laid } = view.stack.at(-1) as TurnFrame;
    for (const choice of choices) {
      const draft: Draft = { choice, cells: [], faces: [], hand, tip, parent, laid, energy: 0 };
      if ('cell' in choice) this.#layFirst(draft, choice);
      else if (choice.kind === 'brake') this.#finish({ ...draft, energy: 1 }, false);
      else if (choice.kind === 'end' || choice.kind === 'give-up') this.#finish(draft, choice.kind === 'give-up');
    }
    return this.#found;
  }

  #layFirst(draft: Draft, { kind, cell, face }: LayChoice): void {
    const from = kind === 'turnaround' ? draft.parent : draft.tip;
    const way = from === null ? WAYS.indexOf(this.#player.entryWay) : this.#wayTo(from, cell);
    const laid = this.#lay(draft, from, way, cell, face);
    this.#ground.free[cell] = 0;
    this.#goOn(kind === 'lay' ? laid : { ...laid, energy: 1 });
    this.#ground.free[cell] = 1;
  }

  #wayTo(from: Tip, cell: Cell): number {
    const side = from.opens.find((open) => leadsTo(this.#ground, from.cell, (from.way + open) & 3) === cell);
    return (from.way + (side ?? 0)) & 3;
  }

  #lay(draft: Draft, from: Tip | null, way: number, cell: Cell, face: Face): Draft {
    return {
      choice: draft.choice,
      cells: [...draft.cells, cell],
      faces: [...draft.faces, face],
      hand: draft.hand.toSpliced(draft.hand.indexOf(face), 1),
      tip: { cell, way, opens: OPENS[face] },
      parent: from,
      laid: draft.laid + 1,
      energy: draft.energy,
    };
  }

  /** The rest of the turn after its first card. */
  #goOn(draft: Draft): void {
    const { round } = this.#look.view;
    if (draft.laid >= (round === 1 ? 1 : 2)) {
      this.#finish(draft, false);
      return;
    }
    const before = this.#found.length;
    this.#layLast(draft, draft.tip);
    if (round >= 3 && this.#player.effect === null && this.#player.energy > draft.energy && draft.energy === 0) {
      this.#finish({ ...draft, energy: 1 }, false);
      this.#layLast({ ...draft, energy: 1 }, draft.parent);
    }
    if (this.#found.length === before) this.#finish(draft, true);
  }

  #layLast(draft: Draft, from: Tip | null): void {
    if (from === null) return;
    for (const side of from.opens) {
      const way = (from.way + side) & 3;
      const cell = leadsTo(this.#ground, from.cell, way);
      if (cell === NOWHERE) continue;
      for (const face of new Set(draft.hand)) this.#finish(this.#lay(draft, from, way, cell, face), false);
    }
  }

  #finish({ choice, cells, faces, tip, energy }: Draft, ends: boolean): void {
    this.#found.push({ choice, cells, faces, tip, energy, ends });
  }
}
