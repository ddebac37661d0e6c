import { no } from '@turnpoint/kernel';
import type { Place, Ruling } from '../types.ts';
import { type Ask, asking } from './word.ts';

/** Which of these agendas? */
export function askAgenda(options: readonly Place[], why: Ruling = no('ES-7.2', 'why.agenda-reach')): Ask {
  return asking('place', options, 'prompt.agenda', () => why);
}
