import type { Message } from '@turnpoint/kernel';
import { type Colour, type Face, LINE_CARDS, layoutOf, WAYS, type Way } from '../../content/index.ts';
import type { Cell, Effect, Laid, PlayerView, View } from '../../rules/types.ts';
import { pointOf, stepFrom, waysOut } from '../draw/geometry.ts';

/** What can be read in full. */
export type Subject =
  | { readonly kind: 'cell'; readonly cell: Cell }
  | { readonly kind: 'hand'; readonly face: Face; readonly colour: Colour }
  | { readonly kind: 'seat'; readonly seat: number }
  /** `now`: where or when it can be used, or why not. */
  | { readonly kind: 'effect'; readonly effect: Effect; readonly now: string };

/** What is said of it, and the face that is drawn beside it. */
export interface Read {
  readonly title: string;
  readonly face: { readonly face: Face; readonly colour: Colour; readonly way: Way } | null;
  readonly lines: readonly string[];
}

type Say = (key: string, args?: Message['args']) => string;

/** The paragraphs of the how-to page, in this order. */
const EFFECTS: readonly Effect[] = ['turnaround', 'brake', 'boost'];

/** Everything that the view tells of a cell, a card, a seat or an effect. */
export function read(subject: Subject, view: View, say: Say): Read {
  const name = (cell: Cell) => {
    const { x, y } = pointOf(view.size, cell);
    return `${x},${y}`;
  };
  const names = (cells: readonly Cell[]) => ({ list: cells.map(name) });

  /** Whether a line goes on from where it ends. */
  const end = ({ out, ended, open }: PlayerView): string => {
    if (out !== null || ended) return say('table.read-ended');
    return open.length === 0 ? say('table.read-closed') : say('table.read-open', { cells: names(open) });
  };

  function cellRead(cell: Cell): Read {
    const card = view.cells[cell] ?? null;
    const outside = layoutOf(view.mode, view.players.length).starts === 'outside';
    const begin = outside ? seatsWhere((player) => player.entry === cell) : [];
    const more = begin.map((seat) => say('table.read-outside', { owner: { seat } }));
    if (card !== null) {
      const { title, face, lines } = laidRead(card, cell);
      return { title, face, lines: [...lines, ...more] };
    }
    const next = seatsWhere((player) => player.out === null && player.open.includes(cell));
    const [north, east, south, west] = WAYS.map((way) => name(stepFrom(view.size, cell, way)));
    return {
      title: say('table.cell-empty', { at: name(cell) }),
      face: null,
      lines: [
        next.length === 0
          ? say('table.read-nobody')
          : say('table.read-next', { players: { list: next.map((seat) => ({ seat })) } }),
        say('table.read-beside', { north, east, south, west } as Message['args']),
        ...more,
      ],
    };
  }

  const seatsWhere = (is: (player: PlayerView) => boolean) =>
    view.players.flatMap((player, seat) => (is(player) ? [seat] : []));

  function laidRead({ face, way, seat, n }: Laid, cell: Cell): Read {
    const player = view.players[seat] as PlayerView;
    const isStart = face === 'start';
    const isEnd = isStart ? player.head < 0 : player.head === cell;
    const ways = isStart ? [way] : waysOut(face, way);
    return {
      title: say('table.read-card', { owner: { seat }, face: { key: `face.${face}` } }),
      face: isStart ? null : { face, way, colour: player.colour },
      lines: [
        isStart
          ? say('table.read-start', { at: name(cell) })
          : say('table.read-laid', { at: name(cell), n, initiative: LINE_CARDS[face].initiative }),
        say('table.read-ways', { ways: { list: ways.map((to) => ({ key: `way.${to}` })) } }),
        isEnd ? end(player) : say('table.read-passed'),
      ],
    };
  }

  function seatRead(seat: number): Read {
    const player = view.players[seat] as PlayerView;
    const { colour, energy, handCount, deckCount, effect } = player;
    const used = effect === null ? [] : [say('table.used-now', { effect: { key: `effect.${effect}` } })];
    const holds = { colour: { key: `colour.${colour}` }, energy, hand: handCount, deck: deckCount };
    return {
      title: say('table.read-seat', { player: { seat } }),
      face: null,
      lines: [say('table.read-holds', holds), end(player), ...used],
    };
  }

  switch (subject.kind) {
    case 'cell':
      return cellRead(subject.cell);
    case 'seat':
      return seatRead(subject.seat);
    case 'hand': {
      const { initiative, count, ways } = LINE_CARDS[subject.face];
      const sides = { list: ways.map((side) => say(`table.side-${side}`)) };
      return {
        title: say(`face.${subject.face}`),
        face: { face: subject.face, colour: subject.colour, way: 'N' },
        lines: [say('table.card-facts', { initiative, count, ways: sides })],
      };
    }
    case 'effect':
      return {
        title: say(`how.effects.${EFFECTS.indexOf(subject.effect) + 1}`),
        face: null,
        lines: [say('table.read-price'), subject.now].filter((line) => line !== ''),
      };
  }
}
