import type { LogStep } from '@turnpoint/kernel';
import type { Lesson } from '@turnpoint/ui';
import type { Choice, Endure, Entry, Look, ZoneId } from '../../rules/types.ts';
import { actionSpot, choiceSpot, spotsOf } from '../spots.ts';
import { OFFICE, WAY } from './way.ts';

type Log = readonly LogStep<Endure>[];
type Kind = Choice['kind'];

/** Two who shoot well, and one who heals: enough for the first mission. */
const TEAM = ['marine-female', 'medic-male', 'captain-female'];

const offers = ({ choices }: Look, ...kinds: readonly Kind[]): Choice[] =>
  choices.filter(({ kind }) => kinds.includes(kind));
const happened = (log: Log, ...types: readonly Entry['type'][]): boolean =>
  log.some(({ entries }) => entries.some(({ type }) => types.includes(type)));
const turnsIn = (log: Log): number =>
  log.flatMap(({ entries }) => entries).filter(({ type }) => type === 'turn').length;
const actionsOf = ({ view }: Look): number => (view.active === null ? 0 : (view.team[view.active]?.actions ?? 0));
const spotsFor = (look: Look, choices: readonly Choice[]): string[] =>
  choices.flatMap((one) => spotsOf(one, look.view));
const buttonsFor = (look: Look, choices: readonly Choice[]): string[] =>
  choices.map((one) => choiceSpot(look.choices.indexOf(one)));

/** Where whoever acts stands. */
const placeOf = ({ view }: Look): ZoneId | null =>
  view.active === null ? null : (view.team[view.active]?.zone ?? null);
const stepTo = (look: Look, zone: ZoneId | undefined): Choice[] =>
  look.choices.filter((choice) => choice.kind === 'move' && choice.zone === zone);
const wayOn = (look: Look): Choice[] => stepTo(look, WAY[placeOf(look) ?? -1]);
/** What protects is worn: on the body or on the head. */
const worn = ({ choices }: Look): Choice[] =>
  choices.filter((choice) => choice.kind === 'put' && typeof choice.slot === 'string');
const wanted = (look: Look): Choice[] =>
  look.choices.filter((choice) => choice.kind === 'survivor' && TEAM.includes(choice.id));

export const LESSONS: readonly Lesson<Endure>[] = [
  {
    id: 'team',
    fits: (look) => offers(look, 'survivor').length > 0,
    spots: (look) => buttonsFor(look, wanted(look)),
    done: ({ view }) => view.team.length === view.options.team,
  },
  {
    id: 'attack',
    again: true,
    fits: (look) => offers(look, 'attack', 'hit').length > 0,
    // Not the zone: until Attack is chosen, a touch there walks in among them.
    spots: (look) => [actionSpot('attack'), ...buttonsFor(look, offers(look, 'attack', 'hit'))],
    done: (_, log) => happened(log, 'fired'),
  },
  {
    id: 'move',
    fits: (look) => stepTo(look, OFFICE).length > 0,
    spots: (look) => spotsFor(look, stepTo(look, OFFICE)),
    done: (_, log) => happened(log, 'moved'),
  },
  {
    id: 'search',
    fits: (look) => offers(look, 'search').length > 0,
    spots: () => [actionSpot('search')],
    done: (_, log) => happened(log, 'searched'),
  },
  {
    id: 'wear',
    fits: (look) => worn(look).length > 0,
    spots: (look) => [...buttonsFor(look, worn(look)), ...spotsFor(look, worn(look))],
    done: ({ view }) => view.team.some(({ body, head }) => body !== null || head !== null),
  },
  {
    id: 'switch',
    fits: (look) => offers(look, 'interact').length > 0,
    spots: (look) => [actionSpot('interact'), ...spotsFor(look, offers(look, 'interact'))],
    done: (_, log) => happened(log, 'interacted'),
  },
  {
    id: 'end',
    fits: (look) => offers(look, 'end-turn').length > 0 && actionsOf(look) <= 1,
    spots: () => [],
    done: (_, log) => turnsIn(log) > 1,
  },
  {
    id: 'way',
    again: true,
    fits: (look) => wayOn(look).length > 0,
    spots: (look) => spotsFor(look, wayOn(look)),
    done: (look, log) => look.view.round > 1 && happened(log, 'moved'),
  },
];
