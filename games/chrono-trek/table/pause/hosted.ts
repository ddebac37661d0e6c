import type { Base } from '@turnpoint/ui';
import type { ChronoTrek } from '../../rules/types.ts';
import { isAlone } from './alone.ts';

/**
 * Does whoever holds the match close the pause and answer by what the seat has left? Where people are elsewhere, and
 * wherever the table plays by orders; a person alone with bots, or people at one screen, settle it on the page.
 */
export function isHosted({ props, look }: Base<ChronoTrek>): boolean {
  const { pause } = look.view.options;
  const isElsewhere = props.window !== undefined && !isAlone(props.players);
  return props.leaveOrders !== undefined && (pause === 'by-orders' || (pause === 'timed' && isElsewhere));
}
