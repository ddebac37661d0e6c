import { endOfLine, type State } from '@turnpoint/end-of-line/rules';
import { start } from '@turnpoint/kernel';
import { type Recorded, record } from '../kernel/on-kernel.ts';

/** The match that every server is asked to hold, over and over: a deal that ours can be asked for by its day. */
export const DAY = '2026-01-03';
export const deal: State = start(endOfLine, endOfLine.defaults(2), 2, `end-of-line daily ${DAY}`).state;
export const recorded: Recorded = record(deal, 1506);
