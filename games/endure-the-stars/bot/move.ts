import { BLACKOUT } from '../content/index.ts';
import { isPilot, strain } from '../rules/board/kit/values.ts';
import { isEvent, waysIn } from '../rules/board/ship.ts';
import type { ZoneId } from '../rules/index.ts';
import { bestBlow } from './attack.ts';
import { FAR, nearest } from './chart.ts';
import { dangerAt } from './danger.ts';
import { goalsOf, isArming, isTimeToGo, isVital } from './goals.ts';
import { staysBelow } from './odds.ts';
import { isHealer, isWeary } from './rest.ts';
import { type Turn, zoneAt } from './turn.ts';

/** What a step towards the goal is worth, in Health: little while there is time, much when it is the way out. */
const STEP = { weary: 0.15, arming: 0.6, going: 0.7, leaving: 1.6, driving: 4 };
/** Nobody walks further ahead of the last one. */
const SPREAD = 2;
/** What it costs to come upon a token: less with actions left to answer. */
const REVEAL = 0.6;

function stepWorth({ view, table, who }: Turn): number {
  // Each turn of the Loader is power spent.
  if (isPilot(table, who)) return STEP.driving;
  if (isTimeToGo(view)) return STEP.leaving;
  if (isArming(view)) return STEP.arming;
  return isWeary(view) ? STEP.weary : STEP.going;
}

/** A step is a gain where it brings the goal nearer, unless others are left behind. */
function progress(turn: Turn, to: ZoneId): number {
  const { view, from, mates, strides } = turn;
  const goals = goalsOf(turn);
  const left = nearest(view, to, goals);
  const gain = nearest(view, from, goals) - left;
  if (gain <= 0) return stepWorth(turn) * Math.max(-1, gain);
  // By the way that is left: those who come from another side are met at the goal. Who has no way is not waited for.
  const lag = Math.max(0, ...mates.map((mate) => (nearest(view, zoneAt(turn, mate), goals) % FAR) - left));
  const waits = lag > SPREAD * strides && !isTimeToGo(view) && !isPilot(turn.table, turn.who);
  return waits ? -0.3 : stepWorth(turn);
}

/** What it is worth, in Health, that a healer comes nearer to whoever is badly hurt. */
const HELP = 1.2;
const BADLY = 4;

function help({ view, from, mates, me }: Turn, to: ZoneId): number {
  if (!isHealer(me)) return 0;
  const hurt = mates.filter((mate) => (view.team[mate]?.health ?? BADLY) < BADLY);
  const zones = hurt.map((mate) => view.team[mate]?.zone as ZoneId);
  return HELP * Math.sign(nearest(view, from, zones) - nearest(view, to, zones));
}

/** Tokens that come into sight there and are not now. */
function reveals({ view, table, from }: Turn, to: ZoneId): number {
  if (isEvent(table, BLACKOUT)) return view.tokens.filter(({ zone }) => zone === to).length;
  const { range } = waysIn(table);
  const isSeen = (at: ZoneId, zone: ZoneId) => (range[at]?.[zone] ?? -1) >= 0;
  return view.tokens.filter(({ zone }) => isSeen(to, zone) && !isSeen(from, zone)).length;
}

/** How much worse it is to lose Health now. */
function fear({ view, who, me }: Turn, danger: number): number {
  const dear = isVital(view, who) ? 1.5 : 1;
  if (danger >= me.health) return 2 * dear;
  return danger >= me.health / 2 ? 1.2 * dear : 0.8 * dear;
}

/** How likely the way out of this zone is open (ETS-8.18). */
function passes({ table, who, me, from, foes }: Turn): number {
  if (!foes.has(from) || isPilot(table, who)) return 1;
  return staysBelow(me.resolve - strain(table, who, true));
}

/** What a step to a connected zone is worth, what can be done there included. */
export function moveWorth(turn: Turn, to: ZoneId): number {
  const { from, me, mates, view } = turn;
  const left = Math.max(0, me.actions - 1);
  const [here, there] = [dangerAt(turn, from), dangerAt(turn, to)];
  const safety = fear(turn, here) * here - fear(turn, there) * there;
  const waiting = mates.filter((mate) => view.team[mate]?.turn === 'waiting').length;
  const risk = reveals(turn, to) * REVEAL * (1 + (2 - Math.min(2, left)) + (waiting === 0 ? 1 : 0));
  const worth = left * bestBlow(turn, to) + safety + progress(turn, to) + help(turn, to) - risk - 0.05;
  return worth * passes(turn);
}
