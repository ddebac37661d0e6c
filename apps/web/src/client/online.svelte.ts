import { type Channel, connect, type Far, IN_CHANGES } from '@turnpoint/protocol';

/** Ids that the server gives are 22 letters long; those of this device are longer. */
export function isOnline(id: string): boolean {
  return /^[\w-]{22}$/.test(id);
}

/** Whether the server cannot be reached now; it is tried again by itself. */
export const connection = $state({ lost: false });

let far: Far | null = null;

/** The door of the server, for who has a name there. It is opened when first used. */
export function online(): Far {
  far ??= dial();
  return far;
}

/** The name by which the server knows this visitor; null when it knows none, or cannot be reached. */
export async function nameOnline(): Promise<string | null> {
  const answer = await fetch('/api/me').catch(() => null);
  return answer?.ok ? ((await answer.json()) as { name: string | null }).name : null;
}

/** Whether this visitor has ever played on the server: only then is it worth asking for their matches there. */
export const hasBeenOnline = (): boolean => localStorage.getItem(BEEN) !== null;
export const BEEN = 'turnpoint.online';

/** Milliseconds until the next try, growing up to the last. */
const TRIES = [200, 500, 1_000, 2_000, 5_000];

/** A door that outlives its sockets: when one is lost another is opened, and whoever holds a port notices nothing. */
function dial(): Far {
  let tries = 0;
  let door: Far | null = null;

  function channel(): Channel {
    const socket = new WebSocket(
      `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`,
      IN_CHANGES,
    );
    const waiting: string[] = [];
    socket.onopen = () => {
      tries = 0;
      connection.lost = false;
      for (const text of waiting.splice(0)) socket.send(text);
    };
    socket.onclose = () => {
      connection.lost = true;
      setTimeout(() => door?.resume(channel()), TRIES[Math.min(tries++, TRIES.length - 1)]);
    };
    return {
      post(message) {
        const text = JSON.stringify(message);
        if (socket.readyState === WebSocket.OPEN) socket.send(text);
        else if (socket.readyState === WebSocket.CONNECTING) waiting.push(text);
        // What was sent to a socket that is gone is sent again to the next one.
      },
      receive(take) {
        socket.onmessage = ({ data }) => take(JSON.parse(data));
      },
    };
  }

  door = connect(channel(), crypto.randomUUID());
  return door;
}
