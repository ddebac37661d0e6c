import { deciders, look as lookOf, playInPlace, type Ruling, ruling, start, stream, tell } from '@turnpoint/kernel';
import { begin } from '@turnpoint/testkit';
import { describe, expect, test } from 'vitest';
import { endureTheStarsBot } from '../../bot/index.ts';
import { BLACKOUT, isItem, itemOf, MISSION_IDS } from '../../content/index.ts';
import { type Choice, endureTheStars, type Look, type State, type SurvivorView } from '../../rules/index.ts';
import { type Reckoned, reckon } from '../../rules/telling/reckon/index.ts';
import { build, type Position } from '../../test/position.ts';
import { texts } from '../../texts/index.ts';
import { ACTIONS, type Action, actionOf, exampleOf } from '../actions.ts';

interface Facts {
  readonly look: Look;
  readonly now: Reckoned;
  readonly who: number;
  readonly one: SurvivorView;
  /** What was asked about. */
  readonly asked: Readonly<Record<string, unknown>>;
}

const cardsOf = ({ body, head, packs }: SurvivorView) => [body, head, ...packs.flat()].filter((card) => card !== null);
const weaponsOf = (one: SurvivorView) =>
  cardsOf(one).filter(({ item }) => isItem(item) && itemOf(item).weapon !== null);
const isHere = ({ look, one }: Facts) => look.view.figures.some(({ zone }) => zone === one.zone);
const isPilot = ({ look, who }: Facts) => look.view.loader?.pilot === who;
const seen = ({ look, now, one }: Facts) => {
  const { event, standing } = look.view;
  const isDark = event === BLACKOUT || standing.includes(BLACKOUT);
  return isDark ? [one.zone] : (now.sees[one.zone ?? 0] ?? []);
};
const foesIn = ({ look }: Facts, zone: unknown) => look.view.figures.filter((figure) => figure.zone === zone);
const partner = ({ look, asked }: Facts) => look.view.team[Number(asked.with)];
const rangeOf = ({ asked }: Facts) => itemOf(String(asked.item)).weapon?.range ?? 0;

/** What each sentence says, asked of the position itself. A sentence that is not listed here must not come up. */
const SAYS: Readonly<Record<string, (facts: Facts) => boolean>> = {
  'why.no-actions': ({ one }) => one.actions === 0,
  'why.no-power': (facts) => isPilot(facts) && facts.look.view.loader?.powered === false,
  'why.pilot': isPilot,
  'why.nothing-in-sight': (facts) => seen(facts).every((zone) => foesIn(facts, zone).length === 0),
  'why.no-weapon': ({ one }) => weaponsOf(one).length === 0,
  'why.jammed': ({ one }) => weaponsOf(one).every(({ jammed }) => jammed),
  'why.no-cell': ({ one, asked }) =>
    itemOf(String(asked.item)).weapon?.needsCell === true && cardsOf(one).every(({ item }) => item !== 'power-cell'),
  'why.melee': (facts) =>
    !isHere(facts) && weaponsOf(facts.one).every(({ item, jammed }) => jammed || itemOf(item).weapon?.range === 0),
  'why.too-far': (facts) =>
    !isHere(facts) &&
    foesIn(facts, facts.asked.zone).length > 0 &&
    !SAYS['why.melee']?.(facts) &&
    seen(facts).includes(facts.asked.zone as number),
  'why.too-far-injured': (facts) => SAYS['why.too-far']?.(facts) === true && facts.one.injuries.includes('head'),
  'why.line-blocked': (facts) => !isHere(facts) && foesIn(facts, facts.asked.zone).length > 0 && rangeOf(facts) > 1,
  'why.shield-stops': ({ look }) => look.view.lasting.some(({ kind }) => kind === 'shield-bubble'),
  'why.not-seen': (facts) =>
    !seen(facts).includes(facts.asked.zone as number) && foesIn(facts, facts.asked.zone).length > 0,
  // A charge goes there first.
  'why.one-zone': ({ now, one, asked }) => now.ways[one.zone ?? 0]?.every(({ to }) => to !== asked.zone) === true,
  'why.held': ({ one }) => one.held === one.zone,
  'why.no-moves-left': ({ one }) => one.moved > 0,
  'why.full': ({ look, now, asked }) =>
    look.view.figures.length > 0 && now.chart.zones[Number(asked.zone)] !== undefined,
  'why.locked': ({ look, now, asked }) =>
    now.chart.doors.some(({ between }, n) => between.includes(Number(asked.zone)) && look.view.doors[n] !== null),
  'why.shielded': ({ look }) => look.view.lasting.some(({ kind }) => kind === 'shield-bubble'),
  'why.corridor': ({ now, one }) => now.chart.zones[one.zone ?? 0]?.kind === 'corridor',
  'why.searched': ({ one }) => one.searched.includes(one.zone ?? -1),
  'why.enemies-in-room': isHere,
  'why.enemies-in-zone': isHere,
  'why.no-items': ({ look }) => look.view.itemCount + look.view.itemDiscard.length === 0,
  'why.objective-elsewhere': ({ look, one, asked }) => {
    const { zone } = look.view.objectives[Number(asked.objective)] ?? {};
    return zone !== undefined && zone !== null && zone !== one.zone;
  },
  'why.no-such-objective': ({ look }) => look.choices.every(({ kind }) => kind !== 'interact'),
  'why.other-class': ({ look }) => look.view.objectives.length > 0,
  'why.too-few-actions': ({ one }) => one.actions < 3,
  'why.used-active': ({ one }) => one.used.length > 0,
  'why.used-crisis': ({ one }) => !one.hasCrisis,
  'why.memory-loss': ({ one }) => one.resolves.some(({ card }) => card === 'memory-loss'),
  'why.no-target': ({ look }) => look.choices.every((choice) => choice.kind !== 'ability' || choice.which !== null),
  'why.nothing-carried': ({ one }) => cardsOf(one).length === 0,
  'why.not-usable': ({ one, asked }) =>
    cardsOf(one).some(({ item }) => item === asked.item) &&
    cardsOf(one).every(({ item }) => !isItem(item) || itemOf(item).use === null),
  'why.no-use': ({ one, asked }) => cardsOf(one).some(({ item }) => item === asked.item),
  'why.iatrophobia': ({ one }) => one.resolves.some(({ card }) => card === 'iatrophobia'),
  'why.power-failure': ({ look }) => [look.view.event, ...look.view.standing].includes('power-failure'),
  'why.partner-elsewhere': (facts) =>
    partner(facts)?.zone !== facts.one.zone &&
    facts.look.view.team.every((mate, n) => n === facts.who || mate.zone !== facts.one.zone),
  'why.partner-gone': ({ look, who }) => look.view.team.every(({ zone }, n) => n === who || zone === null),
  'why.partner-pilot': ({ look, asked }) => look.view.loader?.pilot === asked.with,
  'why.partner-stunned': (facts) => partner(facts)?.barred === true,
  'why.refused-before': ({ one }) => one.used.length > 0,
  'why.nothing-to-trade': (facts) => cardsOf(facts.one).length + cardsOf(partner(facts) as SurvivorView).length === 0,
};

