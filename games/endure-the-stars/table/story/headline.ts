import type { Message, Value } from '@turnpoint/kernel';
import { type Headline, ofType, says, type Told, type Tone, type Turn } from '@turnpoint/ui';
import { enemyOf, missionOf, objectiveSaid, saidOf } from '../../content/index.ts';
import type { Clause } from '../../rules/clauses.ts';
import type { Endure, Entry, View, Who } from '../../rules/types.ts';
import { eventName } from '../cards/lines.ts';

interface Seen {
  readonly entries: readonly Entry[];
  readonly view: View;
  /** Whose turn it is; null while the enemies act. */
  readonly who: Who | null;
}

const inTurn = <Type extends Entry['type']>({ entries }: Seen, type: Type) => ofType(entries, type);

/** A survivor: by their player where that one plays nobody else, so that the reader is "you". */
function someone({ team }: View, who: Who): Value {
  const one = team[who];
  if (one === undefined) return { key: 'survivor.ally' };
  const isAlone = team.filter(({ seat }) => seat === one.seat).length === 1;
  return isAlone ? { seat: one.seat } : { key: `survivor.${one.id}` };
}

const all = (view: View, whos: readonly Who[]): Value => ({ list: whos.map((who) => someone(view, who)) });
const enemy = (type: string): Message => ({ key: `enemy.${type}` });
const item = (id: string): Message => ({ key: `item.${id}` });

function objective({ options: { mission } }: View, n: number): Message {
  return objectiveSaid(mission, missionOf(mission).objectives[n]?.id ?? '');
}

/** So many of each kind of enemy. */
function counted(found: readonly { readonly enemy: string; readonly count: number }[]): Value {
  const counts = new Map<string, number>();
  for (const { enemy: type, count } of found) counts.set(type, (counts.get(type) ?? 0) + count);
  return { list: [...counts].map(([type, count]) => ({ key: `foes.${type}`, args: { count } })) };
}

/** Kills of a turn by whoever made them, and what a boss lost that lives. */
function kills(seen: Seen): Headline[] {
  const killed = inTurn(seen, 'killed');
  const found = [...Map.groupBy(killed, ({ who }) => who)].map(([by, theirs]) => {
    const boss = theirs.find(({ enemy: type }) => enemyOf(type).isBoss);
    const n = theirs.reduce((sum, { count }) => sum + count, 0);
    if (by === null)
      return boss === undefined
        ? says(38 + n, 'fell', { foes: counted(theirs) }, 'good')
        : says(85, 'boss-fell', { foe: enemy(boss.enemy) }, 'good');
    const who = someone(seen.view, by);
    return boss === undefined
      ? says(40 + n, 'killed', { who, foes: counted(theirs) }, 'good')
      : says(85, 'boss-felled', { who, foe: enemy(boss.enemy) }, 'good');
  });
  const wounds = inTurn(seen, 'boss-hurt').filter(({ enemy: type }) => killed.every((one) => one.enemy !== type));
  for (const [type, blows] of Map.groupBy(wounds, (one) => one.enemy)) {
    const n = blows.reduce((sum, { health }) => sum + health, 0);
    found.push(says(43, 'boss-hurt', { foe: enemy(type), n }, 'good'));
  }
  return found;
}

/** Attacks that brought nothing down: a survivor's, or the enemies'. */
function inVain(seen: Seen): Headline[] {
  const { entries, view, who } = seen;
  const came = (...types: readonly Entry['type'][]) => entries.some(({ type }) => types.includes(type));
  const found: Headline[] = [];
  const shots = inTurn(seen, 'fired').filter((shot) => shot.who === who);
  if (who !== null && shots.length > 0 && !came('killed', 'boss-hurt', 'destroyed', 'foe-stunned', 'controlled')) {
    const isMiss = shots.every(({ dice, hit, raised }) => dice.every((n) => (n === raised ? n + 1 : n) < hit));
    const missed = shots.length === 1 ? 'missed' : 'missed-often';
    found.push(says(22, isMiss ? missed : 'shot', { who: someone(view, who), n: shots.length }, 'bad'));
  }
  const attacks = entries.filter((entry) => entry.type === 'attacked' || entry.type === 'boss-attack');
  if (attacks.length > 0 && !came('hurt', 'injured', 'died', 'ally-hurt', 'ally-destroyed')) {
    const foes = [...new Set(attacks.map((one) => one.enemy))].map(enemy);
    found.push(says(21, 'held-off', { foes: { list: foes } }, 'good'));
  }
  return found;
}

/** What ends an attack: whoever is hurt after it is hurt by something else. */
const ELSEWHERE: readonly Entry['type'][] = ['turn', 'phase', 'event', 'chest', 'exploded', 'fired', 'used'];
/** Periphery Fright: somebody strikes at a shadow. */
const isElsewhere = (entry: Entry): boolean =>
  ELSEWHERE.includes(entry.type) || (entry.type === 'turned-up' && entry.card === 'periphery-fright');
const ATTACK: Clause = 'ETS-13.1';

