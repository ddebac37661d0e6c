import type { OperatorView } from '../../rules/types.ts';

type Marked = Pick<OperatorView, 'moves' | 'extraMoves' | 'disabled' | 'states' | 'by' | 'owner'>;

export const hasMoved = ({ moves, extraMoves }: Marked): boolean => moves > extraMoves;

/** A small token has room for one sign: that it has moved matters least. */
export const isMarked = ({ disabled, states, by, owner }: Marked): boolean =>
  disabled > 0 || states.length > 0 || by !== owner;

/** Beside its shield a low token has room for its name or for a sign. */
export const hasSign = (operator: Marked): boolean => hasMoved(operator) || isMarked(operator);
