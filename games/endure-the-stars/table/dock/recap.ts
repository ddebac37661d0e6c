import type { Message } from '@turnpoint/kernel';
import type { Recap } from '@turnpoint/ui';
import type { Entry, View, Who } from '../../rules/types.ts';
import { eventName } from '../cards/lines.ts';

type Told = { readonly who: Who | null; readonly says: Message };
type Of<K extends Entry['type']> = Extract<Entry, { type: K }>;

const all = <K extends Entry['type']>(entries: readonly Entry[], type: K): Of<K>[] =>
  entries.filter((entry): entry is Of<K> => entry.type === type);
const name = ({ team }: View, who: Who): Message => ({ key: `survivor.${team[who]?.id ?? ''}` });

const deathsOf = (entries: readonly Entry[], view: View): Told[] =>
  all(entries, 'died').map(({ who }) => ({ who, says: { key: 'recap.died', args: { who: name(view, who) } } }));

/** How much Health each has lost, the worst first. */
function lossesOf(entries: readonly Entry[]): (readonly [who: Who, n: number])[] {
  const lost = new Map<Who, number>();
  for (const { who, health } of all(entries, 'hurt')) lost.set(who, (lost.get(who) ?? 0) + health);
  return [...lost].sort((a, b) => b[1] - a[1]);
}

const turnedUp = (entries: readonly Entry[]): Message[] =>
  all(entries, 'revealed').map(({ enemy, count }) => ({
    key: 'recap.revealed',
    args: { foes: { key: `foes.${enemy}`, args: { count } } },
  }));

/** One sentence of all whom it happened to, each once; none where it happened to nobody. */
function together(key: string, who: readonly Who[], view: View): Message[] {
  const names = [...new Set(who)].map((one) => name(view, one));
  return names.length === 0 ? [] : [{ key, args: { n: names.length, who: { list: names } } }];
}

/** All of it added up, in short sentences. */
export function sumOf(entries: readonly Entry[], view: View): Message[] {
  const losses = lossesOf(entries).map(([who, n]) => ({ key: 'recap.loss', args: { who: name(view, who), n } }));
  const cards = all(entries, 'turned-up').length;
  const killed = new Map<string, number>();
  for (const { enemy, count } of all(entries, 'killed')) killed.set(enemy, (killed.get(enemy) ?? 0) + count);
  return [
    ...deathsOf(entries, view).map(({ says }) => says),
    ...(losses.length === 0 ? [] : [{ key: 'recap.losses', args: { losses: { list: losses } } }]),
    ...together(
      'recap.shaken',
      all(entries, 'lost-resolve').map(({ who }) => who),
      view,
    ),
    ...together(
      'recap.driven',
      all(entries, 'moved').map(({ who }) => who),
      view,
    ),
    ...(cards === 0 ? [] : [{ key: 'recap.cards', args: { n: cards } }]),
    ...[...killed].map(([enemy, count]) => ({
      key: 'recap.killed',
      args: { foes: { key: `foes.${enemy}`, args: { count } } },
    })),
    ...turnedUp(entries),
  ];
}

/** What happened since one's last turn: to one's own survivors first, the worst first; then to others, what turned up, the event. */
export function recapOf(entries: readonly Entry[], view: View, me: number | null, most: number): Recap {
  const nerves = all(entries, 'turned-up').map(({ who, card }) => ({
    who,
    says: { key: 'recap.turned-up', args: { who: name(view, who), card: { key: `resolve.${card}` } } },
  }));
  const isMine = ({ who }: Told) => who !== null && view.team[who]?.seat === me;
  const wounds = lossesOf(entries).map(([who, n]) => ({
    who,
    says: { key: 'recap.hurt', args: { who: name(view, who), n } },
  }));
  const harm = [...deathsOf(entries, view), ...wounds, ...nerves];
  const events = all(entries, 'event').map(({ event }) => ({ key: 'recap.event', args: { event: eventName(event) } }));
  const lines = [
    ...[...harm.filter(isMine), ...harm.filter((told) => !isMine(told))].map(({ says }) => says),
    ...turnedUp(entries),
    ...events,
  ];
  return { lines: lines.slice(0, most), more: Math.max(0, lines.length - most) };
}

/** In so many rows: how many more there are may need one of its own, where it does not fit beside a line. */
export function recapInRows(entries: readonly Entry[], view: View, me: number | null, rows: number): Recap {
  const whole = recapOf(entries, view, me, rows);
  return whole.more === 0 ? whole : recapOf(entries, view, me, rows - 1);
}
