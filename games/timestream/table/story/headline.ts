import type { Message, Seat, Value } from '@turnpoint/kernel';
import { type Headline, says, type Told, type Tone, type Turn } from '@turnpoint/ui';
import { cardAt } from '../../content/index.ts';
import type { Entry, TimeStream } from '../../rules/types.ts';
import { ownerOf } from '../lanes.ts';
import { recount } from '../recount.ts';

const player = (seat: Seat): Value => ({ seat });
const card = (no: number): Message => ({ key: `card.${cardAt(no).code}` });

/** Good for who did it: a phase filled or shielded, something sent against the other side or voided there. */
function toneOf(entry: Entry, by: Seat): Tone | undefined {
  const isOwn = 'seat' in entry && entry.seat === by;
  switch (entry.type) {
    case 'played':
      return isOwn ? 'good' : 'bad';
    case 'targeted':
      if (entry.from.voided && entry.to.voided) return undefined;
      return entry.to.voided === isOwn ? 'good' : 'bad';
    case 'sealed':
      return ownerOf(entry.lane) === by ? 'bad' : 'good';
    case 'voided':
    case 'returned':
    case 'hand-voided':
    case 'cell-gone':
    case 'will-skip':
    case 'conceded':
    case 'timed-out':
      return isOwn ? 'bad' : 'good';
    case 'over':
      return entry.winners.length === 0 ? undefined : entry.winners.includes(by) ? 'good' : 'bad';
    default:
      return undefined;
  }
}

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
    case 'targeted': {
      const { seat, from, to } = entry;
      if (from.voided || to.voided) return [];
      return [says(4, 'in-vain', { player: player(seat), from: card(from.card), to: card(to.card) })];
    }
    case 'voids-cards':
      return [says(2, 'voids-cards', { player: player(entry.seat), n: entry.n })];
    case 'void-cards':
      return [says(2, 'voids-cards', { player: player(entry.seat), n: entry.cards.length })];
    case 'cell':
      return [says(1, 'cell', { player: player(entry.seat), card: card(entry.card) })];
    default:
      return [];
  }
}

/** What a turn came to: phases filled and lost, then what was sent against the other side. */
export function headlines({ seat, entries }: Turn<TimeStream>, { look }: Told<TimeStream>): readonly Headline[] {
  if (seat === null) return [says(0, 'deal', { player: player(look.view.first) })];
  const isWon = entries.some((entry) => entry.type === 'over' && entry.winners.includes(seat));
  return [
    says(0, 'waited', { player: player(seat) }),
    ...entries.flatMap((entry) => {
      const tone = toneOf(entry, seat);
      return [...retold(entry, seat), ...besides(entry)].map((one) => ({ ...(isWon ? home(one) : one), tone }));
    }),
  ];
}

/** The card that comes home says that it won. */
const home = (one: Headline): Headline =>
  one.says.key === 'headline.timestream' ? { ...one, says: { ...one.says, key: 'headline.timestream-won' } } : one;
