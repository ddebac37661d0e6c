import type { Gathering, Summary } from '@turnpoint/protocol';
import { beKnownAs } from '../../client/identity.ts';
import { connection, nameOnline, server } from '../../client/online.svelte.ts';
import { chosen } from '../../settings.svelte.ts';
import { merged, revealed, type Shown } from './tables.ts';

/** Milliseconds. */
const AGAIN = 4_000;

/** The lobby as it is followed while its page is open. */
export class LobbyView {
  /** Null until the server has told. */
  shown = $state.raw<Shown | null>(null);
  matches = $state.raw<readonly Summary[]>([]);
  /** When the tables were last seen. */
  seen = $state(0);
  isOffline = $state(false);

  /** Follows the lobby until what it gives back is called. */
  follow(): () => void {
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const look = async () => {
      if (!document.hidden || this.shown === null) await this.#look();
      if (!isOver) timer = setTimeout(look, AGAIN);
    };
    void look();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }

  reveal(): void {
    if (this.shown !== null) this.shown = revealed(this.shown);
  }

  async #look(): Promise<void> {
    try {
      if (this.shown === null && (await nameOnline()) === null) await beKnownAs(chosen.now.name.trim() || 'Guest');
      if (connection.lost) throw new Error('not connected');
      const { lobby, library } = server;
      const [list, { matches }] = await Promise.all([lobby.list(), library.list()]);
      this.shown = merged(this.shown, list as readonly Gathering[], Date.now());
      this.matches = sorted(matches.filter(({ outcome, isOff }) => outcome === null && !isOff));
      this.seen = Date.now();
      this.isOffline = false;
    } catch {
      this.isOffline = true;
    }
  }
}

/** One's own turns first, then those with least time left. */
function sorted(matches: readonly Summary[]): readonly Summary[] {
  const due = ({ until }: Summary) => until ?? Number.POSITIVE_INFINITY;
  const turn = ({ mine }: Summary) => (mine === null ? 1 : 0);
  return [...matches].sort((a, b) => turn(a) - turn(b) || due(a) - due(b) || b.changed - a.changed);
}
