import type { Far } from '@turnpoint/protocol';

/** Ids that the server gives are 22 letters long; those of this device are longer. */
export function isOnline(id: string): boolean {
  return /^[\w-]{22}$/.test(id);
}

/** Whether the server cannot be reached now; it is tried again by itself. */
export const connection = $state({ lost: false });

let far: Promise<Far> | null = null;

function dialled(): Promise<Far> {
  far ??= import('./dial.ts').then(({ dial }) => dial());
  // What could not be fetched is tried again with the next call.
  far.catch(() => {
    far = null;
  });
  return far;
}

type Verbs = Readonly<Record<string, (...args: readonly unknown[]) => Promise<unknown>>>;

/** The verbs of one part of that door. */
const verbsOf = <Part extends object>(part: (far: Far) => Part): Part =>
  new Proxy({} as Part, {
    get(_, verb) {
      // Not a promise: an `await` of the part itself must not become a call.
      if (verb === 'then') return undefined;
      return async (...args: readonly unknown[]) =>
        (part(await dialled()) as unknown as Verbs)[String(verb)]?.(...args);
    },
  });

/** The door of the server, for who has a name there. It is opened, and its code fetched, when it is first used. */
export const server: Omit<Far, 'resume' | 'fail'> = {
  library: verbsOf(({ library }) => library),
  review: verbsOf(({ review }) => review),
  lobby: verbsOf(({ lobby }) => lobby),
  sit: async (...call) => (await dialled()).sit(...call),
  watch: async (...call) => (await dialled()).watch(...call),
  tempo: async (...call) => (await dialled()).tempo(...call),
};

/** The name by which the server knows this visitor; null when it knows none, or cannot be reached. */
export async function nameOnline(): Promise<string | null> {
  const answer = await fetch('/api/me').catch(() => null);
  return answer?.ok ? ((await answer.json()) as { name: string | null }).name : null;
}

/** Whether this visitor has ever played on the server: only then is it worth asking for their matches there. */
export const hasBeenOnline = (): boolean => localStorage.getItem(BEEN) !== null;
export const BEEN = 'turnpoint.online';
