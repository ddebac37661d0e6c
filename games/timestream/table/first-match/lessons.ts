import type { Lesson } from '@turnpoint/ui';
import type { Choice, Look, TimeStream } from '../../rules/types.ts';
import { filledOf, LANES_EACH } from '../lanes.ts';
import { boardSpots, handSpot } from '../spots.ts';

type Play = Extract<Choice, { kind: 'play' }>;

/** Spectators are taught nothing. */
const seatOf = ({ seat }: Look): 0 | 1 => (seat === 1 ? 1 : 0);
const filled = (look: Look): number => filledOf(look.view, seatOf(look));

const playsAs = (look: Look, ...ways: readonly Play['as'][]): Play[] =>
  look.choices.filter((choice): choice is Play => choice.kind === 'play' && ways.includes(choice.as));

/** The cards in hand, and where they may go. */
const spotsOf = ({ view, ...look }: Look, choices: readonly (Play | Extract<Choice, { kind: 'cell' }>)[]): string[] => [
  ...(view.players[look.seat === 1 ? 1 : 0].hand ?? []).flatMap((card, i) =>
    choices.some((choice) => choice.card === card) ? [handSpot(i)] : [],
  ),
  ...choices.flatMap((choice) => boardSpots(choice, view)),
];

/** How many Power Cells the viewer has in play. */
function cellsOf(look: Look): number {
  const { unlinked, linked } = look.view.players[seatOf(look)];
  return [...unlinked, ...linked].reduce((sum, n) => sum + n, 0);
}

const attacks = (look: Look): boolean =>
  look.view.lanes.some(({ obstacles }) => obstacles.some(({ by }) => by === seatOf(look)));

/** Where something stands already: across an open location nobody strikes. */
const attacksOn = (look: Look): Play[] =>
  playsAs(look, 'obstacle').filter(({ at }) => (look.view.lanes[at]?.location.length ?? 0) > 0);

/** Targets that void what they strike at: one that holds would teach nothing. */
const strikes = ({ choices, view }: Look): Choice[] =>
  choices.filter(
    (one) => one.kind === 'target' && view.targets.some(({ lane, voidsTo }) => voidsTo && lane === one.lane),
  );

/** Power Start gives one cell of each type. */
const CELLS_AT_FIRST = 3;

export const LESSONS: readonly Lesson<TimeStream>[] = [
  {
    id: 'cell',
    again: true,
    fits: (look) => look.choices.some(({ kind }) => kind === 'cell'),
    spots: (look) =>
      spotsOf(
        look,
        look.choices.filter((choice) => choice.kind === 'cell'),
      ),
    done: (look) => cellsOf(look) > CELLS_AT_FIRST,
  },
  {
    id: 'chain',
    fits: (look) => playsAs(look, 'fill').length > 0,
    spots: (look) => spotsOf(look, playsAs(look, 'fill')),
    done: (look) => filled(look) > 0,
  },
  {
    id: 'attack',
    fits: (look) => attacksOn(look).length > 0,
    spots: (look) => spotsOf(look, attacksOn(look)),
    done: attacks,
  },
  {
    id: 'target',
    fits: (look) => strikes(look).length > 0,
    spots: (look) => strikes(look).flatMap((choice) => boardSpots(choice, look.view)),
    done: ({ seat }, log) =>
      log.some(({ entries }) => entries.some((one) => one.type === 'targeted' && one.seat === seat)),
  },
  {
    id: 'rest',
    again: true,
    fits: (look) => playsAs(look, 'fill').length > 0,
    spots: (look) => spotsOf(look, playsAs(look, 'fill')),
    done: (look) => filled(look) === LANES_EACH,
  },
  {
    id: 'return',
    again: true,
    fits: (look) => playsAs(look, 'timestream').length > 0,
    spots: (look) => spotsOf(look, playsAs(look, 'timestream')),
    done: ({ outcome }) => outcome !== null,
  },
];
