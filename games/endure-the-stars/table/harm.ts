import { type Message, sameJson } from '@turnpoint/kernel';
import { enemyOf } from '../content/index.ts';
import { QUARTERS } from '../content/refuge/index.ts';
import type { Choice, Figure, SurvivorView, View, ZoneId } from '../rules/types.ts';
import type { Known } from './known.svelte.ts';
import { changeOf, oddsOf } from './refuge/odds.ts';

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
    case 'visit':
      return harmOfVisit(choice, view);
    case 'rest':
      return harmOfRest(choice, view);
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
  if (struck.length > 0) return harm('danger', named(struck));
  return harmOfVests(attack.zone, view) ?? drawing(view, attack.heard, attack.zone);
}

/** ETS-20.20: any 6 sets off the vests where one shoots, and they strike everybody there. */
function harmOfVests(zone: ZoneId, { figures, team }: View): Harm | null {
  const vests = figures.flatMap((figure) => (figure.zone === zone ? enemyOf(figure.type).vest : []));
  const damage = vests.reduce((sum, vest) => sum + vest, 0);
  const struck = team.filter((one) => one.zone === zone);
  if (damage === 0 || struck.length === 0) return null;
  const { says, verb } = harm('vest', list(struck));
  return { says: { ...says, args: { ...says.args, damage } }, verb };
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

/** Who lacks nothing can only lose by dice. */
function harmOfVisit({ who, place }: Extract<Choice, { kind: 'visit' }>, { team, refuge }: View): Harm | null {
  const one = team[who];
  const odds = one === undefined ? [] : oddsOf(place, refuge?.better[place] ?? 0, one);
  return odds.some(({ gain }) => gain > 0) ? null : harm('no-gain');
}

function harmOfRest({ who, gain }: Extract<Choice, { kind: 'rest' }>, { team }: View): Harm | null {
  return changeOf(team[who]?.[gain] ?? 0, QUARTERS[gain]) === 0 ? harm('nothing') : null;
}

/** What ending the turn now would waste; null when nothing. */
export function wasteOf(view: Pick<View, 'team' | 'active'>): number | null {
  const left = view.active === null ? 0 : (view.team[view.active]?.actions ?? 0);
  return left > 0 ? left : null;
}
