import { look, owing, play, start, stream } from '@turnpoint/kernel';
import { expect, test } from 'vitest';
import { endureTheStarsBot } from '../../bot/index.ts';
import {
  type Choice,
  type Entry,
  endureTheStars,
  type State,
  type Survivor,
  type View,
  type Who,
} from '../../rules/index.ts';
import { intention } from '../crew/intention.ts';
import { advance } from '../motion/advance.ts';

interface Said {
  readonly who: Who;
  readonly entry: Entry;
  /** What is told after it, in order. */
  readonly later: readonly Entry[];
  readonly after: State;
  /** As the table shows it when it is said: entry by entry. */
  readonly shown: View;
  /** When the last trade began. */
  readonly trading: State;
}

const at = ({ table }: State, who: Who): Survivor => table.team[who] as Survivor;
const zoneOf = ({ shown, who }: Said) => shown.team[who]?.zone ?? null;
const mates = (said: Said) => said.shown.team.filter(({ zone }, n) => n !== said.who && zone === zoneOf(said));
const hasFoes = ({ shown }: Said, zone: number | null) => shown.figures.some((figure) => figure.zone === zone);
const cards = (s: State, who: Who): number => at(s, who).packs.flat().length + (at(s, who).body === null ? 0 : 1);

/** What each line says must be so, or come so. */
const CLAIMS: Readonly<Record<string, (said: Said) => boolean>> = {
  search: ({ later }) => later.slice(0, 3).some(({ type }) => type === 'drew' || type === 'noise'),
  hold: (said) => said.entry.type === 'fired' && hasFoes(said, said.entry.zone),
  heal: ({ later }) => later.slice(0, 4).some(({ type }) => type === 'healed' || type === 'cured'),
  work: (said) => {
    const { entry, after, later } = said;
    if (entry.type === 'fired') return !hasFoes(said, entry.zone);
    // Sedating is tried: the die may fail (ETS-M16.10).
    if (later.slice(0, 3).some(({ type }) => type === 'sedated')) return true;
    const used = entry.type === 'interacted' ? after.table.objectives[entry.objective] : undefined;
    return used !== undefined && (used.zone === null || used.end !== null);
  },
  share: ({ entry, after, trading }) =>
    entry.type === 'traded' && cards(after, entry.with) > Math.min(cards(trading, entry.with), 3),
  drive: ({ after, who }) => after.table.loader?.pilot === who,
  out: ({ after, who }) => at(after, who).fate === 'left',
  charge: (said) => hasFoes(said, zoneOf(said)),
  fetch: (said) => said.shown.objectives.some(({ zone, end }) => zone === zoneOf(said) && end === null),
  cover: (said) => mates(said).some(({ health }) => health <= 5),
  carry: ({ shown, who }) => (shown.team[who]?.carries.length ?? 0) > 0,
  join: (said) => mates(said).length > 0,
  ahead: (said) => mates(said).length === 0,
};

/** Partners of somebody who plays at random, and all that they say. */
function listen(mission: string, steps: number): (Said & { readonly key: string })[] {
  let s = start(endureTheStars, { mission, team: 4 }, 4, `heard ${mission}`).state;
  let trading = s;
  const int = stream(`saying ${mission}`);
  const told: Entry[] = [];
  const said: (Omit<Said, 'later'> & { readonly key: string; readonly from: number })[] = [];
  for (let step = 0; s.outcome === null && step < steps; step++) {
    const seat = owing(endureTheStars, s)[0] as number;
    const seen = look(endureTheStars, s, seat);
    const anything = seen.choices[int(seen.choices.length)] as Choice;
    const choice = seat === 0 ? anything : endureTheStarsBot.policy(seen, int);
    if (choice.kind === 'trade') trading = s;
    const played = play(endureTheStars, s, seat, choice);
    if (!played.ok) throw new Error(played.ruling.clause);
    s = played.state;
    let shown = seen.view;
    for (const { entry } of played.log) {
      told.push(entry);
      shown = advance(shown, entry);
      const line = seat === 0 ? null : intention(shown, entry);
      const who = 'who' in entry && typeof entry.who === 'number' ? entry.who : -1;
      if (line !== null && at(s, who).seat === seat)
        said.push({ key: line.key.replace('intention.', ''), who, entry, after: s, shown, trading, from: told.length });
    }
  }
  return said.map((one) => ({ ...one, later: told.slice(one.from) }));
}

const MISSIONS = ['CG00', 'CG02', 'CG05', 'CG09', 'CG10', 'ROP16'];

test('partners of somebody who plays at random do what they say', () => {
  const said = MISSIONS.flatMap((mission) => listen(mission, 120));
  expect(said.filter((one) => !CLAIMS[one.key]?.(one)).map(({ key, entry }) => ({ key, entry }))).toEqual([]);
  expect(new Set(said.map(({ key }) => key)).size).toBeGreaterThanOrEqual(8);
});
