import type { AgendaView, OperatorNo, Place, View } from '../../rules/types.ts';

export interface Change {
  /** Defense that is left, before and after; equal when only armor or a state changes. */
  readonly from: number;
  readonly to: number;
  readonly falls: 'disabled' | 'disintegrated' | null;
}

/** What a look ahead shows that is not so yet. */
export interface Differences {
  readonly agendas: ReadonlyMap<Place, AgendaView>;
  /** Operators that would arrive or move, and where. */
  readonly arrivals: ReadonlyMap<OperatorNo, Place>;
  readonly operators: ReadonlyMap<OperatorNo, Change>;
  /** Armor that each controller would have, where it changes. */
  readonly armor: ReadonlyMap<number, number>;
  /** Where each controller would be, where it changes. */
  readonly steps: ReadonlyMap<number, Place>;
}

const fallOf = (a: View['operators'][number], b: View['operators'][number]): Change['falls'] => {
  if (b.zone === 'gone' && a.zone !== 'gone') return 'disintegrated';
  return b.disabled > 0 && a.disabled === 0 ? 'disabled' : null;
};

export function differences(now: View, ahead: View): Differences {
  const agendas = new Map<Place, AgendaView>();
  for (const [place, next] of ahead.agendas.entries()) {
    const agenda = now.agendas[place];
    if (agenda !== undefined && (agenda.up !== next.up || agenda.state !== next.state)) agendas.set(place, next);
  }
  const arrivals = new Map<OperatorNo, Place>();
  const operators = new Map<OperatorNo, Change>();
  for (const [no, next] of ahead.operators.entries()) {
    const operator = now.operators[no];
    if (operator === undefined) continue;
    if (next.zone === 'board' && next.at !== operator.at) arrivals.set(no, next.at);
    const from = operator.defenseLeft ?? 0;
    const to = next.zone === 'gone' ? 0 : (next.defenseLeft ?? 0);
    const falls = fallOf(operator, next);
    const isTouched = from + operator.armor !== to + next.armor || falls !== null;
    if (operator.zone === 'board' && isTouched) {
      operators.set(no, { from: from + operator.armor, to: to + next.armor, falls });
    }
  }
  const armor = new Map<number, number>();
  const steps = new Map<number, Place>();
  for (const [seat, next] of ahead.players.entries()) {
    if (next.armor !== now.players[seat]?.armor) armor.set(seat, next.armor);
    if (next.at !== now.players[seat]?.at) steps.set(seat, next.at);
  }
  return { agendas, arrivals, operators, armor, steps };
}

export const NO_DIFFERENCES: Differences = {
  agendas: new Map(),
  arrivals: new Map(),
  operators: new Map(),
  armor: new Map(),
  steps: new Map(),
};
