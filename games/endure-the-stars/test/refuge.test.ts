import { start } from '@turnpoint/kernel';
import { describe, expect, test } from 'vitest';
import { GOAL_DECK, itemOf, RESOLVE_DECK, resolveOf } from '../content/index.ts';
import { endureTheStars, type Options, type SoFar } from '../rules/index.ts';
import { texts } from '../texts/index.ts';
import { MissionScene, seek } from './mission-scene.ts';
import { GO, passBy, refuge, stayWith, VISIT } from './refuge-scene.ts';
import { card, open, SO_FAR } from './veterans.ts';

describe('The Refuge', () => {
  test('ETS-22.1 the team may visit it; if not, none of it happens', () => {
    const options = { mission: 'CG06', team: 3, campaign: 'terrible-situation', carried: SO_FAR } as Options;
    const t = new MissionScene(endureTheStars, start(endureTheStars, options, 1, 'skip'), { texts });
    t.awaits(0, 'refuge-ask');
    t.do(GO);
    expect(t.t.refuge).toBeNull();
    expect(t.t.phase).toBe('survivors');
    // ETS-8.31: what lies open goes on.
    expect(t.t.team[0]?.resolves).toContainEqual({ card: open, isUp: true });
  });

  test('ETS-22.2 ETS-21.10 ETS-21.14 players of the dead may take new survivors, who visit with the others', () => {
    const t = refuge({ team: 4 });
    t.do({ kind: 'survivor', id: 'captain-male' });
    expect(t.t.team.map(({ id }) => id)).toContain('captain-male');
    expect(t.t.phase).toBe('refuge');
    expect(t.offered(0)).toContainEqual({ kind: 'pass-by', who: 3 });
    passBy(t).do({ kind: 'pass-by', who: 3 }, GO, { kind: 'done' });
    expect(t.t.phase).toBe('survivors');
    expect(t.t.team[3]).toMatchObject({ health: 10, resolve: 10, injuries: [], goal: { state: 'open' } });
    expect(t.t.team[3]?.resolves).toHaveLength(3);
    expect(t.t.team[3]?.packs.flat().map(({ item }) => item)).toEqual(['swarmer-leg']);
  });

  test('ETS-22.2 whoever led the dead chooses, whichever seat that is', () => {
    const options = { mission: 'CG06', team: 4, campaign: 'terrible-situation', carried: { ...SO_FAR, vacant: [1] } };
    const t = new MissionScene(endureTheStars, start(endureTheStars, options as Options, 2, 'seat'), { texts });
    t.awaits(1, 'pick');
    t.as(1).choose({ kind: 'survivor', id: 'captain-male' });
    expect(t.t.team.find(({ id }) => id === 'captain-male')).toMatchObject({ seat: 1 });
  });

  test('ETS-2.22 ETS-RM68 seats take turns as at the first mission, whoever died', () => {
    const [medic, engineer, marine] = SO_FAR.team.map((veteran, n) => ({ ...veteran, seat: [0, 2, 0][n] as number }));
    const team = [medic, engineer, marine] as SoFar['team'];
    const options = {
      mission: 'CG06',
      team: 4,
      campaign: 'terrible-situation',
      carried: { ...SO_FAR, team, vacant: [1] },
    };
    const t = new MissionScene(endureTheStars, start(endureTheStars, options as Options, 3, 'seats'), { texts });
    t.as(1).choose({ kind: 'survivor', id: 'captain-male' });
    expect(t.t.team.map(({ id, seat }) => `${seat} ${id}`)).toEqual([
      ...['0 medic-female', '1 captain-male', '2 engineer-female', '0 marine-female'],
    ]);
    // What each of them had stays theirs.
    expect(t.t.team[3]?.goal?.card).not.toBe('ninja');
    expect(t.t.team[2]?.goal).toMatchObject({ card: 'ninja', state: 'unlocked' });
  });

  test('ETS-22.3 ETS-22.27 open Resolve cards are discarded and everybody has three face-down ones', () => {
    const { team, resolveDeck } = refuge().t;
    for (const { resolves } of team) expect(resolves.map(({ isUp }) => isUp)).toEqual([false, false, false]);
    expect(resolveDeck.length + 9).toBe(RESOLVE_DECK.length);
  });

  test('ETS-22.5 an unlocked Accomplishment is kept, a locked one replaced', () => {
    const { team } = refuge().t;
    expect(team[1]?.goal).toMatchObject({ card: 'ninja', state: 'unlocked' });
    expect(team[2]?.goal?.card).not.toBe('the-gambit');
  });

  test('ETS-22.6 ETS-22.26 one visit for each survivor, in any order, or none', () => {
    const t = refuge().do({ kind: 'rest', who: 2, gain: 'health' });
    t.as(0).cannot({ kind: 'rest', who: 2, gain: 'health' }, 'ETS-22.6');
    t.do({ kind: 'pass-by', who: 0 }, { kind: 'rest', who: 1, gain: 'resolve' });
    t.awaits(0, 'stay');
  });

  test('ETS-22.20 Quarters give 1 Health or 2 Resolve', () => {
    const t = refuge().do({ kind: 'rest', who: 0, gain: 'health' }, { kind: 'rest', who: 1, gain: 'resolve' });
    expect(t.t.team.map(({ health, resolve }) => [health, resolve])).toEqual([
      [6, 5],
      [5, 7],
      [5, 5],
    ]);
  });

  test('ETS-22.14 ETS-22.16 the Infirmary rolls for Health, losses included', () => {
    const visit = (seed: string) => refuge({ seed }).do({ kind: 'visit', who: 0, place: 'infirmary' });
    const total = (t: MissionScene) => t.entries('visited')[0]?.dice.reduce((sum, die) => sum + die, 0);
    expect(seek(visit, (t) => total(t) === 2).t.team[0]?.health).toBe(3);
    expect(seek(visit, (t) => total(t) === 8).t.team[0]?.health).toBe(7);
  });

  test('ETS-22.15 ETS-22.12 Loved Ones roll for Resolve; what is lost there turns up no card', () => {
    const visit = (seed: string) => refuge({ seed }).do({ kind: 'visit', who: 0, place: 'loved-ones' });
    const total = (t: MissionScene) => t.entries('visited')[0]?.dice.reduce((sum, die) => sum + die, 0);
    const low = seek(visit, (t) => total(t) === 2);
    expect(low.t.team[0]).toMatchObject({ resolve: 3 });
    expect(low.t.team[0]?.resolves.some(({ isUp }) => isUp)).toBe(false);
    expect(seek(visit, (t) => total(t) === 12).t.team[0]?.resolve).toBe(10);
  });

  test('ETS-22.17 three goods lie there, no noise cards; ETS-22.18 ETS-22.19 one costs two cards and is not replaced', () => {
    const t = refuge();
    const goods = t.t.refuge?.goods ?? [];
    expect(goods.map((item) => itemOf(item).sort)).not.toContain('noise');
    const [first = ''] = goods;
    t.do({ kind: 'buy', who: 0, item: first });
    t.do(
      { kind: 'lay', who: 0, slot: 1, card: card('med-kit-2') },
      { kind: 'lay', who: 0, slot: 2, card: card('calming-tablets') },
    );
    expect(t.t.refuge?.goods).toEqual(goods.slice(1));
    const [place] = t.state.stack.at(-1)?.kind === 'gain' ? t.offered(0) : [];
    if (place !== undefined) t.do(place);
    expect(
      [t.t.team[0]?.body, t.t.team[0]?.head, ...(t.t.team[0]?.packs.flat() ?? [])].map((held) => held?.item),
    ).toContain(first);
  });

  test('ETS-22.18 nobody buys with fewer than two cards', () => {
    const poor = refuge({
      change: (t) => {
        if (t.team[0] !== undefined) t.team[0].packs = [[card('pistol')], [], []];
      },
    });
    expect(poor.offered(0).some((choice) => choice.kind === 'buy' && choice.who === 0)).toBe(false);
    poor.as(0).cannot({ kind: 'buy', who: 0, item: poor.t.refuge?.goods[0] ?? '' }, 'ETS-22.18');
  });

  test('ETS-22.7 ETS-22.8 ETS-22.10 staying costs an event and a step of the track of four', () => {
    const t = passBy(refuge({ event: 'quiet-night' }));
    expect(t.t.refuge?.track).toBe(4);
    t.do(VISIT);
    expect(t.entries('refuge-event').map(({ refuge: id }) => id)).toEqual(['quiet-night']);
    expect(t.t.refuge?.track).toBe(3);
    t.awaits(0, 'visits');
  });

  test('ETS-22.9 ETS-R60 at 0 the team must leave after the visits just granted', () => {
    const t = stayWith('quiet-night', {
      change: (now) => {
        if (now.refuge !== null) now.refuge.track = 1;
      },
    });
    expect(t.t.refuge?.track).toBe(0);
    t.awaits(0, 'visits');
    passBy(t).do({ kind: 'done' });
    expect(t.t.refuge).toBeNull();
    expect(t.t.phase).toBe('survivors');
  });

  test('ETS-21.18 ETS-22.18 when the team moves on, unsold goods and what was paid are in the deck again', () => {
    const t = passBy(refuge()).do(GO, { kind: 'done' });
    const held = t.t.team.flatMap(({ packs, body, head }) =>
      [body, head, ...packs.flat()].filter((one) => one !== null),
    ).length;
    expect(t.t.items.length + t.t.aside.length + held).toBe(80);
  });

  test('ETS-22.11 ETS-22.24 no ability and no item is offered there', () => {
    const kinds = new Set(
      refuge()
        .offered(0)
        .map(({ kind }) => kind),
    );
    expect([...kinds].sort()).toEqual(['buy', 'pass-by', 'rest', 'visit']);
  });

  test('ETS-22.24 ETS-RM57 on leaving, survivors give each other cards, each two of them once', () => {
    const t = passBy(refuge()).do(GO, { kind: 'swap', who: 0, with: 1 });
    t.do({ kind: 'lay', who: 0, slot: 0, card: card('pistol') }, { kind: 'set', who: 1, slot: 0 }, { kind: 'done' });
    expect(t.t.team.map(({ packs }) => packs.flat().filter(({ item }) => item === 'pistol').length)).toEqual([0, 2, 1]);
    t.as(0).cannot({ kind: 'swap', who: 0, with: 1 }, 'ETS-22.24');
    t.do({ kind: 'done' });
    expect(t.t.phase).toBe('survivors');
  });

  test('ETS-22.21 ETS-22.22 whoever falls to 0 Health dies; somebody unused joins at once', () => {
    const visit = (seed: string) =>
      refuge({
        seed,
        change: (t) => {
          if (t.team[0] !== undefined) t.team[0].health = 1;
        },
      }).do({ kind: 'visit', who: 0, place: 'infirmary' });
    const t = seek(visit, (now) => now.entries('died-at-refuge').length > 0);
    t.awaits(0, 'replace');
    t.as(0).cannot({ kind: 'survivor', id: 'medic-female' }, 'ETS-21.11');
    t.do({ kind: 'survivor', id: 'medic-male' });
    expect(t.t.team[0]).toMatchObject({ id: 'medic-male', health: 10, fate: 'living' });
    expect(t.t.team[1]?.resolve).toBe(5);
    // ETS-22.22: from the next round.
    expect(t.offered(0).some((choice) => 'who' in choice && choice.who === 0)).toBe(false);
  });

  test('ETS-22.4 a card at or above its owner’s Resolve waits for the first failed test of the mission', () => {
    const high = RESOLVE_DECK.find((id) => resolveOf(id).number === 9) as string;
    const mild = RESOLVE_DECK.filter((id) => resolveOf(id).number === 1);
    const so = {
      ...SO_FAR,
      team: SO_FAR.team.map((one, n) =>
        n === 0
          ? { ...one, resolves: [high, ...mild].map((id) => ({ number: resolveOf(id).number, card: null })) }
          : one,
      ),
    };
    const t = refuge({ so });
    const held = t.t.team[0]?.resolves ?? [];
    expect(held.some(({ card: id, isUp }) => resolveOf(id).number === 9 && !isUp)).toBe(true);
  });

  test('ETS-22.5 ETS-9.11 the card that is replaced lies among the discards', () => {
    expect(refuge().t.goalDiscard).toContain('the-gambit');
  });

  test('ETS-22.18 what is paid is gone, and nobody needs more than two cards', () => {
    const packs = [[card('pistol')], [card('med-kit-2')], []];
    const t = refuge({ change: (now) => Object.assign(now.team[0] ?? {}, { body: null, head: null, packs }) });
    const [good = ''] = t.t.refuge?.goods ?? [];
    t.do({ kind: 'buy', who: 0, item: good });
    t.do({ kind: 'lay', who: 0, slot: 0, card: card('pistol') });
    t.do({ kind: 'lay', who: 0, slot: 1, card: card('med-kit-2') });
    const place = t.offered(0).find(({ kind }) => kind === 'put');
    if (place !== undefined) t.do(place);
    const [buyer] = t.t.team;
    const held = [buyer?.body, buyer?.head, ...(buyer?.packs.flat() ?? [])].flatMap((one) => one?.item ?? []);
    expect(held).toEqual([good]);
    expect(t.t.itemDiscard).toEqual(expect.arrayContaining(['pistol', 'med-kit-2']));
  });

  test('ETS-21.18 the deck is shuffled before goods are laid out', () => {
    const goods = new Set(['a', 'b', 'c', 'd'].map((seed) => refuge({ seed }).t.refuge?.goods.join(' ')));
    expect(goods.size).toBeGreaterThan(1);
  });

  test('ETS-22.27 when the Resolve deck runs short its discards are drawn too', () => {
    const ids = ['medic-female', 'engineer-female', 'marine-female', 'scout-male', 'captain-male', 'psychic-male'];
    const team = ids.map((id, n) => {
      const resolves = RESOLVE_DECK.slice(3 * n, 3 * n + 3).map((one) => ({
        number: resolveOf(one).number,
        card: one,
      }));
      return { ...(SO_FAR.team[0] as SoFar['team'][number]), id, resolves };
    });
    const t = refuge({ so: { ...SO_FAR, used: ids, team, vacant: [] } as SoFar, team: 6 }).do(VISIT);
    const held = t.t.team.flatMap(({ resolves }) => resolves);
    expect(held.map(({ isUp }) => isUp)).toEqual(Array(18).fill(false));
    expect([...held.map((one) => one.card), ...t.t.resolveDeck].toSorted()).toEqual([...RESOLVE_DECK].toSorted());
  });

  test('ETS-22.6 each player sends only their own survivors', () => {
    const options = { mission: 'CG06', team: 3, campaign: 'terrible-situation', carried: SO_FAR } as Options;
    const team = SO_FAR.team.map((one, n) => ({ ...one, seat: n === 1 ? 1 : 0 }));
    const carried = { ...SO_FAR, team };
    const t = new MissionScene(endureTheStars, start(endureTheStars, { ...options, carried } as Options, 2, 'two'), {
      texts,
    });
    t.as(0).choose(VISIT);
    if (t.state.table.phase !== 'refuge') t.as(1).choose(VISIT);
    const sent = (seat: number) =>
      new Set(t.offered(seat).flatMap((choice) => ('who' in choice ? [t.t.team[choice.who as number]?.id] : [])));
    expect([sent(1).size, sent(1).has('engineer-female'), sent(0).has('engineer-female')]).toEqual([1, true, false]);
  });

  test('ETS-1.12 ETS-9.10 an Accomplishment card that somebody kept is not in the deck a second time', () => {
    const { goals, goalDiscard, team } = refuge().t;
    const all = [...goals, ...goalDiscard, ...team.flatMap(({ goal }) => goal?.card ?? [])];
    expect(all.toSorted()).toEqual([...GOAL_DECK].toSorted());
  });
});
