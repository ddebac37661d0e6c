import { type FrameRules, NOBODY, no, only } from '@turnpoint/kernel';
import { CELLS } from '../../content/index.ts';
import { playerAt } from '../board/lanes.ts';
import { playCell } from '../board/play-cell.ts';
import { isTimeUp } from '../board/turn.ts';
import { distinct } from '../board/void.ts';
import { cardIn } from '../refusals/read.ts';
import type { Choice, Frame, TimeStream } from '../types.ts';

type CellFrame = Extract<Frame, { kind: 'cell' }>;

/** Step 3, or an additional Power Cell in step 4. Always asked, whatever the hand holds (TS-6.9, 9.11). */
export const cell: FrameRules<TimeStream, CellFrame> = {
  deciders: ({ table }, { seat }) => (isTimeUp(table, seat) ? NOBODY : only(seat)),
  prompt: (_, { additional }) => ({ key: additional ? 'prompt.additional-cell' : 'prompt.cell' }),
  choices({ table }, { seat }) {
    const cells = distinct(playerAt(table, seat).hand.filter((card) => card < CELLS));
    return [...cells.map((card): Choice => ({ kind: 'cell', card })), { kind: 'none' }];
  },
  refuse({ table }, { seat, additional }, _, choice) {
    const card = cardIn(choice, 'cell');
    if (card === null) return no(additional ? 'TS-9.5' : 'TS-6.2', additional ? 'why.cell-first' : 'why.cell-step');
    if (!playerAt(table, seat).hand.includes(card)) return no('TS-9.1', 'why.not-in-hand');
    return no('TS-9.1', 'why.no-power-cell');
  },
  resolve(s, { seat, additional }, [choice], ctx) {
    if (!additional) s.table.step = 'play';
    if (choice?.kind !== 'cell') {
      if (additional) ctx.log({ type: 'no-cell', clause: 'TS-9.7', seat });
      return;
    }
    if (additional) s.table.plays++;
    playCell(s, seat, choice.card, additional ? 'TS-9.5' : 'TS-9.1', ctx);
  },
};
