import type { LogStep } from '@turnpoint/kernel';
import type { Lesson } from '@turnpoint/ui';
import type { Choice, EndOfLine, LayChoice, LayKind, Look } from '../../rules/types.ts';
import { cellsAhead, landingOf } from '../draw/ahead.ts';
import { cellSpot, effectSpot, handSpot } from '../spots.ts';

/** Spectators are taught nothing. */
const seatOf = ({ seat }: Look): number => seat ?? 0;
const laysOf = ({ choices }: Look, kind: LayKind): LayChoice[] =>
  choices.filter((choice): choice is LayChoice => choice.kind === kind);
const offers = ({ choices }: Look, kind: Choice['kind']): boolean => choices.some((choice) => choice.kind === kind);

/** How many cards the viewer has laid. */
const laidBy = (seat: number, log: readonly LogStep<EndOfLine>[]): number =>
  log.flatMap(({ entries }) => entries.filter((entry) => entry.type === 'lay' && entry.seat === seat)).length;

/** What a card is worth: ways that stay open first, then a way taken from the others. */
function worth(look: Look, { kind, face, cell }: LayChoice): number {
  const { view } = look;
  const seat = seatOf(look);
  const open = cellsAhead(view, { ...landingOf(view, seat, kind, cell), face });
  const taken = view.players.filter((player, other) => other !== seat && player.open.includes(cell));
  return 2 * open.length + taken.length;
}

/** The best card of this kind and where it goes. */
function bestSpots(look: Look, kind: LayKind): string[] {
  const [best] = laysOf(look, kind).sort((a, b) => worth(look, b) - worth(look, a));
  if (best === undefined) return [];
  const hand = look.view.players[seatOf(look)]?.hand ?? [];
  return [...hand.flatMap((face, card) => (face === best.face ? [handSpot(card)] : [])), cellSpot(best.cell)];
}

const layLesson = (id: string, lesson: Pick<Lesson<EndOfLine>, 'fits' | 'done' | 'again'>): Lesson<EndOfLine> => ({
  id,
  spots: (look) => bestSpots(look, 'lay'),
  ...lesson,
});

export const LESSONS: readonly Lesson<EndOfLine>[] = [
  layLesson('lay', {
    fits: (look) => look.view.round === 1 && offers(look, 'lay'),
    done: (look, log) => laidBy(seatOf(look), log) > 0,
  }),
  layLesson('two', {
    fits: (look) => look.view.round === 2 && offers(look, 'lay'),
    // One in the first round, two in the second.
    done: (look, log) => laidBy(seatOf(look), log) > 2,
  }),
  {
    id: 'energy',
    fits: (look) => offers(look, 'boost'),
    spots: (look) => [effectSpot('boost'), ...bestSpots(look, 'boost')],
    done: (look, log) =>
      log.some(({ entries }) =>
        entries.some(
          (entry) =>
            (entry.type === 'end' || entry.type === 'brake' || (entry.type === 'lay' && entry.kind !== 'lay')) &&
            entry.seat === look.seat,
        ),
      ),
  },
  layLesson('last', {
    again: true,
    fits: (look) => look.view.round > 2 && offers(look, 'lay'),
    done: ({ outcome }) => outcome !== null,
  }),
];
