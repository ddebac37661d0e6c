import type { Message, Value } from '@turnpoint/kernel';
import { isOwn, saidOf, storySaid } from '../../content/index.ts';
import { shipOf } from '../board/ship.ts';
import type { Entry, Look, View } from '../types.ts';
import { door, enemy, event, foes, goal, item, objective, power, survivor, wall, zone } from './names.ts';

type Teller = (view: View, value: never) => Value;

/** How each field of an entry is told. */
const FIELDS: Readonly<Record<string, Teller>> = {
  seat: (_view, seat: number) => ({ seat }),
  who: (view, who: number | readonly number[]) =>
    typeof who === 'number' ? survivor(view, who) : { list: who.map((one) => survivor(view, one)) },
  with: (view, who: number) => survivor(view, who),
  survivor: (_view, id: string) => ({ key: `survivor.${id}` }),
  zone: (view, id: number) => zone(view, id),
  from: (view, id: number) => zone(view, id),
  item: (_view, id: string) => item(id),
  goal: (_view, id: string) => goal(id),
  enemy: (_view, type: string) => enemy(type),
  event: (_view, id: string) => event(id),
  power: (_view, id: string) => power(id),
  injury: (_view, id: string) => ({ key: `injury.${id}` }),
  objective: (view, n: number) => objective(view, n),
  dice: (_view, dice: readonly number[]) => ({ list: dice.map(String) }),
  door: (view, id: number) => door(view, id),
  wall: (view, id: number) => wall(view, id),
  mission: ({ options }) => saidOf(options.mission, 'mission'),
  phase: (_view, id: string) => ({ key: `phase.${id}` }),
  deck: (_view, id: string) => ({ key: `deck.${id}` }),
  place: (_view, id: string) => ({ key: `refuge.${id}` }),
  refuge: (_view, id: string) => ({ key: `refuge-event.${id}` }),
  items: (_view, ids: readonly string[]) => ({ list: ids.map(item) }),
  strain: (_view, added: number) => (added > 0 ? `+${added}` : `−${-added}`),
  face: (_view, face: string) => ({ key: `face.${face}` }),
};

/** A log entry as a sentence: its type, and its fields by their names. */
export function describe({ view }: Look, entry: Entry): Message {
  const args: Record<string, Value> = {};
  for (const [name, value] of Object.entries(entry)) {
    const told = tellField(view, entry, name, value);
    // A text names the enemy `foe`: it is one thing, whatever side reads it.
    if (told !== null) args[name === 'enemy' ? 'foe' : name] = told;
  }
  if ('enemy' in entry && 'count' in entry) args.foes = foes(entry.enemy, entry.count);
  return { key: `log.${entry.type}${variant(view, entry)}`, args };
}

function tellField(view: View, entry: Entry, name: string, value: unknown): Value | null {
  if (name === 'type' || name === 'clause' || value === null || typeof value === 'boolean') return null;
  if (name === 'to') return typeof value === 'number' ? zone(view, value) : { key: `door.${value}` };
  if (name === 'card') return { key: entry.type === 'boss-card' ? `boss.${value}` : `resolve.${value}` };
  if (name === 'text') return storySaid(view.options.mission, String(value));
  const { doorNamed, zoneNamed } = shipOf(view).geometry;
  if (name === 'doors') return { list: (value as string[]).map((one) => door(view, doorNamed.get(one) ?? -1)) };
  if (name === 'exits') return { list: (value as string[]).map((one) => zone(view, zoneNamed.get(one) ?? -1)) };
  const tell = FIELDS[name];
  return tell === undefined ? (value as number) : tell(view, value as never);
}

/** Where one type is told in two ways. */
function variant(view: View, entry: Entry): string {
  switch (entry.type) {
    case 'tested':
    case 'checked':
      return `${entry.failed ? '.failed' : '.passed'}${entry.strain === undefined ? '' : '.strained'}`;
    case 'sedated':
      return entry.failed ? '.failed' : '.passed';
    case 'fired':
      return entry.raised === undefined ? '' : '.raised';
    case 'rolled-off':
      // ETS-13.13: at The Refuge nobody is attacked.
      return entry.clause === 'ETS-13.13' ? '.lowest' : '';
    case 'voted':
      return entry.yes ? '.yes' : '.no';
    case 'solomon':
      return entry.comes ? '.comes' : '.stays';
    case 'mission-roll':
      // An own mission says itself what it rolls for.
      return isOwn(view.options.mission) ? '' : `.${entry.clause}`;
    case 'killed':
      return entry.who === null ? '.nobody' : '';
    case 'unlocked-doors':
    case 'locked-doors':
      return entry.exits.length === 0 ? '' : entry.doors.length === 0 ? '.exits' : '.both';
    default:
      return '';
  }
}
