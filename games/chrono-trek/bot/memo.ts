import { MEMO } from '../content/index.ts';
import type { Choice } from '../rules/choice.ts';
import type { Playing } from '../rules/types.ts';
import { boardAfter } from './after.ts';
import type { Outlook } from './outlook.ts';

/** A Memo is kept for a play that may win, that ends the game, or that costs much. */
export function answerWindow(outlook: Outlook): Choice {
  const { view } = outlook.look;
  const play = view.playing.at(-1) as Playing;
  return { kind: shouldCancel(outlook, play) ? 'memo' : 'pass' };
}

function shouldCancel(outlook: Outlook, play: Playing): boolean {
  const { view } = outlook.look;
  if (play.card === MEMO) return shouldDefend(outlook);
  const after = boardAfter(view, play);
  // The last step ends the game, and the one before leaves no time; only Q, or who is nearly there, lets it pass.
  if (after.anomaly > view.anomaly && outlook.character !== 'q') {
    if (after.anomaly === 5) return true;
    if (after.anomaly === 4) return outlook.mine(view) < 0.4;
  }
  const wins = outlook.chanceToWin(after, play.seat) - outlook.chanceToWin(view, play.seat);
  if (wins > 0.2) return true;
  return outlook.worth(view, outlook.hand) - outlook.worth(after, outlook.hand) > 0.22;
}

/** Someone cancels a card: mine, if it is worth a Memo. */
function shouldDefend(outlook: Outlook): boolean {
  const { view } = outlook.look;
  const answered = view.playing.at(-2);
  if (answered === undefined || answered.seat !== outlook.me) return false;
  const after = boardAfter(view, answered);
  return outlook.worth(after, outlook.hand) - outlook.worth(view, outlook.hand) > 0.2;
}
