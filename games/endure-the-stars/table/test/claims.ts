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
};
