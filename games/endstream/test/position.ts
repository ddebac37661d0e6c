import type { Seat } from '@turnpoint/kernel';
import { begin } from '@turnpoint/testkit';
import { AGENDA_TYPES, type AgendaType, CONTROLLERS, DECKS, OPERATORS, placeOf } from '../content/index.ts';
import { type Agenda, endstream, type Operator, type Player, type State, type Table } from '../rules/index.ts';
import { seatNamed } from './notation.ts';

export interface Side {
  /** Default: JERUSALEM for ana, SSV-93 URAL for bo. */
  controller?: string;
  /** Its century and armor; default as in STANDS. */
  at?: number;
  armor?: number;
  charge?: number;
  /** `MMPS` */
  points?: string;
  /** Upper sides from 1800 on, `MMPPSS`; a small letter after it is the lower side, `Mp`. */
  agendas?: string;
  /** Operators in hand, `aran-breaker techs=stim-pack,droid`; the rest is gone. Default: whatever makes seven. */
  hand?: readonly string[];
  turns?: number;
}

export interface Position {
  ana?: Side;
  bo?: Side;
  /** `'ana 1900': ['ana aran-breaker armor=1 with=vibroblade', 'bo ben-storm-vanguard disabled=2']` */
  board?: Readonly<Record<string, readonly string[]>>;
  /** Deployed techs: `'ana 1900': ['bo droid']` */
  deployed?: Readonly<Record<string, readonly string[]>>;
  turn?: 'ana' | 'bo';
  table?: Partial<Table>;
}

const CARDS: Readonly<Record<string, readonly [string, 0 | 1]>> = {
  Mp: ['AG-01', 0],
  Pm: ['AG-01', 1],
  Ms: ['AG-06', 0],
  Sm: ['AG-06', 1],
  Ps: ['AG-11', 0],
  Sp: ['AG-11', 1],
};
const UNDER: Readonly<Record<AgendaType, string>> = { M: 'p', P: 's', S: 'm' };

function agendasOf(text: string): Agenda[] {
  return (text.match(/[MPS][mps]?/g) ?? []).map((side) => {
    const [card, up] = CARDS[side.length === 2 ? side : side + UNDER[side as AgendaType]]!;
    return { card, up, activated: false, pushed: 0 };
  });
}

/** Where controllers stand in a scene that does not say so, and how whole they are: no scene depends on tuned numbers. */
const STANDS: Readonly<Record<string, { century: number; armor: number }>> = {
  jerusalem: { century: 2000, armor: 11 },
  'ssv-93-ural': { century: 2200, armor: 10 },
  meridian: { century: 1900, armor: 12 },
  ossuary: { century: 2300, armor: 9 },
};

function playerOf(side: Side, seat: Seat): Player {
  const controller = side.controller ?? CONTROLLERS[seat]!.id;
  const stand = STANDS[controller]!;
  const points = AGENDA_TYPES.map((type) => [...(side.points ?? '')].filter((letter) => letter === type).length);
  return {
    controller,
    at: placeOf(seat, (side.at ?? stand.century) as 1800),
    armor: side.armor ?? stand.armor,
    charge: side.charge ?? 100,
    mulligans: 0,
    points: points as [number, number, number],
    hasPushed: false,
    hasSpun: false,
    hasStepped: false,
    weaponsUsed: 0,
    used: [],
    turns: side.turns ?? 3,
  };
}

