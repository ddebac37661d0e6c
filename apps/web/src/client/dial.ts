import { type Channel, connect, type Far, IN_CHANGES } from '@turnpoint/protocol';
import { randomId } from '../random.ts';
import { door as device } from './door.ts';
import { connection } from './online.svelte.ts';
import { Pulse } from './pulse.ts';

/** Milliseconds until the next try, growing up to the last. */
const TRIES = [200, 500, 1_000, 2_000, 5_000];

/** Asks for an answer and nothing else; no other call has this number. */
const PULSE = JSON.stringify({ call: 0, on: 'door', verb: 'pulse', args: [] });

/** A door that outlives its sockets: when one is lost another is opened, and whoever holds a port notices nothing. */
export function dial(): Far {
  let tries = 0;
  let isUp = false;
  let door: Far | null = null;
  /** Of the socket that is open. */
  let pulse: Pulse | null = null;
  /** Dials at once instead of when its time has come. */
  let hurry: () => void = () => {};

  function lose(): void {
    isUp = false;
    connection.lost = true;
    pulse?.end();
    pulse = null;
    let isDone = false;
    hurry = () => {
      if (!isDone) door?.resume(channel());
      isDone = true;
    };
    setTimeout(hurry, TRIES[Math.min(tries++, TRIES.length - 1)]);
  }

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
      pulse = new Pulse({
        after: (milliseconds, act) => setTimeout(act, milliseconds),
        isWatched: () => !document.hidden,
        ask: () => socket.send(PULSE),
        lost() {
          // It would not hear that it is closed either.
          socket.onclose = null;
          socket.onmessage = null;
          socket.close();
          lose();
        },
      });
    };
    socket.onclose = lose;
    return {
      post(message) {
        const text = JSON.stringify(message);
        if (socket.readyState === WebSocket.OPEN) socket.send(text);
        else if (socket.readyState === WebSocket.CONNECTING) waiting.push(text);
        // What was sent to a socket that is gone is sent again to the next one.
      },
      receive(take) {
        socket.onmessage = ({ data }) => {
          pulse?.heard();
          take(JSON.parse(data));
        };
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

  // What the browser knows of its network is only a reason to look.
  window.addEventListener('offline', () => pulse?.check());
  const look = () => {
    if (document.hidden) return;
    if (pulse === null) hurry();
    else pulse.check();
  };
  window.addEventListener('online', look);
  document.addEventListener('visibilitychange', look);

  // The rules are in the device's worker, once.
  door = connect(channel(), randomId(), later, device.words);
  return door;
}
