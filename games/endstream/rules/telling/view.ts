import type { Viewer } from '@turnpoint/kernel';
import { ownerOf, PLACES, type StateWord, type ZoneWord } from '../../content/index.ts';
import { agendaState, lowerType, upperType } from '../board/agendas.ts';
import { fullDefense, hasState, zoneCount } from '../board/standing.ts';
import { controllerOf } from '../board/things.ts';
import type { Agenda, AgendaView, Operator, OperatorNo, OperatorView, Player, State, View } from '../types.ts';
import { copyPlayer } from './copy.ts';

const STATES: readonly StateWord[] = ['IMMOBILIZED', 'IMPAIRED', 'UNTOUCHABLE', 'FRAIL', 'cannot spin'];
const ZONES: readonly ZoneWord[] = ['RESTRICT', 'LOCKDOWN', 'CONTAMINATE'];

/** The specification's table "Hidden information", field by field. */
export function view(s: State, viewer: Viewer): View {
  const t = s.table;
  return {
    firstTurnMove: t.firstTurnMove,
    openDecks: t.openDecks,
    drawAfter: t.drawAfter,
    first: t.first,
    turn: t.turn,
    phase: t.phase,
    players: [viewPlayer(t.players[0]), viewPlayer(t.players[1])],
    operators: t.operators.map((op, no) => viewOperator(s, op, no, viewer)),
    agendas: t.agendas.map((agenda, place) => viewAgenda(s, agenda, place)),
    gear: t.gear.slice(),
    marks: t.marks.slice(),
    zones: PLACES.map((place) => ZONES.filter((zone) => zoneCount(t, place, zone) > 0)),
    quiet: t.quiet,
    progress: t.progress,
    lost: t.lost,
    last: t.last,
    offer: t.offer,
    hasOffered: t.hasOffered,
    stack: s.stack.slice(),
  };
}

/** A STRIKE may be more than the armor that is left: none is left then, not less than none. */
function viewPlayer(player: Player): Player {
  return { ...copyPlayer(player), armor: Math.max(0, player.armor) };
}

function viewOperator(s: State, op: Operator, no: OperatorNo, viewer: Viewer): OperatorView {
  const t = s.table;
  const knows = knowledge(s, op, no, viewer);
  const isOn = op.zone === 'board';
  const defense = isOn ? fullDefense(t, no) : null;
  return {
    card: knows.card ? op.card : null,
    techs: op.techs.map((tech, slot) => (knows.techs || op.slots[slot] === 'used' ? tech : null)),
    owner: ownerOf(no),
    by: controllerOf(t, no),
    zone: op.zone,
    at: op.at,
    armor: op.armor,
    defense,
    defenseLeft: defense === null ? null : Math.max(0, defense - op.damage),
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
    states: isOn ? STATES.filter((state) => hasState(t, no, state)) : [],
  };
}

/** ES-3.21: a hand and unused techs are hidden from all but their owner, until they are looked at or shown. */
function knowledge(s: State, op: Operator, no: OperatorNo, viewer: Viewer): { card: boolean; techs: boolean } {
  if (s.outcome !== null || s.table.openDecks || viewer === ownerOf(no)) return { card: true, techs: true };
  const isOpponent = viewer !== null;
  // What a LOOK showed is the opponent's alone; the techs of an operator that is gone were shown to all (ES-16.10).
  const techs = op.techsSeen && (isOpponent || op.zone === 'gone');
  return { card: op.zone !== 'hand' || (op.seen && isOpponent), techs };
}

function viewAgenda(s: State, agenda: Agenda, place: number): AgendaView {
  return {
    card: agenda.card,
    up: agenda.up,
    type: upperType(agenda),
    otherType: lowerType(agenda),
    state: agendaState(s.table, place),
    activated: agenda.activated,
    pushed: agenda.pushed,
  };
}