/** `aran-breaker armor=1 techs=stim-pack,droid with=vibroblade` */
function operatorOf(words: string, zone: Operator['zone'], at: number): Operator {
  const [card = '', ...more] = words.split(' ');
  const facts = Object.fromEntries(more.map((word) => word.split('=') as [string, string]));
  const techs = (facts.techs ?? 'stim-pack,tri-axe').split(',');
  const equipped = facts.with?.split(',') ?? [];
  return {
    card: OPERATORS.find(({ id }) => id === card)?.id ?? OPERATORS.find(({ id }) => id.startsWith(card))!.id,
    techs: [equipped[0] ?? techs[0]!, equipped[1] ?? techs[1] ?? 'stim-pack'],
    zone,
    at,
    armor: Number(facts.armor ?? 0),
    damage: Number(facts.damage ?? 0),
    disabled: Number(facts.disabled ?? 0),
    felled: facts.felled !== undefined,
    moves: 0,
    extraMoves: 0,
    techUsed: false,
    used: [],
    present: facts.new === undefined && zone === 'board',
    slots: [equipped.length > 0 ? 'used' : 'unused', equipped.length > 1 ? 'used' : 'unused'],
    seen: false,
    techsSeen: false,
  };
}

export function placeNamed(name: string): number {
  const [who = '', century] = name.split(' ');
  return placeOf(seatNamed(who), Number(century) as 1800);
}

/** A position in one literal. */
export function build(position: Position): State {
  const sides = [position.ana ?? {}, position.bo ?? {}];
  const placed: Operator[][] = [[], []];
  const equipped: { op: Operator; seat: Seat; techs: string[] }[] = [];
  for (const [where, list] of Object.entries(position.board ?? {})) {
    for (const words of list) {
      const [who = '', ...rest] = words.split(' ');
      const seat = seatNamed(who);
      const op = operatorOf(rest.join(' '), 'board', placeNamed(where));
      placed[seat]!.push(op);
      const worn =
        rest
          .find((word) => word.startsWith('with='))
          ?.slice(5)
          .split(',') ?? [];
      if (worn.length > 0) equipped.push({ op, seat, techs: worn });
    }
  }
  const deployed = Object.entries(position.deployed ?? {}).flatMap(([where, list]) =>
    list.map((words) => {
      const [who = '', card = ''] = words.split(' ');
      return { seat: seatNamed(who), card, at: placeNamed(where) };
    }),
  );
  const operators = sides.flatMap((side, seat) => {
    const mine = [...placed[seat]!, ...(side.hand ?? []).map((words) => operatorOf(words, 'hand', -1))];
    const rest = side.hand === undefined ? 'hand' : 'gone';
    for (const { operator } of Object.values(DECKS).flatMap((deck) => deck.operators)) {
      const name = operator;
      if (mine.length < 7 && [...placed.flat(), ...mine].every(({ card }) => card !== name))
        mine.push(operatorOf(name, rest, -1));
    }
    return mine;
  });
  const gear: Table['gear'] = equipped.flatMap(({ op, seat, techs }) =>
    techs.map((card, slot) => ({
      id: operators.indexOf(op) * 2 + slot,
      card,
      by: seat,
      on: operators.indexOf(op),
      at: -1,
    })),
  );
  for (const [i, { seat, card, at }] of deployed.entries()) {
    // Carried by somebody who is not on the board: the last of the seven.
    const no = seat * 7 + 6 - i;
    const op = operators[no]!;
    operators[no] = { ...op, techs: [card, op.techs[1]], slots: ['used', op.slots[1]] };
    gear.push({ id: no * 2, card, by: seat, on: -1, at });
  }
  const turn = seatNamed(position.turn ?? 'ana');
  const table: Table = {
    firstTurnMove: 'none',
    openDecks: false,
    drawAfter: 40,
    first: 0,
    turn,
    phase: 'action',
    players: [playerOf(sides[0]!, 0), playerOf(sides[1]!, 1)],
    operators,
    agendas: sides.flatMap(({ agendas }) => agendasOf(agendas ?? 'MMPPSS')),
    gear,
    marks: [],
    quiet: 0,
    progress: false,
    lost: [],
    last: null,
    offer: null,
    hasOffered: false,
    timeUp: false,
    ...position.table,
  };
  return begin(endstream, { table, stack: [{ kind: 'turn', seat: turn }] }, 2).state;
}
