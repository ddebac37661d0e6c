import { freeLines } from '../rules/board/kit/shots.ts';
import type { Choice, Frame, Look, View, Who } from '../rules/index.ts';
import { actWorth } from './act.ts';
import { assignWorth } from './assign.ts';
import { nearest } from './chart.ts';
import { allyWorth, maulWorth } from './control.ts';
import { goalsOf } from './goals.ts';
import { linkWorth } from './link.ts';
import { nameWorth } from './naming.ts';
import { gainWorth, takeWorth } from './packing.ts';
import { payWorth, refugeWorth } from './refuge.ts';
import { againWorth } from './rolled.ts';
import { arrangeWorth } from './trade.ts';
import { readTurn, type Turn, zoneAt } from './turn.ts';

type Int = (below: number) => number;

/** Who is taken, the best first. */
const TEAM = [
  'marine-female',
  'medic-female',
  'engineer-male',
  'psychic-female',
  'captain-female',
  'scout-male',
  'technician-female',
];

/** A sensible choice: objectives, kills, healing, and the way there, each by what it is worth in Health. */
export function policy({ choices, view }: Look, int: Int): Choice {
  const [first] = choices;
  if (choices.length === 1 || first === undefined) return first as Choice;
  const frame = view.stack.at(-1) as Frame;
  const turn = readTurn(view, whoIn(view, frame));
  let best = first;
  let most = Number.NEGATIVE_INFINITY;
  // Of equals any one: the first from where chance begins.
  const from = int(choices.length);
  for (let n = 0; n < choices.length; n++) {
    const choice = choices[(from + n) % choices.length] as Choice;
    const worth = wish(turn, frame, choice);
    if (worth > most) {
      most = worth;
      best = choice;
    }
  }
  return best;
}

function whoIn(view: View, frame: Frame): Who {
  if ('who' in frame && typeof frame.who === 'number') return frame.who;
  return 'shot' in frame ? frame.shot.who : (view.active ?? 0);
}

function wish(turn: Turn, frame: Frame, choice: Choice): number {
  switch (frame.kind) {
    case 'pick':
    case 'replace':
      return choice.kind === 'survivor' ? -((TEAM.indexOf(choice.id) + 20) % 20) : 0;
    case 'act':
    case 'granted':
    case 'stride':
    case 'barrage':
      return actWorth(turn, choice);
    case 'name':
      return nameWorth(turn, frame, choice);
    case 'gain':
      return gainWorth(turn, frame, choice);
    case 'arrange':
      return arrangeWorth(turn, frame, choice);
    case 'found':
    case 'dealt':
    case 'prize':
      return takeWorth(turn, choice);
    case 'fired':
      return againWorth(turn, frame, choice);
    case 'link':
      return linkWorth(turn.view, choice);
    case 'pay':
      return payWorth(turn.view, frame, choice);
    case 'assign':
      return assignWorth(turn, frame, choice);
    case 'allies':
      return allyWorth(turn, choice);
    case 'maul':
      return maulWorth(turn, frame, choice);
    case 'aim':
      return choice.kind === 'line' ? -friendsOn(turn, frame.shot.zone, choice.line) : 0;
    case 'led':
      return choice.kind === 'zone' ? -nearest(turn.view, choice.zone, goalsOf(turn)) : 0;
    default:
      return refugeWorth(turn.view, choice) ?? plainWorth(choice);
  }
}

const friendsOn = (turn: Turn, zone: number, line: number): number => {
  const between = freeLines(turn.table, turn.who, zone, 9)[line]?.between ?? [];
  return turn.mates.filter((mate) => between.includes(zoneAt(turn, mate))).length;
};

/** Where nothing has to be weighed: what helps is done. */
function plainWorth(choice: Choice): number {
  switch (choice.kind) {
    case 'accept':
    case 'again':
    case 'who':
      return 5;
    case 'reward':
      return 4;
    case 'spare':
      return 2;
    default:
      return choice.kind === 'done' || choice.kind === 'keep' ? 1 : 0;
  }
}
