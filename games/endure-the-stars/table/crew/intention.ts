import type { Message } from '@turnpoint/kernel';
import { missionOf, objectiveSaid, personaOf } from '../../content/index.ts';
import type { Entry, View, Who, ZoneId } from '../../rules/types.ts';

const HEALING: readonly string[] = ['treat-wounds', 'field-dressing', 'emergency-surgery'];
/** A partner in trouble. */
const HURT = 5;
const BY_CHOICE = 'ETS-4.28';

/** What a partner has in mind, in one line, from what they just did and how the table lies; null where that says it all. */
export function intention(view: View, entry: Entry): Message | null {
  switch (entry.type) {
    case 'moved':
      // Whoever is pushed, led or driven has nothing in mind.
      return entry.clause === BY_CHOICE ? moving(view, entry.who, entry.to) : null;
    case 'searched':
      return { key: 'intention.search' };
    case 'fired':
      return { key: hasFoes(view, entry.zone) ? 'intention.hold' : 'intention.clear' };
    case 'ability':
      return HEALING.includes(entry.power) ? { key: 'intention.heal' } : null;
    case 'interacted':
      return { key: 'intention.work', args: { objective: objective(view, entry.objective) } };
    case 'traded':
      return { key: 'intention.share', args: { survivor: name(view, entry.with) } };
    case 'entered-loader':
      return { key: 'intention.drive' };
    case 'left':
      return { key: 'intention.out' };
    default:
      return null;
  }
}

/** Where somebody goes, and what for: the most telling thing that lies there. */
function moving(view: View, who: Who, to: ZoneId): Message {
  if (hasFoes(view, to)) return { key: 'intention.charge' };
  const wanted = view.objectives.findIndex(({ zone, end }, n) => zone === to && end === null && isFor(view, who, n));
  if (wanted >= 0) return { key: 'intention.fetch', args: { objective: objective(view, wanted) } };
  const mates = view.team.flatMap(({ zone }, mate) => (zone === to && mate !== who ? [mate] : []));
  const hurt = mates.find((mate) => (view.team[mate]?.health ?? 0) <= HURT);
  if (hurt !== undefined) return { key: 'intention.cover', args: { survivor: name(view, hurt) } };
  const [carried] = view.team[who]?.carries ?? [];
  if (carried !== undefined) return { key: 'intention.carry', args: { objective: objective(view, carried) } };
  return { key: mates.length > 0 ? 'intention.join' : 'intention.ahead' };
}

/** Can this survivor do something with it (ETS-O.1 to O.5)? */
function isFor({ options, team, objectives }: View, who: Who, n: number): boolean {
  const { kind = 'marker', class: needed = null } = missionOf(options.mission).objectives[n] ?? {};
  if (kind === 'marker') return false;
  return needed === null || objectives[n]?.collected === true || personaOf(team[who]?.id ?? '').class === needed;
}

const hasFoes = ({ figures }: View, zone: ZoneId): boolean => figures.some((figure) => figure.zone === zone);
const name = ({ team }: View, who: Who): Message => ({ key: `survivor.${team[who]?.id ?? ''}` });

function objective({ options }: View, n: number): Message {
  return objectiveSaid(options.mission, missionOf(options.mission).objectives[n]?.id ?? '');
}
