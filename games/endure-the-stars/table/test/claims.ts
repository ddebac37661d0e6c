import type { Message, Value } from '@turnpoint/kernel';
import { type Claimed, type Claims, keyIn } from '@turnpoint/testkit';
import type { Endure, Entry } from '../../rules/types.ts';

type Told = Claimed<Endure>;

const of = <Type extends Entry['type']>({ entries }: Told, type: Type) =>
  entries.filter((entry): entry is Extract<Entry, { type: Type }> => entry.type === type);
const sum = (all: readonly number[]): number => all.reduce((total, n) => total + n, 0);

/** Of the team, whom a sentence names: by seat where that plays nobody else. */
function whoIn({ after: { view } }: Told, value: Value | undefined): number {
  return view.team.findIndex(({ id, seat }) =>
    typeof value === 'object' && value !== null && 'seat' in value
      ? seat === value.seat
      : keyIn(value) === `survivor.${id}`,
  );
}
const fateOf = (told: Told, value: Value | undefined) => told.after.view.team[whoIn(told, value)]?.fate;
const listIn = (value: Value | undefined): readonly Value[] =>
  typeof value === 'object' && value !== null && 'list' in value ? value.list : [];

const isLost = (told: Told): boolean => told.end.outcome?.kind === 'lost';
const isDead = (told: Told): boolean => fateOf(told, told.args.who) === 'dead';
const hurts = (told: Told): boolean => sum(of(told, 'hurt').map(({ health }) => health)) === told.args.n;
const hurtsNobody = (told: Told): boolean => of(told, 'hurt').length + of(told, 'died').length === 0;
/** As many of each kind as died by whom the sentence names, all of them. */
function killed(told: Told, by: number | null): boolean {
  const theirs = of(told, 'killed').filter(({ who }) => who === by);
  const n = sum(listIn(told.args.foes).map((foes) => Number((foes as Message).args?.count)));
  return n > 0 && n === sum(theirs.map(({ count }) => count));
}
const shots = (told: Told) => of(told, 'fired').filter(({ who }) => who === whoIn(told, told.args.who));
/** Nothing fell, and no boss has less Health. */
const isUnharmed = (told: Told): boolean => of(told, 'killed').length + of(told, 'boss-hurt').length === 0;
const misses = (told: Told): boolean => shots(told).length === told.args.n && isUnharmed(told);

const team = ({ end }: Told) => end.view.team;
const fates = (told: Told, fate: string): number => team(told).filter((one) => one.fate === fate).length;
const nobodyActs = (told: Told): boolean => isLost(told) && fates(told, 'living') === 0;
/** Why a mission failed, where that can be seen. */
const REASONS: Readonly<Record<string, (told: Told) => boolean>> = {
  'ending.why.ETS-3.6': nobodyActs,
  'ending.why.ETS-3.7': (told) => isLost(told) && fates(told, 'dead') === team(told).length,
  'ending.why.ETS-3.9': (told) => isLost(told) && of(told, 'concedes').length > 0,
  'ending.why.ETS-R94': (told) => isLost(told) && told.end.view.round >= 60,
};
const whoOf = (told: Told) => team(told).find(({ id }) => keyIn(told.args.who) === `survivor.${id}`);
const at = (told: Told, type: Entry['type']): boolean =>
  told.log.some(
    ({ step, entries }) =>
      step === told.moment?.step &&
      entries.some(
        (entry) => entry.type === type && (!('who' in entry) || team(told)[entry.who as number] === whoOf(told)),
      ),
  );
const isLast = (told: Told, ...types: readonly Entry['type'][]): boolean =>
  told.log.every(
    ({ step, entries }) => step <= (told.moment?.step ?? 0) || entries.every(({ type }) => !types.includes(type)),
  );

export const claims: Claims<Endure> = {
  'headline.won': (told) => told.end.outcome?.kind === 'won',
  'headline.lost': isLost,
  'headline.lost-dead': isLost,
  'headline.died': isDead,
  'headline.died-by': isDead,
  'headline.left': (told) => fateOf(told, told.args.who) === 'left',
  'headline.killed': (told) => killed(told, whoIn(told, told.args.who)),
  'headline.fell': (told) => killed(told, null),
  'headline.boss-felled': (told) => of(told, 'killed').some(({ who }) => who === whoIn(told, told.args.who)),
  'headline.boss-hurt': (told) => sum(of(told, 'boss-hurt').map(({ health }) => health)) === told.args.n,
  'headline.hurt': hurts,
  'headline.hurt-by': hurts,
  'headline.hurt-many': hurts,
  'headline.hurt-many-by': hurts,
  'headline.missed': misses,
  'headline.missed-often': misses,
  'headline.shot': (told) => shots(told).length > 0 && isUnharmed(told),
  'headline.held-off': (told) => of(told, 'attacked').length + of(told, 'boss-attack').length > 0 && hurtsNobody(told),
  'headline.moved': (told) =>
    of(told, 'moved').filter(({ who }) => who === whoIn(told, told.args.who)).length === told.args.n,
  'headline.healed': (told) =>
    sum(of(told, 'healed').flatMap(({ who, health }) => (who === whoIn(told, told.args.who) ? [health] : []))) ===
    told.args.n,
  'ending.lost': (told) => isLost(told) && REASONS[keyIn(told.args.why)]?.(told) !== false,
  'ending.stood': (told) => {
    const { round, alive, team: all, kills } = told.args;
    const dead = sum(of(told, 'killed').map(({ count }) => count));
    return (
      round === told.end.view.round &&
      alive === all - fates(told, 'dead') &&
      all === team(told).length &&
      kills === dead
    );
  },
  'ending.moment-died': (told) => isLost(told) && whoOf(told)?.fate === 'dead' && at(told, 'died'),
  'ending.moment-left': (told) => whoOf(told)?.fate === 'left' && at(told, 'left') && isLast(told, 'left'),
  'ending.moment-killed': (told) => at(told, 'killed') && isLast(told, 'killed'),
  'ending.moment-interacted': (told) => at(told, 'interacted') && isLast(told, 'interacted', 'destroyed'),
  'ending.moment-destroyed': (told) => at(told, 'destroyed') && isLast(told, 'interacted', 'destroyed'),
};
