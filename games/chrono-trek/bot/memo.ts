import { ANCHORPOINTS, MEMO } from '../content/index.ts';
import type { Playing } from '../rules/types.ts';
import { boardAfter } from './after.ts';
import { holding, type Outlook } from './outlook.ts';

/** What a play must cost or win me before it is worth a Memo, in parts of the logarithm of my chance. */
const DEAR = 0.5;
/** Likelier than this to win at once, a play is not let through. */
const RISK = 0.2;

/** A Memo is kept for a play that may win, that ends the game, or that costs much. */
export function answerWindow(outlook: Outlook): 'memo' | 'pass' {
  const play = outlook.look.view.playing.at(-1) as Playing;
  return shouldCancel(outlook, play) ? 'memo' : 'pass';
}

function shouldCancel(outlook: Outlook, play: Playing): boolean {
  const { view } = outlook.look;
  if (play.card === MEMO) return shouldDefend(outlook);
  const after = boardAfter(view, play);
  if (after.anomaly === ANCHORPOINTS.length) return !outlook.wantsDoom;
  if (play.seat === view.active && outlook.chanceToWin(after, play.seat) > RISK) return true;
  return change(outlook, play) < -DEAR;
}

/** Someone cancels a card: mine, if it is worth a Memo. */
function shouldDefend(outlook: Outlook): boolean {
  const answered = outlook.look.view.playing.at(-2);
  if (answered === undefined || answered.seat !== outlook.me) return false;
  return change(outlook, answered) > DEAR;
}

/** What a play makes of my chance. */
function change(outlook: Outlook, play: Playing): number {
  const { view } = outlook.look;
  const now = holding(outlook.hand);
  return outlook.worth(boardAfter(view, play), now) - outlook.worth(view, now);
}
