import type { Message, Seat, Value } from '@turnpoint/kernel';
import { type Headline, heaviest, type Told, type Turn } from '@turnpoint/ui';
import { cardAt } from '../../content/index.ts';
import type { Entry, TimeStream } from '../../rules/types.ts';
import { recount } from '../recount.ts';

const says = (worth: number, key: string, args: Record<string, Value> = {}): Headline => ({
  worth,
  says: { key: `headline.${key}`, args },
});
const player = (seat: Seat): Value => ({ seat });
const card = (no: number): Message => ({ key: `card.${cardAt(no).code}` });

/** What matters is what the recap of a turn tells too, said afterwards and by who did it. */
function retold(entry: Entry, by: Seat): Headline[] {
  const found = recount(entry, null);
  if (found === null) return [];
  const key = found.says.key.replace(/^\w+\./, '');
  return [says(found.worth, key, { ...found.says.args, by: player(by) })];
}

/** What is told where nothing that matters happened, and how the match ended. */
function besides(entry: Entry): Headline[] {
  switch (entry.type) {
    case 'over': {
      const [winner] = entry.winners;
      return [winner === undefined ? says(90, 'drawn') : says(90, 'won', { player: player(winner) })];
    }
    case 'timed-out':
      return [says(44, 'timed-out', { player: player(entry.seat) })];
    case 'searched':
    case 'recovered':
    case 'looks-hand':
    case 'looked-hand':
      return [says(12, entry.type.replace('looked', 'looks'), { player: player(entry.seat) })];
    case 'power-linked':
      return [says(10, 'power-linked', { player: player(entry.seat), card: card(entry.card) })];
    case 'cell':
      return [says(6, 'cell', { player: player(entry.seat), card: card(entry.card) })];
    default:
      return [];
  }
}

/** What a turn came to: phases filled and lost, then what was sent against the other side. */
export function headline({ seat, entries }: Turn<TimeStream>, { look }: Told<TimeStream>): Message {
  if (seat === null) return { key: 'headline.deal', args: { player: player(look.view.first) } };
  const all = entries.flatMap((entry) => [...retold(entry, seat), ...besides(entry)]);
  const best = heaviest(all, { key: 'headline.waited', args: { player: player(seat) } });
  const isWon = entries.some((entry) => entry.type === 'over' && entry.winners.includes(seat));
  return best.key === 'headline.timestream' && isWon ? { ...best, key: 'headline.timestream-won' } : best;
}
