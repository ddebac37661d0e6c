import { type Message, sameJson } from '@turnpoint/kernel';
import type { Choice, Figure, SurvivorView, View, ZoneId } from '../rules/types.ts';
import type { Known } from './known.svelte.ts';

/** What a choice would harm or lose, in one line, and how its button is called then. */
export interface Harm {
  readonly says: Message;
  readonly verb: Message;
}

const harm = (what: string, args: Message['args'] = {}): Harm => ({
  says: { key: `harm.${what}`, args },
  verb: { key: `harm-verb.${what}` },
});

type Facts = Pick<Known, 'attackOf' | 'now'>;

/** What is to be warned of before this choice, the worst first; null where nothing is. */
export function harmOf(choice: Choice | null, known: Facts, view: View): Harm | null {
  if (known.now?.idle?.some((idle) => sameJson(idle, choice))) return harm('nothing');
  switch (choice?.kind) {
    case 'attack':
      return harmOfAttack(choice, known, view);
    case 'noise':
      return drawing(view, known.now?.ears[choice.level] ?? []);
    case 'zone':
      return harmOfThrow(choice.zone, view);
    case 'exit':
      return harmOfLeaving(view);
    case 'move':
      return harmOfGoing(choice.zone, view);
    case 'discard':
    case 'drop':
    case 'spend':
      return harm('lost');
    case 'reorganise':
    case 'trade':
      return harmOfLast(view);
    default:
      return null;
  }
}

const list = (found: readonly SurvivorView[]): Message['args'] => named(found.map(({ id }) => id));
const named = (ids: readonly string[]): Message['args'] => ({
  who: { list: ids.map((id) => ({ key: `survivor.${id}` })) },
  n: ids.length,
});
const actor = ({ team, active }: View): SurvivorView | undefined => (active === null ? undefined : team[active]);
const isUp = ({ stun }: Figure): boolean => stun === 0;

function harmOfAttack(choice: Choice, known: Facts, view: View): Harm | null {
  const attack = known.attackOf(choice);
  if (attack === null) return null;
  const struck = attack.danger.map((who) => view.team[who]?.id ?? 'ally');
  return struck.length > 0 ? harm('danger', named(struck)) : drawing(view, attack.heard, attack.zone);
}

/** So many at once are a herd. */
const HERD = 4;

/** Those who nobody draws yet, in the zones where it is heard; who is attacked knows already. */
function drawing({ figures }: View, heard: readonly ZoneId[], attacked: ZoneId | null = null): Harm | null {
  const drawn = figures.filter(
    (figure) => isUp(figure) && figure.seen === 0 && figure.zone !== attacked && heard.includes(figure.zone),
  );
  return drawn.length < HERD ? null : harm('draws', { n: drawn.length });
}

const STRIKES_ALL: readonly string[] = ['stun-grenade', 'frag-grenade'];

function harmOfThrow(zone: ZoneId, { team, stack }: View): Harm | null {
  const frame = stack.at(-1);
  if (frame?.kind !== 'name' || !STRIKES_ALL.includes(frame.power)) return null;
  const struck = team.filter((one) => one.zone === zone);
  return struck.length === 0 ? null : harm('struck', list(struck));
}

function harmOfLeaving(view: View): Harm | null {
  const left = view.team.filter((one) => one.zone !== null && one !== actor(view));
  return left.length === 0 ? null : harm('left', list(left));
}

/** At this Health one blow more may be the last. */
const WEAK = 3;

/** The only friend there of somebody who is weak or stunned goes, and enemies stay. */
function harmOfGoing(to: ZoneId, view: View): Harm | null {
  const own = actor(view)?.zone ?? null;
  const mates = view.team.filter((one) => one.zone === own && one !== actor(view));
  const [mate] = mates;
  const isLeft = own !== null && own !== to && mates.length === 1 && view.figures.some(({ zone }) => zone === own);
  return isLeft && mate !== undefined && (mate.health <= WEAK || mate.stun !== null)
    ? harm('alone', list(mates))
    : null;
}

/** The last action of the turn, and enemies stand here. */
function harmOfLast(view: View): Harm | null {
  const one = actor(view);
  const here = view.figures.filter((figure) => isUp(figure) && figure.zone === one?.zone);
  return one?.actions === 1 && here.length > 0 ? harm('last', { n: here.length }) : null;
}

/** What ending the turn now would waste; null when nothing. */
export function wasteOf(view: Pick<View, 'team' | 'active'>): number | null {
  const left = view.active === null ? 0 : (view.team[view.active]?.actions ?? 0);
  return left > 0 ? left : null;
}
