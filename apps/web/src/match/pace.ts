import type { Pace } from '@turnpoint/ui';
import type { Session } from '../client/session.svelte.ts';
import { PACES } from '../paces.ts';
import { change, chosen } from '../settings.svelte.ts';
import { say } from '../words.svelte.ts';

/** The pace of the settings, to be changed at the table while others act. */
export function paceFor(session: Pick<Session, 'keepPace'>): Pace {
  const { speed, word, next } = PACES[chosen.now.pace];
  return {
    speed,
    word,
    says: `${say('settings.pace')}: ${say(`settings.pace.${chosen.now.pace}`)}`,
    change() {
      change({ pace: next });
      void session.keepPace();
    },
  };
}
