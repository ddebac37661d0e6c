import type { Seat } from '@turnpoint/kernel';
import { DUELLISTS } from '@turnpoint/testkit';
import {
  AGENDA_TYPES,
  centuryOf,
  controllerThing,
  DEFAULT,
  gearOfThing,
  gearThing,
  isControllerThing,
  isOperatorThing,
  ownerOf,
  placeOf,
  seatOfController,
  streamOf,
} from '../content/index.ts';
import type { Choice, State } from '../rules/index.ts';

/**
 * Choices as tests write them: `agenda 1800`, `push 1800`, `activate aran`, `ability aran 0`, `ability aran default`,
 * `ability jerusalem 0`, `tech aran vibroblade`, `move aran ana 2100`, `step 2100`, `spin aran`, `on bo.ben`, `on jerusalem`, `on droid`,
 * `to ana 2100`, `option 0`, `pay M M S`, `next droid`, and plain words. A card is named by the beginning of its id, with `bo.` before it
 * where both sides have one.
 */
export function parse({ table: t }: State, seat: Seat, words: string): Choice {
  const [kind = '', a = '', b = '', c = ''] = words.split(' ');
  const operator = () => operatorNamed(t, a, seat);
  const century = (who: Seat, text: string) => placeOf(who, Number(text) as 1800);
  switch (kind) {
    case 'agenda':
    case 'push':
      return { kind, place: b === '' ? century(seat, a) : century(seatNamed(a), b) };
    case 'activate':
    case 'spin':
      return { kind, operator: operator() };
    case 'ability': {
      const user = thingNamed(t, a);
      const own = isOperatorThing(user) ? t.operators[user]!.card : t.players[seatOfController(user)]!.controller;
      const ability = /^\d+$/.test(b) ? `${own}.${b}` : b === 'default' ? DEFAULT : `${b}.ability`;
      return { kind, user, ability };
    }
    case 'tech':
      return {
        kind,
        operator: operator(),
        slot: t.operators[operator()]!.techs.findIndex((tech) => tech.startsWith(b)),
      };
    case 'move':
      return { kind, operator: operator(), to: century(seatNamed(b), c) };
    case 'step':
      return { kind, to: b === '' ? century(seat, a) : century(seatNamed(a), b) };
    case 'on':
      return { kind: 'target', thing: thingNamed(t, a) };
    case 'to':
      return { kind: 'place', place: century(seatNamed(a), b) };
    case 'option':
      return { kind, n: Number(a) };
    case 'pay':
      return {
        kind,
        points: AGENDA_TYPES.map((type) => words.split(' ').filter((word) => word === type).length) as [
          number,
          number,
          number,
        ],
      };
    case 'next':
      return { kind, gear: t.gear.find(({ card }) => card.startsWith(a))!.id };
    default:
      return { kind } as Choice;
  }
}

export function seatNamed(name: string): Seat {
  const seat = (DUELLISTS as readonly string[]).indexOf(name);
  if (seat < 0) throw new Error(`who is "${name}"?`);
  return seat;
}

/** Whoever is on the board comes before those in hand (the acting player's first) and those who are gone. */
export function operatorNamed(t: State['table'], name: string, seat: Seat | null = null): number {
  const [who, id] = name.includes('.') ? name.split('.') : [null, name];
  const found = t.operators.flatMap((op, no) =>
    op.card.startsWith(id!) && (who === null || ownerOf(no) === seatNamed(who!)) ? [{ no, zone: op.zone }] : [],
  );
  const groups = [
    found.filter(({ zone }) => zone === 'board'),
    found.filter(({ zone, no }) => zone === 'hand' && ownerOf(no) === seat),
    found.filter(({ zone }) => zone === 'gone'),
    found,
  ];
  const [best, another] = groups.find((group) => group.length > 0) ?? [];
  if (best === undefined || another !== undefined)
    throw new Error(`"${name}" names ${best === undefined ? 'nobody' : 'several cards'}`);
  return best.no;
}

function thingNamed(t: State['table'], name: string): number {
  const [who, id] = name.includes('.') ? name.split('.') : [null, name];
  const sides = [0, 1].filter(
    (seat) => t.players[seat]!.controller.startsWith(id!) && (who === null || seatNamed(who!) === seat),
  );
  if (sides.length > 0) return controllerThing(sides[0]!);
  const gear = t.gear.filter(({ card, by }) => card.startsWith(id!) && (who === null || seatNamed(who!) === by));
  if (gear.length > 0) return gearThing(gear[0]!.id);
  return operatorNamed(t, name);
}

export function print({ table: t }: State, choice: Choice): string {
  const who = (seat: Seat) => DUELLISTS[seat];
  const place = (at: number) => `${who(streamOf(at))} ${centuryOf(at)}`;
  const op = (no: number) => t.operators[no]!.card;
  const thing = (n: number) => {
    if (isOperatorThing(n)) return `${who(ownerOf(n))}.${op(n)}`;
    if (isControllerThing(n)) return `${who(seatOfController(n))}.${t.players[seatOfController(n)]!.controller}`;
    const gear = t.gear.find(({ id }) => id === gearOfThing(n));
    return gear === undefined ? `gone ${n}` : `${who(gear.by)}.${gear.card}`;
  };
  switch (choice.kind) {
    case 'agenda':
    case 'push':
      return `${choice.kind} ${centuryOf(choice.place)}`;
    case 'activate':
    case 'spin':
      return `${choice.kind} ${op(choice.operator)}`;
    case 'ability':
      return `ability ${thing(choice.user)} ${choice.ability.split('.').at(-1)}`;
    case 'tech':
      return `tech ${op(choice.operator)} ${t.operators[choice.operator]!.techs[choice.slot]}`;
    case 'move':
      return `move ${op(choice.operator)} ${place(choice.to)}`;
    case 'step':
      return `step ${centuryOf(choice.to)}`;
    case 'target':
      return `on ${thing(choice.thing)}`;
    case 'place':
      return `to ${place(choice.place)}`;
    case 'option':
      return `option ${choice.n}`;
    case 'pay':
      return ['pay', ...AGENDA_TYPES.flatMap((type, n) => Array<string>(choice.points[n]!).fill(type))].join(' ');
    case 'next':
      return `next ${thing(gearThing(choice.gear))}`;
    default:
      return choice.kind;
  }
}