/** The actions of the row that show as disabled, each with what is answered when it is pressed. */
function refusalsIn(state: State, seat: number) {
  const look = lookOf(endureTheStars, state, seat);
  const { view } = look;
  const who = view.active ?? 0;
  const one = view.team[who];
  if (one === undefined || !look.choices.some(({ kind }) => kind === 'end-turn')) return [];
  const now = reckon(look);
  // Those that are shown only while they can be used are never disabled.
  const off = ACTIONS.filter(
    (action) =>
      action !== 'loader' && action !== 'reward' && !look.choices.some((choice) => actionOf(choice) === action),
  );
  return off.map((action) => {
    const asked = exampleOf(action, view, now) as Facts['asked'];
    const why = ruling(endureTheStars, state, seat, asked) as Ruling;
    return { action, why, facts: { look, now, who, one, asked } };
  });
}

const spoken = (language: 'en' | 'de', because: Ruling['because']) =>
  tell({ language, texts: texts[language], names: [] } as never, because);

describe('why an action cannot be done', () => {
  test.each(MISSION_IDS)('every answer is so, cites its clause and can be said (%s)', (mission) => {
    const { state } = start(endureTheStars, { mission, team: 4 } as never, 1, `why ${mission}`);
    const int = stream(`why ${mission}`);
    for (let step = 0; step < 70 && state.outcome === null; step++) {
      const [seat = 0] = deciders(endureTheStars, state);
      for (const { action, why, facts } of refusalsIn(state, seat)) {
        const { key } = why.because;
        expect([action, key, SAYS[key]?.(facts)]).toEqual([action, key, true]);
        expect(endureTheStars.clauses).toContain(why.clause);
        for (const language of ['en', 'de'] as const) expect(spoken(language, why.because)).not.toMatch(/[{}]|why\./);
      }
      const { choices } = lookOf(endureTheStars, state, seat);
      const isRandom = int(3) === 0;
      const choice = isRandom
        ? choices[int(choices.length)]
        : endureTheStarsBot.policy(lookOf(endureTheStars, state, seat), int);
      playInPlace(endureTheStars, state, seat, choice as Choice);
    }
  });

  const answer = (action: Action, position: Position) => {
    const found = refusalsIn(begin(endureTheStars, build(position), 1).state, 0).find((one) => one.action === action);
    return found === undefined ? null : spoken('en', found.why.because);
  };
  const armed = (...cards: string[]): Position => ({ team: { 'marine-male': { at: 'SE.x', cards } } });

  test('ETS-15.10 ETS-15.16 ETS-15.27 an attack says what is in the way: nobody in sight, out of reach, no weapon, a jam', () => {
    expect(answer('attack', armed('pistol'))).toBe('Nothing to attack is in sight');
    expect(answer('attack', { ...armed(), enemies: ['4 swarmer SE.x'] })).toBe('You carry no weapon');
    const sight = (item: string) =>
      answer('attack', { team: { 'marine-male': { at: 'LB.x', cards: [item] } }, enemies: ['4 swarmer CQ.x'] });
    expect(sight('swarmer-leg')).toBe('This weapon reaches only your own zone');
    expect(sight('pistol')).toBe('Crew Quarters crossing is too far: the range is 1');
    const jammed = { item: 'pistol', jammed: true, half: false };
    expect(
      answer('attack', {
        team: { 'marine-male': { at: 'LB.x', packs: [[jammed], [], []] } },
        enemies: ['4 swarmer LB.x'],
      }),
    ).toBe('Pistol is jammed');
  });
});
