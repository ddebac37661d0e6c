import type { Message, Value } from '@turnpoint/kernel';
import { type Headline, ofType, says, type Told, type Tone, type Turn } from '@turnpoint/ui';
import { enemyOf, missionOf, objectiveSaid, saidOf } from '../../content/index.ts';
import type { Clause } from '../../rules/clauses.ts';
import type { Endure, Entry, View, Who } from '../../rules/types.ts';

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

/** Kills of a turn, by their kinds. */
function kills(seen: Seen): Headline[] {
  const counts = new Map<string, number>();
  for (const { enemy: type, count } of inTurn(seen, 'killed')) counts.set(type, (counts.get(type) ?? 0) + count);
  const types = [...counts];
  if (types.length === 0) return [];
  const boss = types.find(([type]) => enemyOf(type as never).isBoss);
  const foes: Value = { list: types.map(([type, count]) => ({ key: `foes.${type}`, args: { count } })) };
  const by = inTurn(seen, 'killed').find(({ who }) => who !== null)?.who ?? seen.who;
  if (boss !== undefined)
    return [
      by === null
        ? says(85, 'boss-fell', { foe: enemy(boss[0]) }, 'good')
        : says(85, 'boss-felled', { who: someone(seen.view, by), foe: enemy(boss[0]) }, 'good'),
    ];
  const n = types.reduce((sum, [, count]) => sum + count, 0);
  return by === null
    ? [says(38 + n, 'fell', { foes }, 'good')]
    : [says(40 + n, 'killed', { who: someone(seen.view, by), foes }, 'good')];
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
  healed: 'good',
  fired: 'bad',
  stunned: 'bad',
  spawned: 'bad',
};

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
    case 'fired':
      return entry.hit > 0 ? [] : [says(22, 'missed', { who: someone(view, entry.who) })];
    case 'healed':
      return [says(28, 'healed', { who: someone(view, entry.who), n: entry.health })];
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

function moved(seen: Seen): Headline[] {
  const { who, view } = seen;
  const n = inTurn(seen, 'moved').filter((entry) => entry.who === who).length;
  return who === null || n === 0 ? [] : [says(10, 'moved', { who: someone(view, who), n })];
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
  const found = [...ended(seen), ...kills(seen), ...hurt(seen), ...singles, ...moved(seen)];
  if (n === 0) {
    const team: Value = { list: view.team.map(({ id }) => ({ key: `survivor.${id}` })) };
    return [says(0, 'set-out', { team }), ...found.filter(({ worth }) => worth >= 90)];
  }
  return [seen.who === null ? says(0, 'quiet') : says(0, 'waited', { who: someone(view, seen.who) }), ...found];
}