/** The enemy whose attack led to a loss or a death; null where something else did, as fear at Resolve 0. */
function foeBehind({ entries }: Seen, entry: Extract<Entry, { type: 'hurt' | 'died' }>): Message | null {
  const until = entries.slice(0, entries.indexOf(entry) + 1);
  const loss = until.findLast((one) => one.type === 'hurt' && one.who === entry.who);
  if (loss !== undefined && loss.clause !== ATTACK) return null;
  const cause = until
    .slice(0, loss === undefined ? undefined : until.indexOf(loss))
    .findLast((one) => one.type === 'attacked' || one.type === 'boss-attack' || isElsewhere(one));
  return cause?.type === 'attacked' || cause?.type === 'boss-attack' ? enemy(cause.enemy) : null;
}

/** Who was hurt, and by whom as far as all of it is one kind's doing. */
function hurt(seen: Seen): Headline[] {
  const { view } = seen;
  const found: Headline[] = [];
  const losses = inTurn(seen, 'hurt');
  const n = losses.reduce((sum, { health }) => sum + health, 0);
  if (n > 0) {
    const whos = [...new Set(losses.map(({ who }) => who))];
    const foes = losses.map((loss) => foeBehind(seen, loss));
    const [foe] = foes;
    const args = { who: someone(view, whos[0] ?? 0), whos: all(view, whos), n };
    const key = whos.length === 1 ? 'hurt' : 'hurt-many';
    found.push(
      foe != null && foes.every((other) => other?.key === foe.key)
        ? says(36 + 3 * n, `${key}-by`, { ...args, foe }, 'bad')
        : says(34 + 3 * n, key, args, 'bad'),
    );
  }
  for (const death of inTurn(seen, 'died')) {
    const [args, foe] = [{ who: someone(view, death.who) }, foeBehind(seen, death)];
    found.push(foe === null ? says(90, 'died', args, 'bad') : says(90, 'died-by', { ...args, foe }, 'bad'));
  }
  for (const { who, injury } of inTurn(seen, 'injured'))
    found.push(says(46, 'injured', { who: someone(view, who), injury: { key: `injury.${injury}` } }, 'bad'));
  return found;
}

/** How it ended: with whose death, where it was lost by one. */
function ended(seen: Seen): Headline[] {
  const { view } = seen;
  const mission = saidOf(view.options.mission, 'mission');
  const dead = inTurn(seen, 'died').map(({ who }) => who);
  return [
    ...inTurn(seen, 'won').map(() => says(100, 'won', { mission }, 'good')),
    ...inTurn(seen, 'lost').map(() =>
      dead.length === 0
        ? says(100, 'lost', { mission }, 'bad')
        : says(100, 'lost-dead', { mission, whos: all(view, dead) }, 'bad'),
    ),
  ];
}

/** Good or bad for the team. */
const TONES: Partial<Readonly<Record<Entry['type'], Tone>>> = {
  boss: 'bad',
  interacted: 'good',
  'found-objective': 'good',
  destroyed: 'good',
  left: 'good',
  controlled: 'good',
  exploded: 'bad',
  revealed: 'bad',
  gained: 'good',
  stunned: 'bad',
  'foe-stunned': 'good',
  'ally-left': 'good',
  'lost-resolve': 'bad',
  held: 'bad',
  unlocked: 'good',
  summoned: 'bad',
  spawned: 'bad',
};

/** How much it matters what an enemy under control did, and what a survivor did besides. */
const ALLIES = { 'ally-left': 55, 'ally-attacked': 17, 'ally-moved': 7 } as const;
const DEEDS = { held: 14, unlocked: 16, powered: 12, 'entered-loader': 14, 'left-loader': 14 } as const;

