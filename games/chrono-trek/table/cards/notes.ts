import { cardOf } from '../../content/index.ts';
import type { Shared } from '../context.ts';

/** What the table says about a card just now; `bright` when that speaks for playing it. */
export interface Note {
  readonly words: string;
  readonly bright: boolean;
}

export const noted = (words: string, bright = true): Note => ({ words, bright });

export function noteOf({ say, reckoned, flow, look, stage }: Shared, id: string): Note | null {
  const { effect, spot, class: kind } = cardOf(id);
  if (effect.word === 'cancel')
    return flow.isWindow ? noted(say('table.memo-now')) : noted(say('table.memo-later'), false);
  if (spot !== null) {
    if (flow.ahead !== null && !reckoned.fits.includes(spot) && flow.ahead.fits.includes(spot)) {
      return noted(say('table.fits-after'));
    }
    return reckoned.fits.includes(spot) ? noted(say('table.fits-now')) : noted(say('table.fits-no'), false);
  }
  if (flow.mine && reckoned.idle.includes(id)) return noted(say('table.idle'), false);
  const mine = stage.view.players[look.seat ?? -1]?.artifacts ?? [];
  if (effect.word === 'assignment' && effect.artifacts.every((artifact) => mine.includes(artifact))) {
    return noted(say('table.reward-ready'));
  }
  const needs = reckoned.missions[look.seat ?? -1]?.needs ?? [];
  const wanted = needs.some(
    ({ need, met }) =>
      !met && ((need.kind === 'artifact' && need.artifact === id) || (need.kind === 'class' && need.class === kind)),
  );
  return wanted ? noted(say('table.on-your-id')) : null;
}
