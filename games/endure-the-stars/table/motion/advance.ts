import type { Entry, Figure, SurvivorView, View, ZoneId } from '../../rules/types.ts';

type Of<K extends Entry['type']> = Extract<Entry, { type: K }>;

/** The view after an entry, as far as the map and the dashboards show it; in the end the look wins. */
export function advance(view: View, entry: Entry): View {
  switch (entry.type) {
    case 'round':
      return { ...view, round: entry.round, phase: 'survivors' };
    case 'phase':
      return { ...view, phase: entry.phase, active: null };
    case 'turn':
      return { ...view, active: entry.who, phase: 'survivors' };
    case 'event':
      return { ...view, event: entry.event };
    case 'noise':
      return { ...view, noises: [...view.noises, { zone: entry.zone, level: entry.level, late: false }] };
    case 'revealed':
      return reveal(view, entry);
    case 'foe-moved':
      return { ...view, figures: march(view.figures, entry) };
    case 'token-moved':
      return {
        ...view,
        tokens: view.tokens.map((token) => (token.id === entry.token ? { ...token, zone: entry.to } : token)),
      };
    case 'summoned':
      return { ...view, figures: [...view.figures, newFigure(-1 - view.figures.length, entry.enemy, entry.zone)] };
    case 'boss-hurt':
    case 'boss-healed':
      return {
        ...view,
        figures: view.figures.map((one) => (one.type === entry.enemy ? { ...one, health: entry.left } : one)),
      };
    case 'wandered':
      return {
        ...view,
        objectives: view.objectives.map((one, n) => (n === entry.objective ? { ...one, zone: entry.to } : one)),
      };
    case 'ally-moved':
      return { ...view, allies: led(view.allies, entry) };
    case 'killed':
      return { ...view, figures: without(view.figures, entry) };
    default:
      return 'who' in entry && typeof entry.who === 'number'
        ? { ...view, team: view.team.map((one, who) => (who === entry.who ? change(one, entry) : one)) }
        : view;
  }
}

const FULL = 10;

function change(one: SurvivorView, entry: Entry): SurvivorView {
  switch (entry.type) {
    case 'moved':
      return { ...one, zone: entry.to };
    case 'left':
    case 'died':
      return { ...one, zone: null, fate: entry.type === 'left' ? 'left' : 'dead' };
    case 'hurt':
      return { ...one, health: Math.max(0, one.health - entry.health) };
    case 'healed':
      return { ...one, health: Math.min(FULL, one.health + entry.health) };
    case 'lost-resolve':
      return { ...one, resolve: entry.left };
    case 'calmed':
      return { ...one, resolve: Math.min(FULL, one.resolve + entry.resolve) };
    case 'injured':
      return { ...one, injuries: [...one.injuries, entry.injury] };
    case 'cured':
      return { ...one, injuries: one.injuries.filter((injury) => injury !== entry.injury) };
    default:
      return one;
  }
}

/** So many of a type go from one zone to the next. */
function march(figures: View['figures'], { enemy, count, from, to }: Of<'foe-moved'>): View['figures'] {
  let left = count;
  return figures.map((figure) =>
    figure.type === enemy && figure.zone === from && left-- > 0 ? { ...figure, zone: to } : figure,
  );
}

/** One of a type goes from one zone to the next. */
function led(allies: View['allies'], { enemy, from, to }: Of<'ally-moved'>): View['allies'] {
  const mover = allies.findIndex((ally) => ally?.type === enemy && ally.zone === from);
  return allies.map((ally, n) => (n === mover && ally !== null ? { ...ally, zone: to } : ally));
}

function without(figures: View['figures'], { enemy, count }: Of<'killed'>): View['figures'] {
  let left = count;
  return figures.filter(({ type }) => type !== enemy || left-- <= 0);
}

/** The token there opens into what it was. */
function reveal(view: View, { zone, enemy, count }: Of<'revealed'>): View {
  const gone = view.tokens.find((token) => token.zone === zone)?.id;
  const fresh = Array.from({ length: count }, (_, n) => newFigure(-1 - view.figures.length - n, enemy, zone));
  return { ...view, tokens: view.tokens.filter(({ id }) => id !== gone), figures: [...view.figures, ...fresh] };
}

const newFigure = (id: number, type: Figure['type'], zone: ZoneId): Figure => ({
  id,
  type,
  zone,
  health: 0,
  stun: 0,
  seen: 0,
  mode: null,
  lured: null,
  slowed: false,
});
