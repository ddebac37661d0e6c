import { no } from '@turnpoint/kernel';
import type { Place, Ruling } from '../types.ts';
import type { Ask } from './word.ts';

/** Which of these agendas? */
export function askAgenda(options: readonly Place[], why: Ruling = no('ES-7.2', 'why.agenda-reach')): Ask {
  return { kind: 'place', options, mayStop: false, prompt: 'prompt.agenda', why: () => why };
}
