import type { Message } from '@turnpoint/kernel';
import type { Recap } from '@turnpoint/ui';
import type { Entry, View } from '../../rules/types.ts';
import { eventName } from '../cards/lines.ts';

/** What happened since one's last choice, the worst first: deaths, wounds, nerves, what turned up, the event. */
export function recapOf(entries: readonly Entry[], { team }: View, most: number): Recap {
  const name = (who: number): Message => ({ key: `survivor.${team[who]?.id ?? ''}` });
  const lost = new Map<number, number>();
  const deaths: Message[] = [];
  const nerves: Message[] = [];
  const news: Message[] = [];
  for (const entry of entries) {
    if (entry.type === 'died') deaths.push({ key: 'recap.died', args: { who: name(entry.who) } });
    if (entry.type === 'hurt') lost.set(entry.who, (lost.get(entry.who) ?? 0) + entry.health);
    if (entry.type === 'turned-up')
      nerves.push({ key: 'recap.turned-up', args: { who: name(entry.who), card: { key: `resolve.${entry.card}` } } });
    if (entry.type === 'revealed')
      news.push({
        key: 'recap.revealed',
        args: { foes: { key: `foes.${entry.enemy}`, args: { count: entry.count } } },
      });
    if (entry.type === 'event') news.push({ key: 'recap.event', args: { event: eventName(entry.event) } });
  }
  const wounds = [...lost]
    .sort((a, b) => b[1] - a[1])
    .map(([who, n]): Message => ({ key: 'recap.hurt', args: { who: name(who), n } }));
  const lines = [...deaths, ...wounds, ...nerves, ...news];
  return { lines: lines.slice(0, most), more: Math.max(0, lines.length - most) };
}

/** In so many rows: how many more there are may need one of its own, where it does not fit beside a line. */
export function recapInRows(entries: readonly Entry[], view: View, rows: number): Recap {
  const all = recapOf(entries, view, rows);
  return all.more === 0 ? all : recapOf(entries, view, rows - 1);
}

/** Did others act since the viewer chose last: enemies, or another survivor's turn? */
export const isNews = (entries: readonly Entry[]): boolean =>
  entries.some(({ type }) => type === 'phase' || type === 'turn');
