import { type Channel, connect, type Far, IN_CHANGES } from '@turnpoint/protocol';
import { randomId } from '../random.ts';
import { door as device } from './door.ts';
import { connection } from './online.svelte.ts';

/** Milliseconds until the next try, growing up to the last. */
const TRIES = [200, 500, 1_000, 2_000, 5_000];

/** A door that outlives its sockets: when one is lost another is opened, and whoever holds a port notices nothing. */
export function dial(): Far {
  let tries = 0;
  let isUp = false;
  let door: Far | null = null;

  function channel(): Channel {
    const socket = new WebSocket(
      `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`,
      IN_CHANGES,
    );
    const waiting: string[] = [];
    socket.onopen = () => {
      tries = 0;
      isUp = true;
      connection.lost = false;
      for (const text of waiting.splice(0)) socket.send(text);
    };
    socket.onclose = () => {
      isUp = false;
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

  /** Until then what the page shows may be old. */
  function later(pause: number, act: () => void): void {
    connection.lost = true;
    setTimeout(() => {
      connection.lost = !isUp;
      act();
    }, pause);
  }

  // The rules are in the device's worker, once.
  door = connect(channel(), randomId(), later, device.words);
  return door;
}
