/** The day by the reader's own clock: the daily puzzle changes at their midnight. */
export const today = (): string => dayOf(new Date());

export function dayOf(time: Date): string {
  return [time.getFullYear(), time.getMonth() + 1, time.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}
