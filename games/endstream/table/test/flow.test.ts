import { describe, expect, test } from 'vitest';
import { controllerThing } from '../../content/index.ts';
import { build, type Position } from '../../test/position.ts';
import type { Offered } from '../offers.svelte.ts';
import { sitAt } from './sit.ts';

const sit = (position: Position) => sitAt(build(position));

const MARWA = 0;
const kinds = (chosen: readonly (readonly { readonly kind: string }[])[]) =>
  chosen.map((click) => click.map(({ kind }) => kind).join(' '));
/** Bo's controller stands before Marwa, who strikes for one military point. */
const BEFORE: Position = { ana: { agendas: 'MMMMMM' }, bo: { at: 1800 }, board: { 'bo 1800': ['ana marwa'] } };
/** And so does one of Bo's operators. */
const TWO: Position = { ...BEFORE, board: { 'bo 1800': ['ana marwa', 'bo handi'] } };
const HANDI = 7;

describe('an attack is three clicks at most', () => {
  test('ES-R8 the one who strikes, the strike, the target: the agendas are activated by the way', async () => {
    const at = sit(TWO);
    await at.click(`thing-${MARWA}`);
    await at.act('marwa-oasis-blade.0');
    expect(at.flow.halfway).toBe(true);
    await at.click(`thing-${HANDI}`);
    expect(kinds(at.chosen)).toEqual(['agenda ability', 'target']);
    expect(at.view().operators[HANDI]?.defenseLeft).toBe(1);
  });

  test('a sole target that is not one’s own is taken: two clicks', async () => {
    const at = sit(BEFORE);
    await at.click(`thing-${MARWA}`);
    await at.act('marwa-oasis-blade.0');
    expect(kinds(at.chosen)).toEqual(['agenda ability target']);
    expect(at.view().players[1]?.armor).toBe(9);
  });

  test('without a pointer it is two touches too: who, and the strike that says what it does', async () => {
    const at = sit(BEFORE);
    await at.tap(`thing-${MARWA}`);
    await at.act('marwa-oasis-blade.0', { byTouch: true });
    expect(kinds(at.chosen)).toEqual(['agenda ability target']);
    expect(at.view().players[1]?.armor).toBe(9);
  });

  test('a target under no pointer is seen first, too', async () => {
    const at = sit(TWO);
    await at.tap(`thing-${MARWA}`);
    await at.act('marwa-oasis-blade.0', { byTouch: true });
    await at.tap(`thing-${HANDI}`);
    expect([at.flow.halfway, at.flow.picked?.kind]).toEqual([true, 'target']);
    await at.tap(`thing-${HANDI}`);
    expect(at.view().operators[HANDI]?.defenseLeft).toBe(1);
  });
});

describe('what is lit is the choice', () => {
  test('what somebody may do is said to be late until the rules have answered', async () => {
    const at = sit(TWO);
    at.flow.select({ kind: 'thing', n: MARWA });
    expect([at.flow.offers.isLate, at.flow.offers.list.length]).toEqual([true, 0]);
    await at.goOn(at.state());
    expect([at.flow.offers.isLate, at.flow.offers.list.length > 0]).toEqual([false, true]);
    at.flow.select({ kind: 'thing', n: HANDI });
    at.flow.drop();
    expect(at.flow.offers.isLate).toBe(false);
  });

  test('what is touched before the rules have answered is done as soon as they have', async () => {
    const at = sit(BEFORE);
    await at.click(`thing-${MARWA}`);
    const strike = at.flow.offers.list.find(({ id }) => id === 'marwa-oasis-blade.0') as Offered;
    at.flow.seeAction(strike);
    at.flow.offers.show(MARWA);
    at.flow.act({ ...strike, first: null });
    expect(at.chosen).toEqual([]);
    await at.settle();
    expect(kinds(at.chosen)).toEqual(['agenda ability target']);
  });

  test('ES-6.1 a card of the hand is brought out by one click, paid for by the way', async () => {
    const at = sit({ ana: { hand: ['marwa'], agendas: 'MMMMMM' } });
    await at.click('hand-0');
    expect(kinds(at.chosen)).toEqual(['agenda activate']);
  });

  test('ES-9.1 MOVE is two clicks: who, and where', async () => {
    const at = sit({ board: { 'ana 2000': ['ana marwa'] } });
    await at.click('thing-0');
    await at.click('place-3');
    expect(at.view().operators[0]?.at).toBe(3);
    expect(at.chosen).toHaveLength(1);
  });

  test('whoever has acted is touched again to act once more, and then to be left alone', async () => {
    const at = sit({ board: { 'ana 2000': ['ana marwa'] } });
    await at.click('thing-0');
    await at.click('place-3');
    expect([at.flow.selected, at.flow.isOpen]).toEqual([{ kind: 'thing', n: 0 }, false]);
    await at.click('thing-0');
    expect([at.flow.selected, at.flow.isOpen]).toEqual([{ kind: 'thing', n: 0 }, true]);
    await at.click('thing-0');
    expect(at.flow.selected).toBe(null);
  });

  test('ES-9.2 touching an enemy where the one who is selected could go is going there', async () => {
    const at = sit({ bo: { at: 2000 }, board: { 'ana 2000': ['ana marwa'], 'bo 2300': ['bo handi'] } });
    await at.click(`thing-${MARWA}`);
    expect(['thing-15', 'thing-7'].map((name) => at.flow.isLit(name))).toEqual([true, false]);
    await at.click('thing-15');
    expect(at.view().operators[MARWA]?.at).toBe(8);
  });

  test('ES-7.13 what could be paid for but has nothing to be used on says that, not its price', async () => {
    const at = sit({ board: { 'ana 2000': ['ana marwa'] }, ana: { at: 1800 } });
    await at.click(`thing-${MARWA}`);
    const reasons = at.flow.offers.list.map(({ id, ruling }) => [id, ruling?.because.key ?? null]);
    expect(Object.fromEntries(reasons)).toMatchObject({ default: 'why.no-target', move: null });
  });

  test('ES-5.14 a price that is out of reach says what can be made, and which push would be enough', async () => {
    const at = sit({ ana: { agendas: 'MSSSSS', hand: ['tamar', 'the-pale-man'] } });
    const [push, none] = [0, 1].map((n) => at.flow.lit.has(`hand-${n}`));
    expect([push, none]).toEqual([false, false]);
    await at.click('hand-0');
    await at.click('hand-1');
    expect(at.refused.map(({ key }) => key)).toEqual(['table.dear-push', 'table.dear']);
    expect(at.refused[0]?.args).toMatchObject({ century: 1800 });
  });

  test('ES-5.14 an agenda that may be pushed asks whether one point or two; a push that is picked stays picked', async () => {
    const at = sit({});
    await at.click('agenda-0');
    expect([at.chosen.length, at.flow.picked]).toEqual([0, { kind: 'agenda', place: 0 }]);
    at.flow.pick({ kind: 'push', place: 0 });
    await at.click('agenda-0');
    expect(at.chosen).toEqual([[{ kind: 'push', place: 0 }]]);
    await at.click('agenda-1');
    expect(at.chosen.at(-1)).toEqual([{ kind: 'agenda', place: 1 }]);
  });

  test('ES-9.1 the row MOVE asks where to, and takes the only way', async () => {
    const at = sit({ board: { 'ana 2000': ['ana marwa'] } });
    await at.click('thing-0');
    await at.act('move');
    expect([at.flow.ends, at.flow.picked]).toEqual([5, null]);
    const alone = sit({ ana: { at: 1800 } });
    await alone.click(`thing-${controllerThing(0)}`);
    await alone.act('move');
    expect(alone.flow.picked).toEqual({ kind: 'step', to: 1 });
  });

  test('ES-4.5 the turn is finished by one click when no point is left', async () => {
    const at = sit({});
    at.flow.finish();
    expect(at.chosen).toEqual([[{ kind: 'finish' }]]);
  });
});

