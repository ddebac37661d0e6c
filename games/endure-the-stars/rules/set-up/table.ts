import {
  BOSSES,
  type Bracket,
  type EnemyType,
  EVENT_DECK,
  GOAL_DECK,
  ITEM_DECK,
  type Mission,
  RESOLVE_DECK,
  tokenOf,
} from '../../content/index.ts';
import { REFUGE_EVENTS } from '../../content/refuge/index.ts';
import { bracketOf } from '../board/bracket.ts';
import { settleDoors } from '../board/doors.ts';
import { hasWon } from '../board/has-won.ts';
import { missionIn, shipOf, zoneIn } from '../board/ship.ts';
import { shuffledDeck } from '../effects/boss/meet.ts';
import type { Context, Door, Frame, Options, Table } from '../types.ts';
import { rejoin } from './campaign/join.ts';

const shuffled = <X>(ctx: Context, cards: readonly X[]): X[] => {
  const deck = [...cards];
  ctx.shuffle(deck);
  return deck;
};

/** A door or an exit; one that the mission keeps locked is locked. */
const doorOf = (kept: boolean): Door => ({ set: kept ? 'locked' : 'open', kept, spike: null, held: [] });

/** The ship lies as the mission says; the team is chosen first (ETS-2.2, 2.3). */
export function setUp(options: Options, seats: number, ctx: Context): Table {
  const t = emptyTable(options);
  const mission = missionIn(t);
  const { doorways, exits } = shipOf(t);
  t.doors = doorways.map(({ name, hasToken }): Door | null => {
    if (!hasToken) return null;
    return doorOf(mission.doors.locked.includes(name));
  });
  t.exits = exits.map((_, n) => doorOf(mission.exits[n]?.locked === true));
  settleDoors(t);
  t.objectives = mission.objectives.map(({ zone, after }) => ({
    zone: zone === null || !isPlaced(t, after) ? null : zoneIn(t, zone),
    collected: false,
    end: null,
  }));
  t.events = shuffled(ctx, EVENT_DECK);
  t.resolveDeck = shuffled(ctx, RESOLVE_DECK);
  t.goals = shuffled(ctx, GOAL_DECK);
  const boss = bossOf(mission, bracketOf(t));
  if (boss !== undefined) {
    const full = mission.bossHealth?.[bracketOf(t)] ?? 0;
    t.boss = { deck: shuffledDeck(boss, ctx), discard: [], mood: null, full, isDead: false };
  }
  if (options.campaign !== undefined && options.carried === undefined)
    t.refugeDeck = shuffled(
      ctx,
      REFUGE_EVENTS.map(({ id }) => id),
    );
  const joining = options.carried === undefined ? picks(options.team, seats) : rejoin(t, options.carried, ctx);
  ctx.push(...joining, { kind: 'deal' });
  return t;
}

/** The boss of a mission: among its tokens or figures, or brought by a module. */
function bossOf({ tokens, figures, modules }: Mission, bracket: Bracket): EnemyType | undefined {
  const faces = tokens[bracket].map((face) => tokenOf(face).type);
  const brought = modules.flatMap((module) => ('boss' in module ? [module.boss] : []));
  const all = [...faces, ...figures.map(({ what }) => what), ...brought];
  return all.find((name): name is EnemyType => BOSSES.includes(name));
}

/** Objectives that only come after another mission of the campaign (ETS-M07.12). */
const isPlaced = (t: Table, after: string | null): boolean => after === null || hasWon(t, after);

/** ETS-2.27: in seat order, one each, again and again. */
const picks = (team: number, seats: number): Frame[] =>
  Array.from({ length: team }, (_, place): Frame => ({ kind: 'pick', seat: place % seats }));

function emptyTable({ mission, team, timed = false, campaign, carried }: Options): Table {
  return {
    options: { mission, team, timed },
    campaign: campaign === undefined ? null : { id: campaign, won: carried?.won ?? [], used: carried?.used ?? [] },
    refuge: null,
    refugeDeck: [],
    team: [],
    first: 0,
    round: 0,
    phase: 'set-up',
    active: null,
    passages: { barred: [], made: [] },
    doors: [],
    exits: [],
    figures: [],
    tokens: [],
    next: 0,
    pile: [],
    away: [],
    noises: [],
    items: [...ITEM_DECK],
    itemDiscard: [],
    events: [],
    eventDiscard: [],
    event: null,
    eventKnown: false,
    buried: 0,
    standing: [],
    eventSkipped: false,
    resolveDeck: [],
    goals: [],
    goalDiscard: [],
    boss: null,
    loader: null,
    objectives: [],
    aside: [],
    lasting: [],
    ruled: [],
    exit: null,
    airLoss: 1,
    rolls: [],
    conceding: [],
  };
}
