import { type FrameRules, NOBODY, no, only, type Seat } from '@turnpoint/kernel';
import { cardAt } from '../../content/index.ts';
import { playerAt } from '../board/lanes.ts';
import { isTimeUp } from '../board/turn.ts';
import { cannotPlayThere } from '../refusals/place.ts';
import { cardIn, numberIn } from '../refusals/read.ts';
import type { Choice, Context, Frame, Play, Ruling, State, Table, TimeStream } from '../types.ts';
import { cannotPlayCard, listPlays } from '../verbs/play-card.ts';
import { cannotPowerLink, listPowerLinks, makePowerLink } from '../verbs/power-link.ts';

type PlayFrame = Extract<Frame, { kind: 'play' }>;

/** TS-17.16 */
export const MOST_PLAYS = 200;

/** Step 4: one card or Power Link after the other, until the player ends it (TS-11.1 to 11.5). */
export const play: FrameRules<TimeStream, PlayFrame> = {
  deciders: ({ table }, { seat }) => (isOver(table, seat) ? NOBODY : only(seat)),
  prompt: () => ({ key: 'prompt.play' }),
  choices({ table }, { seat }) {
    const found: Choice[] = [];
    for (const { card, as, at, first } of listPlays(table, seat)) found.push({ kind: 'play', card, as, at, first });
    found.push(...listPowerLinks(table, seat), { kind: 'none' });
    return found;
  },
  refuse: ({ table }, { seat }, _, choice) => refuse(table, seat, choice),
  resolve(s, { seat }, [choice], ctx) {
    if (choice?.kind === 'play') {
      const { card, as, at, first } = choice;
      ctx.push(
        { kind: 'pay', seat, play: { card, as, at, first }, cells: null, given: null, voided: [] },
        { kind: 'play', seat },
      );
    } else if (choice?.kind === 'power-link') {
      makePowerLink(s, seat, choice, ctx);
      ctx.push({ kind: 'play', seat });
    } else endStep(s, seat, ctx);
  },
};

const isOver = (t: Table, seat: Seat): boolean => t.plays >= MOST_PLAYS || isTimeUp(t, seat);

/** Own locations may be occupied again (TS-12.15). */
function endStep(s: State, seat: Seat, ctx: Context): void {
  if (s.table.plays >= MOST_PLAYS) ctx.log({ type: 'step-full', clause: 'TS-17.16', seat });
  playerAt(s.table, seat).closed.fill(false);
  s.table.step = 'target';
}

function refuse(t: Table, seat: Seat, choice: unknown): Ruling {
  const card = cardIn(choice, 'play');
  if (card !== null && cardAt(card) !== undefined)
    return cannotPlayCard(t, seat, card) ?? cannotPlayThere(t, seat, choice as Play);
  const piece = numberIn(choice, 'power-link', 'piece');
  const slot = numberIn(choice, 'power-link', 'slot');
  const cell = numberIn(choice, 'power-link', 'cell');
  if (piece !== null && slot !== null && cell !== null)
    return cannotPowerLink(t, seat, { kind: 'power-link', piece, slot, cell }) ?? no('TS-13.12', 'why.no-power-link');
  if (cardIn(choice, 'cell') !== null) return no('TS-9.4', 'why.cell-in-step-4');
  if (cardIn(choice, 'void') !== null) return no('TS-11.7', 'why.no-discard-at-will');
  return no('TS-11.4', 'why.play-step');
}
