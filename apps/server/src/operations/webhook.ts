import { createHmac } from 'node:crypto';
import type { Herald, TurnNews } from '@turnpoint/host';

export interface WebhookSettings {
  readonly url: string;
  /** Both sides know it: what comes with another signature is not ours. */
  readonly secret: string;
}

/** Milliseconds until each further try. */
const TRIES: readonly number[] = [1_000, 10_000, 60_000, 600_000, 3_600_000];
/** Milliseconds for an answer. */
const PATIENCE = 10_000;

/** `t=<seconds>,v1=<HMAC-SHA256 of "<seconds>.<body>">`, in hexadecimal digits. */
export function signature(secret: string, seconds: number, body: string): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

/** Throws unless the other side says that it has taken it. */
export async function deliver({ url, secret }: WebhookSettings, news: TurnNews): Promise<void> {
  const body = JSON.stringify({ kind: 'turn', ...news });
  const headers = {
    'content-type': 'application/json',
    'turnpoint-signature': signature(secret, Math.floor(Date.now() / 1000), body),
  };
  const answer = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(PATIENCE) });
  if (!answer.ok) throw new Error(`the webhook answered ${answer.status}`);
}

export type ClosableHerald = Herald & { close(): Promise<void> };

/** Posts to one address that somebody's table waits for them, and tries again from this process while it runs. */
export function webhook(settings: WebhookSettings, tries: readonly number[] = TRIES): ClosableHerald {
  const waiting = new Set<NodeJS.Timeout>();

  function attempt(news: TurnNews, tried: number): void {
    deliver(settings, news).catch(() => {
      const wait = tries[tried];
      if (wait === undefined) return;
      const timer = setTimeout(() => {
        waiting.delete(timer);
        attempt(news, tried + 1);
      }, wait);
      timer.unref();
      waiting.add(timer);
    });
  }

  return {
    turn: (news) => attempt(news, 0),
    async close() {
      for (const timer of waiting) clearTimeout(timer);
    },
  };
}
