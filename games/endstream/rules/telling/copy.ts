import type { Agenda, Operator, Player, Slot, Table } from '../types.ts';

/** Frames, gear and marks never change, so a copy shares them. Equal to the kernel's general copy. */
export function copyTable(t: Table): Table {
  return {
    firstTurnMove: t.firstTurnMove,
    openDecks: t.openDecks,
    drawAfter: t.drawAfter,
    first: t.first,
    turn: t.turn,
    phase: t.phase,
    players: [copyPlayer(t.players[0]), copyPlayer(t.players[1])],
    operators: t.operators.map(copyOperator),
    agendas: t.agendas.map(copyAgenda),
    gear: t.gear.slice(),
    marks: t.marks.slice(),
    quiet: t.quiet,
    progress: t.progress,
    lost: t.lost,
    last: t.last,
    offer: t.offer,
    hasOffered: t.hasOffered,
    timeUp: t.timeUp,
  };
}

/** An operator as states and views alike hold it. */
type Held = Omit<Operator, 'used' | 'slots'> & {
  readonly used: readonly Operator['used'][number][];
  readonly slots: readonly [Slot, Slot];
};

export function copyOperator(op: Held): Operator {
  return {
    card: op.card,
    techs: op.techs,
    zone: op.zone,
    at: op.at,
    armor: op.armor,
    damage: op.damage,
    disabled: op.disabled,
    felled: op.felled,
    moves: op.moves,
    extraMoves: op.extraMoves,
    techUsed: op.techUsed,
    used: op.used.slice(),
    present: op.present,
    slots: [op.slots[0], op.slots[1]],
    seen: op.seen,
    techsSeen: op.techsSeen,
  };
}

export function copyAgenda(agenda: Agenda): Agenda {
  return { card: agenda.card, up: agenda.up, activated: agenda.activated, pushed: agenda.pushed };
}

export function copyPlayer(p: Player): Player {
  return {
    controller: p.controller,
    at: p.at,
    armor: p.armor,
    charge: p.charge,
    mulligans: p.mulligans,
    points: [p.points[0], p.points[1], p.points[2]],
    hasPushed: p.hasPushed,
    hasSpun: p.hasSpun,
    hasStepped: p.hasStepped,
    weaponsUsed: p.weaponsUsed,
    used: p.used.slice(),
    turns: p.turns,
  };
}
