import type { LogStep } from '@turnpoint/kernel';
import type { Lesson } from '@turnpoint/ui';
import { abilityAt, controllerThing, DEFAULT, distance, LENGTH, ownPlaces } from '../../content/index.ts';
import type { Choice, EndStream, Entry, Look, OperatorNo } from '../../rules/types.ts';
import { unspentOf } from '../harm.ts';
import { agendasFor } from '../payment.ts';
import { choiceSpot, nameOf } from '../spots.ts';

type Log = readonly LogStep<EndStream>[];

/** Who is taught with, and the strike of hers that costs two military points. */
const STRIKER = 'angela-storm-widow';
const STRIKE = `${STRIKER}.0`;

/** Spectators are taught nothing. */
const seatOf = ({ seat }: Look): 0 | 1 => (seat === 1 ? 1 : 0);
const offers = ({ choices }: Look, kind: Choice['kind']): boolean => choices.some((choice) => choice.kind === kind);
const isAtRest = (look: Look): boolean => offers(look, 'finish') && look.view.lost.length === 0;
const happened = (log: Log, seat: number, ...types: readonly Entry['type'][]): boolean =>
  log.some(({ entries }) => entries.some((one) => types.includes(one.type) && 'seat' in one && one.seat === seat));

function strikerOf({ view, ...look }: Look): OperatorNo {
  return view.operators.findIndex(({ card, owner }) => card === STRIKER && owner === (look.seat ?? 0));
}
const thing = (n: number): string => nameOf({ kind: 'thing', n });
const enemyAt = (look: Look): number => look.view.players[1 - seatOf(look)]?.at ?? -1;

const enemyController = (look: Look): string => thing(controllerThing(1 - seatOf(look)));

const isInHand = (look: Look): boolean => isAtRest(look) && look.view.operators[strikerOf(look)]?.zone === 'hand';

/** The first agenda that would bring her out. */
const agendaOfHers = ({ view, seat }: Look): string[] =>
  ownPlaces(seat ?? 0)
    .filter((n) => view.agendas[n]?.type === 'M' && view.agendas[n].state === 'ready')
    .map((n) => nameOf({ kind: 'agenda', n }))
    .slice(0, 1);

/** Where she should MOVE: to the enemy controller, or nearer to it; null when she is there or cannot. */
function wayOf(look: Look): number | null {
  const who = strikerOf(look);
  const goal = enemyAt(look);
  const far = (place: number) => distance(place, goal) ?? LENGTH;
  const now = look.view.operators[who]?.at ?? goal;
  const ends = look.choices.flatMap((choice) => (choice.kind === 'move' && choice.operator === who ? [choice.to] : []));
  const [best] = ends.sort((a, b) => far(a) - far(b));
  return best !== undefined && far(best) < far(now) ? best : null;
}

/** The strike that can be paid for: her own, or the one that every operator has. */
function strikeOf(look: Look): string | null {
  const { view } = look;
  const striker = view.operators[strikerOf(look)];
  if (!isAtRest(look) || striker?.at !== enemyAt(look) || striker.disabled > 0) return null;
  const isPaid = (at: string) => agendasFor(view, seatOf(look), abilityAt(at).price) !== null;
  return [STRIKE, DEFAULT].find(isPaid) ?? null;
}

export const LESSONS: readonly Lesson<EndStream>[] = [
  {
    id: 'keep',
    fits: (look) => offers(look, 'keep'),
    spots: () => [choiceSpot('keep')],
    done: (look, log) => happened(log, seatOf(look), 'keep'),
  },
  {
    id: 'agenda',
    fits: (look) => isInHand(look) && unspentOf(look) === 0 && agendaOfHers(look).length > 0,
    spots: agendaOfHers,
    done: (look, log) => happened(log, seatOf(look), 'agenda'),
  },
  {
    id: 'bring',
    fits: isInHand,
    spots: (look) => [nameOf({ kind: 'hand', n: strikerOf(look) })],
    done: (look) => look.view.operators[strikerOf(look)]?.zone === 'board',
  },
  {
    id: 'win',
    again: true,
    fits: (look) => look.view.lost.includes(1 - seatOf(look)),
    spots: () => [choiceSpot('finish')],
    done: ({ outcome }) => outcome !== null,
  },
  {
    id: 'move',
    again: true,
    fits: (look) => wayOf(look) !== null,
    spots: (look) => {
      const to = wayOf(look) ?? -1;
      const end = to === enemyAt(look) ? enemyController(look) : nameOf({ kind: 'place', n: to });
      return [thing(strikerOf(look)), end];
    },
    done: (look, log) =>
      log.some(({ entries }) => entries.some((one) => one.type === 'moved' && one.thing === strikerOf(look))),
  },
  {
    id: 'strike',
    again: true,
    fits: (look) => strikeOf(look) !== null || offers(look, 'target'),
    spots: (look) =>
      offers(look, 'target') ? [enemyController(look)] : [thing(strikerOf(look)), `action-${strikeOf(look)}`],
    done: (look, log) =>
      log.some(({ entries }) =>
        entries.some((one) => one.type === 'struck' && one.target === controllerThing(1 - seatOf(look))),
      ),
  },
  {
    id: 'end',
    again: true,
    fits: (look) => offers(look, 'finish'),
    spots: () => [choiceSpot('finish')],
    done: (look, log) => happened(log, seatOf(look), 'finished'),
  },
];