test('ES-15.1 when the match is over nobody is selected any more, so nothing is framed as if it could act', async () => {
  const at = sit({ ...BEFORE, bo: { at: 1800, armor: 1 } });
  await at.click(`thing-${MARWA}`);
  await at.act('marwa-oasis-blade.0');
  expect(at.flow.selected).not.toBeNull();
  at.flow.finish();
  await at.settle();
  expect([at.state().outcome !== null, at.flow.selected]).toEqual([true, null]);
});

describe('ES-16.3 undo takes back what one click did', () => {
  test('the agendas that were activated for an action go with it', async () => {
    const at = sit(TWO);
    const before = at.step();
    await at.click(`thing-${MARWA}`);
    await at.act('marwa-oasis-blade.0');
    await at.click(`thing-${HANDI}`);
    expect(at.view().agendas.filter(({ state }) => state === 'activated')).toHaveLength(1);
    await at.undo();
    expect(at.step()).toBe(before);
    expect(at.view().agendas.every(({ state }) => state !== 'activated')).toBe(true);
  });

  test('half way what was begun goes with them, one action before it stays', async () => {
    const at = sit({ ...TWO, ana: { agendas: 'MMMMMM', hand: ['tamar'] } });
    await at.click('hand-1');
    const before = at.step();
    await at.click(`thing-${MARWA}`);
    await at.act('marwa-oasis-blade.0');
    at.flow.back();
    expect(at.step()).toBe(before);
    await at.undo();
    expect(at.view().operators[1]?.zone).toBe('hand');
  });
});

describe('a mistake is warned of before it is made', () => {
  const OWN: Position = { ana: { at: 1800 }, board: { 'ana 1800': ['ana marwa'] }, bo: { at: 2300 } };

  test.each([{}, { byTouch: true }])(
    'ES-R13 the default ability at one’s own controller: no click makes it, its button does',
    async (how) => {
      const at = sit(OWN);
      await at.click(`thing-${MARWA}`);
      await at.act('default', how);
      await at.act('default', how);
      expect(at.chosen).toEqual([]);
      expect(at.flow.harm).toEqual({ key: 'own-controller', left: 10 });
      await at.flow.commit();
      expect(at.view().players[0]?.armor).toBe(10);
    },
  );

  test('ES-R13 a target of one’s own is not lit, and touching it warns', async () => {
    const at = sit(TWO);
    await at.click(`thing-${MARWA}`);
    await at.act('marwa-oasis-blade.0');
    expect([`thing-${HANDI}`, `thing-${MARWA}`].map((name) => at.flow.isLit(name))).toEqual([true, false]);
    await at.click(`thing-${MARWA}`);
    expect([at.flow.harm?.key, at.chosen.length]).toEqual(['own-hurt', 1]);
  });

  test('ES-5.7 points that would be lost are counted before the turn is finished', async () => {
    const at = sit({ ana: { points: 'MS' } });
    at.flow.finish();
    expect([at.chosen.length, at.flow.harm]).toEqual([0, { key: 'points', amount: 2 }]);
  });

  test('ES-8.4 a tech that would do nothing says so, and a second click does not use it up', async () => {
    const at = sit({ board: { 'ana 2000': ['ana marwa techs=emp-bomb,stim-pack'] } });
    await at.click(`thing-${MARWA}`);
    await at.act('emp-bomb');
    await at.act('emp-bomb');
    expect([at.flow.harm, at.chosen.length]).toEqual([{ key: 'nothing' }, 0]);
  });
});
