import type { Message } from '@turnpoint/kernel';
import { MOST, missionOf, objectiveSaid, personaOf } from '../../content/index.ts';
import type { Entry, View, Who, ZoneId } from '../../rules/types.ts';

/** What a partner says with this very entry; null for one's own survivors. */
export function toldBy(entry: Entry, view: View, me: number | null): Message | null {
  const who = 'who' in entry && typeof entry.who === 'number' ? entry.who : null;
  // What is shown may not know whoever joins the team with this very entry.
  const partner = who === null ? undefined : view.team[who];
  return partner !== undefined && partner.seat !== me ? intention(view, entry) : null;
}

const HEALING: readonly string[] = ['treat-wounds', 'field-dressing', 'emergency-surgery'];
/** A partner in trouble. */
const HURT = 5;
const BY_CHOICE = 'ETS-4.28';

/**
 * What a partner says with what they just did, in one line, as the table then lies; null where that says it all. What they will
 * do next they choose only then, so a line says what is so and promises nothing.
 */
export function intention(view: View, entry: Entry): Message | null {
  switch (entry.type) {
    case 'moved':
      // Whoever is pushed, led or driven has nothing in mind.
      return entry.clause === BY_CHOICE ? moving(view, entry.who, entry.to) : null;
    case 'searched':
      return { key: 'intention.search' };
    case 'fired':
      return shooting(view, entry.zone);
    case 'ability':
      return HEALING.includes(entry.power) && hasHurt(view, entry.who) ? { key: 'intention.heal' } : null;
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

/** At enemies, or at what the mission wants destroyed; doors can be shot at too. */
function shooting(view: View, zone: ZoneId): Message | null {
  if (hasFoes(view, zone)) return { key: 'intention.hold' };
  const aimed = view.objectives.findIndex((one, n) => one.zone === zone && kindOf(view, n) === 'target');
  return aimed < 0 ? null : { key: 'intention.work', args: { objective: objective(view, aimed) } };
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
function isFor(view: View, who: Who, n: number): boolean {
  if (kindOf(view, n) === 'marker') return false;
  const { options, team, objectives } = view;
  const needed = missionOf(options.mission).objectives[n]?.class ?? null;
  return needed === null || objectives[n]?.collected === true || personaOf(team[who]?.id ?? '').class === needed;
}

const kindOf = ({ options }: View, n: number) => missionOf(options.mission).objectives[n]?.kind ?? 'marker';
/** Is anybody hurt where this survivor is? */
const hasHurt = ({ team }: View, who: Who): boolean =>
  team.some(({ zone, health, injuries }) => zone === team[who]?.zone && (health < MOST || injuries.length > 0));
const hasFoes = ({ figures }: View, zone: ZoneId): boolean => figures.some((figure) => figure.zone === zone);
const name = ({ team }: View, who: Who): Message => ({ key: `survivor.${team[who]?.id ?? ''}` });

function objective({ options }: View, n: number): Message {
  return objectiveSaid(options.mission, missionOf(options.mission).objectives[n]?.id ?? '');
}
