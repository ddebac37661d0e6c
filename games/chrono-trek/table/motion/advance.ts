import { ANCHORPOINTS, INDEXES, type Index, MEMO } from '../../content/index.ts';
import type { Entry, PlayerView, Playing, Turned, View } from '../../rules/types.ts';

type Change = (player: PlayerView) => Partial<PlayerView>;

const player = (view: View, seat: number, change: Change): View => ({
  ...view,
  players: view.players.map((now, at) => (at === seat ? { ...now, ...change(now) } : now)),
});

function without<X>(list: readonly X[], one: X): readonly X[] {
  const at = list.indexOf(one);
  return at < 0 ? list : list.toSpliced(at, 1);
}

const gains = (view: View, seat: number, cards: readonly (string | null)[]): View =>
  player(view, seat, ({ handCount, hand }) => ({
    handCount: handCount + cards.length,
    hand: hand && [...hand, ...cards.filter((card) => card !== null)],
  }));

const loses = (view: View, seat: number, cards: readonly (string | null)[]): View =>
  player(view, seat, ({ handCount, hand }) => ({
    handCount: Math.max(0, handCount - cards.length),
    hand: hand && cards.reduce((left, card) => (card === null ? left : without(left, card)), hand),
  }));

const announced = (view: View, play: Playing): View => ({ ...view, playing: [...view.playing, play] });
const discarded = (view: View, cards: readonly string[]): View => ({ ...view, discard: [...view.discard, ...cards] });
const taken = (view: View, card: string): View => ({ ...view, discard: without(view.discard, card) });

/** These places show their other side. */
export function turned(view: View, sides: readonly Turned[]): View {
  const timeline = view.timeline.map((face) => ({
    ...face,
    altered: sides.find(({ index }) => index === face.index)?.altered ?? face.altered,
  }));
  const anomaly = ANCHORPOINTS.filter((index) => timeline.some((face) => face.index === index && face.altered));
  return { ...view, timeline, anomaly: anomaly.length };
}

function fracture(view: View, spot: Index, card: string | null): View {
  return {
    ...view,
    fractures: INDEXES.filter((at) => (at === spot ? card !== null : view.fractures.includes(at))),
    timeline: view.timeline.map((face) => (face.index === spot ? { ...face, fracture: card } : face)),
    playing: card === null ? view.playing : view.playing.filter((play) => play.card !== card),
  };
}

function front(view: View, card: string, from: number | null, to: number | null): View {
  const away =
    from === null
      ? view
      : player(view, from, ({ artifacts }) => ({ artifacts: artifacts.filter((one) => one !== card) }));
  return to === null ? away : player(away, to, ({ artifacts }) => ({ artifacts: [...artifacts, card] }));
}

/** The view while the entry's cards are in the air: gone from where they were, not yet where they will be. */
export function depart(view: View, entry: Entry): View {
  switch (entry.type) {
    case 'play':
      return entry.via === 'rewind' ? view : loses(view, entry.seat, [entry.card]);
    case 'memo':
      return loses(view, entry.seat, [MEMO]);
    case 'starting-discards':
      return loses(view, entry.seat, entry.cards);
    case 'took':
      return loses(view, entry.from, [entry.card]);
    case 'fracture-falls':
      return fracture(view, entry.spot, null);
    case 'moved':
      return front(view, entry.card, entry.from, null);
    case 'discarded':
      return front(view, entry.card, entry.seat, null);
    default:
      return view;
  }
}

/**
 * The view after one more entry, as far as a picture needs it. Only motion uses it: when the entries are played the real
 * view takes its place.
 */
export function advance(view: View, entry: Entry): View {
  switch (entry.type) {
    case 'turn':
      return { ...view, active: entry.seat, turns: view.turns + 1 };
    case 'hand':
      return gains(view, entry.seat, entry.cards ?? Array.from({ length: entry.count }, () => null));
    case 'draw':
      return gains({ ...view, pileCount: Math.max(0, view.pileCount - 1) }, entry.seat, [entry.card]);
    case 'reshuffle':
      return { ...view, pileCount: entry.count, discard: [] };
    case 'starting-discards':
      return discarded(loses(view, entry.seat, entry.cards), entry.cards);
    case 'event':
      return announced(view, { seat: entry.seat, card: entry.card, via: 'event', answers: [] });
    case 'play': {
      const { seat, card, via, answers } = entry;
      const left = via === 'rewind' ? taken(view, card) : loses(view, seat, [card]);
      return announced(left, { seat, card, via, answers });
    }
    case 'memo':
      return announced(loses(view, entry.seat, [MEMO]), { seat: entry.seat, card: MEMO, via: 'memo', answers: [] });
    case 'cancelled':
      return discarded({ ...view, playing: view.playing.slice(0, -2) }, [entry.card]);
    case 'turned':
      return turned(view, entry.turned);
    case 'anchorpoint':
      return turned(view, [entry]);
    case 'fracture-placed':
      return fracture(view, entry.spot, entry.card);
    case 'fracture-falls':
      return discarded(fracture(view, entry.spot, null), [entry.card]);
    case 'entered':
      return front(view, entry.card, null, entry.seat);
    case 'moved':
      return front(view, entry.card, entry.from, entry.to);
    case 'discarded':
      return discarded(front(view, entry.card, entry.seat, null), [entry.card]);
    case 'fetched':
      return gains(taken(view, entry.card), entry.seat, [entry.card]);
    case 'searched':
      return entry.found ? gains(view, entry.seat, [entry.card]) : view;
    case 'took':
      return gains(loses(view, entry.from, [entry.card]), entry.seat, [entry.card]);
    default:
      return view;
  }
}
