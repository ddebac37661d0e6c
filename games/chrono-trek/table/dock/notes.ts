import { cardOf } from '../../content/index.ts';
import type { Shared } from '../context.ts';

/** What the table says about a card in hand just now; empty when there is nothing to say. */
export function noteOf({ say, reckoned, flow, look, stage }: Shared, id: string): string {
  const { effect, spot, class: kind } = cardOf(id);
  if (effect.do === 'cancel') return say(flow.isWindow ? 'table.memo-now' : 'table.memo-later');
  if (spot !== null) {
    if (flow.ahead !== null && !reckoned.fits.includes(spot) && flow.ahead.fits.includes(spot)) {
      return say('table.fits-after');
    }
    return say(reckoned.fits.includes(spot) ? 'table.fits-now' : 'table.fits-no');
  }
  const mine = stage.view.players[look.seat ?? -1]?.artifacts ?? [];
  if (effect.do === 'assignment' && effect.artifacts.every((artifact) => mine.includes(artifact))) {
    return say('table.reward-ready');
  }
  const needs = reckoned.missions[look.seat ?? -1]?.needs ?? [];
  const wanted = needs.some(
    ({ need, met }) =>
      !met && ((need.kind === 'artifact' && need.artifact === id) || (need.kind === 'class' && need.class === kind)),
  );
  return wanted ? say('table.on-your-id') : '';
}
