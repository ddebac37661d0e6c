const MINUTE = 60_000;
const DAY = 86_400_000;

export interface Left {
  /** A key of this folder's texts; none for minutes and seconds, which are shown as a clock does. */
  readonly key: 'left.days' | 'left.hours' | null;
  readonly days: number;
  readonly hours: number;
  readonly clock: string;
}

/** How long until then: days and hours as words, the last hour as a clock. */
export function leftUntil(until: number, now: number): Left {
  const left = Math.max(0, until - now);
  const [days, hours] = [Math.floor(left / DAY), Math.floor((left % DAY) / (60 * MINUTE))];
  const seconds = Math.ceil(left / 1000);
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return { key: days > 0 ? 'left.days' : hours > 0 ? 'left.hours' : null, days, hours, clock };
}
