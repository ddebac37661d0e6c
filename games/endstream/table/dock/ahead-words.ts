import type { Message } from '@turnpoint/kernel';
import type { Foreseen, Words } from '@turnpoint/ui';
import { centuryOf, operatorCard, techCard } from '../../content/index.ts';
import type { EndStream, Entry, View } from '../../rules/types.ts';
import type { Differences } from '../draw/differences.ts';
import type { Harm } from '../harm.ts';

type Say = Words['say'];

/** What no number on the board shows: told as the log would tell it. */
const TOLD: readonly Entry['type'][] = [
  'redirected',
  'cancelled',
  'state',
  'controlled',
  'zone',
  'agenda-disabled',
  'agenda-ready',
  'equipped',
  'deployed',
  'reactivated',
  'extra-move',
];
const isTold = (entry: Entry): boolean =>
  TOLD.includes(entry.type) || (entry.type === 'tech-gone' && entry.why === 'destroyed');

/** Effects of a preview beside those that the board shows by itself, each as the log's own sentence. */
export function otherEffects(ahead: Foreseen<EndStream>): readonly Message[] {
  return ahead.sealed ? [] : ahead.lines.filter((_, i) => isTold(ahead.entries[i] as Entry));
}

/** A preview as sentences: "2100 becomes military, already activated; Ben Storm would be disabled". */
export function aheadWords(say: Say, view: View, { agendas, operators, armor }: Differences): string {
  const turned = [...agendas].filter(([place, next]) => next.up !== view.agendas[place]?.up);
  const groups = Map.groupBy(turned, ([, { type, state }]) => `${state} ${type}`);
  const flips = [...groups.values()].map((group) => {
    const [, { state, type }] = group[0] as (typeof group)[number];
    const key = state === 'ready' ? 'table.becomes' : `table.becomes-${state}`;
    const centuries = { list: group.map(([place]) => centuryOf(place)) };
    return say(key, { centuries, n: group.length, type: say(`table.type-${type}`) });
  });
  const harmed = [...operators].map(([no, { from, to, falls }]) => {
    const id = view.operators[no]?.card ?? null;
    const name = id === null ? say('table.hidden') : operatorCard(id).name;
    return falls === null ? say('table.changes', { name, from, to }) : say(`table.would-${falls}`, { name });
  });
  const hulls = [...armor].map(([seat, to]) => say('table.controller-armor', { player: { seat }, to }));
  return [...flips, ...harmed, ...hulls].join('; ');
}

/** What a choice would cost, in one line with the way out. */
export function harmWords(say: Say, view: View, harm: Harm): string {
  if (harm.key === 'nothing') return say('harm.nothing');
  if (harm.key === 'points') return say('harm.points', { n: harm.amount });
  if (harm.key === 'own-controller')
    return say(harm.left > 0 ? 'harm.own-controller' : 'harm.own-end', { n: harm.left });
  if (harm.key === 'own-tech') return say('harm.own-tech', { name: techCard(harm.card).name });
  return say(`harm.${harm.key}`, { name: operatorCard(view.operators[harm.operator]?.card ?? '').name });
}