/** What is told of single entries by whose they are. */
function single(entry: Entry, { view, who }: Seen): Headline[] {
  const by = who === null ? null : someone(view, who);
  switch (entry.type) {
    case 'boss':
      return [says(80, 'boss', { foe: enemy(entry.enemy) })];
    case 'sedated': {
      const args = { who: someone(view, entry.who) };
      return [entry.failed ? says(42, 'not-sedated', args, 'bad') : says(75, 'sedated', args, 'good')];
    }
    case 'interacted':
    case 'found-objective':
      return [says(70, entry.type, { who: someone(view, entry.who), objective: objective(view, entry.objective) })];
    case 'destroyed':
      return [
        by === null
          ? says(70, 'destroyed', { objective: objective(view, entry.objective) })
          : says(70, 'destroyed-by', { who: by, objective: objective(view, entry.objective) }),
      ];
    case 'left':
      return [says(66, 'left', { who: someone(view, entry.who) })];
    case 'controlled':
      return [says(60, 'controlled', { who: someone(view, entry.who), foe: enemy(entry.enemy) })];
    case 'exploded':
      return [says(50, 'exploded')];
    case 'revealed':
      return [
        says(35 + entry.count / 10, 'revealed', {
          foes: { key: `foes.${entry.enemy}`, args: { count: entry.count } },
          n: entry.count,
        }),
      ];
    case 'gained':
      return [says(25, 'gained', { who: someone(view, entry.who), item: item(entry.item) })];
    case 'used':
      return [says(24, 'used', { who: someone(view, entry.who), item: item(entry.item) })];
    case 'foe-stunned':
      return [says(26, 'foe-stunned', { foes: counted([entry]), n: entry.count })];
    case 'summoned':
      return [says(33, 'summoned', { foe: enemy(entry.enemy) })];
    case 'ally-left':
    case 'ally-attacked':
    case 'ally-moved':
      return [says(ALLIES[entry.type], entry.type, { foe: enemy(entry.enemy) })];
    case 'held':
    case 'unlocked':
    case 'powered':
    case 'entered-loader':
    case 'left-loader':
      return [says(DEEDS[entry.type], entry.type, { who: someone(view, entry.who) })];
    case 'reward':
      return [says(20, 'reward', { who: someone(view, entry.who), goal: { key: `goal.${entry.goal}` } })];
    case 'lost-resolve':
      return [says(13, 'lost-resolve', { who: someone(view, entry.who) })];
    case 'concedes':
      return [says(2, 'concedes', { player: { seat: entry.seat } })];
    case 'dropped':
      return [says(5, 'dropped', { who: someone(view, entry.who), item: item(entry.item) })];
    case 'looked':
      return by === null ? [] : [says(9, 'looked', { who: by })];
    case 'noise':
      return by === null ? [] : [says(1, 'noise')];
    case 'event':
      return [says(9, 'event', { event: eventName(entry.event) })];
    case 'ability':
      return [says(20, 'ability', { who: someone(view, entry.who), power: { key: `power.${entry.power}` } })];
    case 'traded':
      return [says(18, 'traded', { who: someone(view, entry.who), other: someone(view, entry.with) })];
    case 'door':
    case 'exit-door':
      return by === null ? [] : [says(19, `door-${entry.to}`, { who: by })];
    case 'searched':
      return [says(15, 'searched', { who: someone(view, entry.who) })];
    case 'spawned':
      return [says(12, 'spawned')];
    case 'stunned':
      return [says(30, 'stunned', { who: someone(view, entry.who) })];
    default:
      return [];
  }
}

/** How far whoever acts went, and what came nearer. */
function moved(seen: Seen): Headline[] {
  const { who, view } = seen;
  const found: Headline[] = [];
  const n = inTurn(seen, 'moved').filter((entry) => entry.who === who).length;
  if (who !== null && n > 0) found.push(says(10, 'moved', { who: someone(view, who), n }));
  const foes = [...new Set(inTurn(seen, 'foe-moved').map((one) => one.enemy))].map(enemy);
  if (who === null && foes.length > 0) found.push(says(8, 'advanced', { foes: { list: foes } }));
  const tokens = new Set(inTurn(seen, 'token-moved').map(({ token }) => token)).size;
  if (who === null && tokens > 0) found.push(says(7, 'tokens', { n: tokens }));
  return found;
}

/** What somebody got back, all of it together. */
function restored(seen: Seen): Headline[] {
  const { view } = seen;
  const sum = (all: readonly number[]) => all.reduce((total, n) => total + n, 0);
  const healed = [...Map.groupBy(inTurn(seen, 'healed'), ({ who }) => who)].map(([who, all]) =>
    says(28, 'healed', { who: someone(view, who), n: sum(all.map(({ health }) => health)) }, 'good'),
  );
  const calmed = [...Map.groupBy(inTurn(seen, 'calmed'), ({ who }) => who)].map(([who, all]) =>
    says(14, 'calmed', { who: someone(view, who), n: sum(all.map(({ resolve }) => resolve)) }, 'good'),
  );
  return [...healed, ...calmed];
}

/** What a turn came to: deaths and goals, then kills and wounds, then what was found and where one went. */
export function headlines({ seat, n, entries }: Turn<Endure>, told: Told<Endure>): readonly Headline[] {
  const { view } = told.look;
  // Of one step of a turn, the turn began before it.
  const before = seat === null ? [] : told.before.flatMap((step) => ofType(step.entries, 'turn'));
  const seen = { entries, view, who: (ofType(entries, 'turn')[0] ?? before.at(-1))?.who ?? null };
  const singles = entries.flatMap((entry) =>
    single(entry, seen).map((one) => ({ ...one, tone: one.tone ?? TONES[entry.type] })),
  );
  const found = [
    ...ended(seen),
    ...kills(seen),
    ...hurt(seen),
    ...inVain(seen),
    ...restored(seen),
    ...singles,
    ...moved(seen),
  ];
  if (n === 0) {
    const team: Value = { list: view.team.map(({ id }) => ({ key: `survivor.${id}` })) };
    return [says(0, 'set-out', { team }), ...found.filter(({ worth }) => worth >= 90)];
  }
  return [seen.who === null ? says(0, 'quiet') : says(0, 'waited', { who: someone(view, seen.who) }), ...found];
}
