import type { Message, Value } from '@turnpoint/kernel';
import type { ToldStep } from '@turnpoint/ui';
import { saidOf } from '../../content/index.ts';
import type { Carried, Endure, Entry, Look, SurvivorView } from '../../rules/types.ts';
import { endingOf } from '../pages/ending.ts';
import { broughtHere } from '../refuge/way.ts';
import { type Moment, momentsOf } from './moments.ts';
import { inOneRow, type Told } from './told.ts';

/** A mission as a story. */
export interface Chapter {
  /** What it was about, what came before it, and who set out. */
  readonly opening: readonly Message[];
  readonly moments: readonly (Moment & { readonly isPictured: boolean })[];
  readonly closing: readonly Message[];
  readonly team: readonly Member[];
}

/** What became of a survivor, and what is carried on. */
export interface Member {
  readonly id: string;
  readonly isDead: boolean;
  readonly says: readonly Message[];
}

/** The most pictures of one mission. */
const PICTURES = 4;

export function chapterOf(log: readonly ToldStep<Endure>[], end: Look): Chapter {
  const row = inOneRow(log);
  const moments = momentsOf(row, end.view);
  return {
    opening: openingOf(row, end),
    moments: pictured(moments),
    closing: endingOf(end, log).lines,
    team: end.view.team.map((one, who) => memberOf(one, row.findLast(({ entry }) => isDeathOf(entry, who))?.round)),
  };
}

/** The greatest moments get a picture; of several at one step the first one. */
function pictured(moments: readonly Moment[]): Chapter['moments'] {
  const best = [...moments]
    .sort((a, b) => b.worth - a.worth)
    .filter(({ step }, i, all) => all.findIndex((other) => other.step === step) === i)
    .slice(0, PICTURES);
  return moments.map((moment) => ({ ...moment, isPictured: best.includes(moment) }));
}

function openingOf(row: readonly Told[], { view }: Look): Message[] {
  const events = row.flatMap(({ entry, line }): Value[] => (entry.type === 'refuge-event' ? [line] : []));
  const lost = row.flatMap(({ entry, line }) => (entry.type === 'died-at-refuge' ? [line] : []));
  const team = view.team.map(({ id }): Message => ({ key: `survivor.${id}` }));
  return [
    ...(events.length > 0 ? [{ key: 'journal.refuge', args: { events: { list: events } } }] : []),
    ...lost.map((line) => ({ key: 'journal.sentence', args: { line } })),
    saidOf(view.options.mission, 'briefing'),
    ...broughtHere(view).map((clause): Message => ({ key: `rule.${clause}` })),
    { key: 'journal.set-out', args: { team: { list: team } } },
  ];
}

const isDeathOf = (entry: Entry, who: number): boolean => entry.type === 'died' && entry.who === who;

function memberOf(
  { id, fate, health, resolve, injuries, body, head, packs }: SurvivorView,
  died: number | undefined,
): Member {
  if (fate === 'dead') {
    const says = died === undefined ? { key: 'journal.dead' } : { key: 'journal.died-in', args: { round: died } };
    return { id, isDead: true, says: [says] };
  }
  const cards = [body, head, ...packs.flat()].filter((card): card is Carried => card !== null);
  const list = (values: readonly Value[], key: string): Message[] =>
    values.length === 0 ? [] : [{ key, args: { list: { list: values } } }];
  return {
    id,
    isDead: false,
    says: [
      { key: 'journal.stands', args: { health, resolve } },
      ...list(
        injuries.map((injury) => ({ key: `injury.${injury}` })),
        'journal.injuries',
      ),
      ...list(
        cards.map(({ item }) => ({ key: `item.${item}` })),
        'journal.carries',
      ),
    ],
  };
}
