import type { Int } from './bot.ts';

const FINE = 0x1_0000_0000;

/** Which of them, the better the likelier: what is `apart` worse comes about a third as often as the best. */
export function drawn(worths: readonly number[], apart: number, int: Int): number {
  const most = Math.max(...worths);
  const shares = worths.map((worth) => (worth === most ? 1 : Math.exp((worth - most) / apart)));
  let left = (int(FINE) / FINE) * shares.reduce((sum, share) => sum + share, 0);
  for (const [i, share] of shares.entries()) {
    left -= share;
    if (left < 0) return i;
  }
  return worths.indexOf(most);
}
