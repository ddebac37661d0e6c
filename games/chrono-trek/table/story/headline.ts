import type { Message, Seat, Value } from '@turnpoint/kernel';
import { type Headline, ofType, says, type Told, type Tone, type Turn } from '@turnpoint/ui';
import { TIMELINE } from '../../content/index.ts';
import type { ChronoTrek, Entry, Turned } from '../../rules/types.ts';

const player = (seat: Seat): Value => ({ seat });
const card = (id: string): Message => ({ key: `card.${id}` });
const event = ({ index, altered }: Turned): Message => ({ key: `event.${index}.${altered ? 'altered' : 'original'}` });

/** What history is told by: the first Linchpin that was turned, and how many events went with it. */
function changed(entries: readonly Entry[], by: Seat): Headline[] {
  const deeds: Turned[] = [];
  const drift: Turned[] = [];
  let into = deeds;
  for (const entry of entries) {
    if (entry.type !== 'turned') continue;
    // Ripples belong to the flip before them. What chance flips (CT-R45) is nobody's deed.
    if (entry.clause !== 'CT-5.4') into = entry.clause === 'CT-R45' ? drift : deeds;
    into.push(...entry.turned);
  }
  return [
    ...tell(deeds, (first) => (first.altered ? 'altered' : 'restored'), 51, by),
    ...tell(drift, () => 'drifted', 47, by),
  ];
}

function tell(turned: readonly Turned[], keyOf: (first: Turned) => string, worth: number, by: Seat): Headline[] {
  const [first] = [...turned].sort((a, b) => rank(a) - rank(b));
  if (first === undefined) return [];
  const n = new Set(turned.map(({ index }) => index)).size - 1;
  return [says(worth + n, keyOf(first) + (n > 0 ? '-more' : ''), { player: player(by), event: event(first), n })];
}

const rank = ({ index }: Turned): number => (TIMELINE[index].kind === 'linchpin' ? 0 : 1);

/** What an entry of somebody's turn may be told as; most are not worth a sentence of their own. */
function told(entry: Entry, by: Seat): Headline[] {
  const gains = (seat: Seat): Tone => (seat === by ? 'good' : 'bad');
  const loses = (seat: Seat): Tone => (seat === by ? 'bad' : 'good');
  switch (entry.type) {
    case 'won':
      return [
        says(
          100,
          'won',
          { player: player(entry.seat), character: { key: `character.${entry.character}` } },
          gains(entry.seat),
        ),
      ];
    case 'no-winner':
      return [says(100, 'no-winner')];
    case 'left':
      return [says(95, 'left', { player: player(entry.seat) })];
    case 'cancelled':
      return [
        says(
          70,
          'cancelled',
          { player: player(entry.by), rival: player(entry.seat), card: card(entry.card) },
          gains(entry.by),
        ),
      ];
    case 'fracture-placed':
      return [
        says(66, 'fractured', { player: player(entry.seat), card: card(entry.card), year: TIMELINE[entry.spot].year }),
      ];
    case 'fracture-falls':
      return [says(49, 'mended', { player: player(by), card: card(entry.card), year: TIMELINE[entry.spot].year })];
    case 'anchorpoint':
      return [says(58, entry.altered ? 'grew' : 'shrank', { event: event(entry) })];
    case 'covered':
      return [says(60, 'covered', { player: player(entry.seat) })];
    case 'looked':
      return [says(56, 'looked', { player: player(entry.seat), rival: player(entry.at) }, gains(entry.seat))];
    case 'moved':
      return [
        says(
          54,
          'moved',
          { from: player(entry.from), player: player(entry.to), card: card(entry.card) },
          gains(entry.to),
        ),
      ];
    case 'entered':
      return [says(48, 'entered', { player: player(entry.seat), card: card(entry.card) })];
    case 'discarded':
      return [says(46, 'discarded', { player: player(entry.seat), card: card(entry.card) }, loses(entry.seat))];
    case 'took':
      return [says(45, 'took', { player: player(entry.seat), from: player(entry.from) }, gains(entry.seat))];
    case 'passing':
      return [says(43, 'passing', { n: entry.counts.reduce((sum, count) => sum + count, 0) })];
    case 'event':
      return [says(40, 'event', { player: player(entry.seat), card: card(entry.card) })];
    case 'fetched':
      return [says(38, 'fetched', { player: player(entry.seat), card: card(entry.card) })];
    case 'searched':
      return [says(36, 'searched', { player: player(entry.seat) })];
    case 'fracture-fails':
      return [says(32, 'no-effect', { player: player(entry.seat), card: card(entry.card) }, 'bad')];
    case 'no-effect':
      return [says(32, 'no-effect', { player: player(by), card: card(entry.card) }, 'bad')];
    case 'play':
      return [says(entry.via === 'memo' ? 0 : 30, 'played', { player: player(entry.seat), card: card(entry.card) })];
    case 'second-draw':
      return [says(20, 'second-draw', { player: player(entry.seat) })];
    default:
      return [];
  }
}

/** What a turn changed: history first, then who holds and knows what. */
export function headlines({ seat, entries }: Turn<ChronoTrek>, { look }: Told<ChronoTrek>): readonly Headline[] {
  if (seat === null) {
    const first = ofType(entries, 'first')[0]?.seat ?? look.view.active ?? 0;
    const gone = entries.filter(({ type }) => type === 'left' || type === 'won' || type === 'no-winner');
    return [says(0, 'deal', { player: player(first) }), ...gone.flatMap((entry) => told(entry, first))];
  }
  const kept = says(0, 'kept', { player: player(seat) });
  return [kept, ...changed(entries, seat), ...entries.flatMap((entry) => told(entry, seat))];
}
