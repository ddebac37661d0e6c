import { describe, expect, test } from 'vitest';
import { CAMPAIGNS, type Campaign, campaignOf, isWayThrough, nextMissions } from '../content/campaigns/index.ts';
import { MISSIONS, missionOf } from '../content/missions/index.ts';
import { endureTheStars } from '../rules/index.ts';
import { setUp } from '../set-up/index.ts';

/** Every way through a campaign. */
function waysThrough(campaign: Campaign, so: readonly string[] = []): string[] {
  const next = nextMissions(campaign, so);
  return next.length === 0 ? [so.join(' ')] : next.flatMap((mission) => waysThrough(campaign, [...so, mission]));
}

describe('campaigns', () => {
  const first = campaignOf('terrible-situation');

  test('ETS-C1.1 ETS-C3.1 ETS-C4.1 ETS-C2.2 the classes they need', () => {
    expect(CAMPAIGNS.map(({ requires }) => requires.join())).toEqual(['medic', '', 'technician', 'medic']);
    expect(missionOf('CG08').requires).toEqual(['engineer']);
    expect(missionOf('CG09').requires).toEqual([]);
  });

  test('ETS-C1.2 ETS-C1.3 ETS-C1.4 ETS-RM26 Prescription Pickup, then Bug Hunt or Signs of Life, then Ever at Our Heels', () => {
    expect(waysThrough(first)).toEqual(['CG04 CG06 CG07', 'CG04 CG05 CG07']);
  });

  test('ETS-C1.5 the consequences of the two branches never apply together', () => {
    const [cg07] = [missionOf('CG07')];
    expect(cg07.conditions.flatMap((special) => special.if).filter(({ kind }) => kind === 'previousMission')).toEqual([
      { kind: 'previousMission', mission: 'CG06' },
    ]);
    expect(cg07.objectives.map(({ after }) => after)).toEqual(['CG05']);
    for (const way of waysThrough(first)) expect(way.includes('CG05')).not.toBe(way.includes('CG06'));
  });

  test('ETS-C2.1 ETS-C2.3 ETS-RM27 ETS-C2.4 Into the Fire begins in one of two ways', () => {
    expect(waysThrough(campaignOf('into-the-fire'))).toEqual(['CG08 CG10 CG11', 'CG09 CG10 CG11']);
  });

  test('ETS-C2.5 the consequence of its first mission applies in CG10 and again in CG11', () => {
    for (const id of ['CG10', 'CG11']) {
      const asked = missionOf(id).conditions.flatMap((special) => special.if);
      expect(asked).toContainEqual({ kind: 'previousMission', mission: 'CG08' });
      expect(missionOf(id).modules).toContainEqual({ kind: 'notNoticed', after: 'CG09', from: 5 });
    }
  });

  test('ETS-C3.2 ETS-C4.2 the other two have no branches', () => {
    expect(waysThrough(campaignOf('fight-of-the-sentry'))).toEqual(['C012 C013 C014 C015']);
    expect(waysThrough(campaignOf('house-divided'))).toEqual(['ROP16 ROP17 ROP18 ROP19']);
  });

  test('ETS-C4.3 the changed starting weapons of ROP18 and ROP19 are for single missions', () => {
    for (const id of ['ROP18', 'ROP19']) expect(missionOf(id).startWeapons?.inCampaign).toBe(false);
    expect(missionOf('P20').startWeapons?.inCampaign).toBe(true);
  });

  test('ETS-C5.1 five missions belong to no campaign, every other one to exactly one', () => {
    const within = (id: string) => CAMPAIGNS.filter(({ follows }) => Object.hasOwn(follows, id)).length;
    expect(MISSIONS.filter(({ id }) => within(id) === 0).map(({ id }) => id)).toEqual([
      'CG00',
      'CG01',
      'CG02',
      'CG03',
      'P20',
    ]);
    expect(MISSIONS.every(({ id }) => within(id) <= 1)).toBe(true);
  });

  test('ETS-C5.3 a campaign is over when nothing follows; ETS-21.4 no other way through it exists', () => {
    expect(nextMissions(first, ['CG04', 'CG05', 'CG07'])).toEqual([]);
    expect(isWayThrough(first, [])).toBe(true);
    expect(isWayThrough(first, ['CG04', 'CG06'])).toBe(true);
    expect(isWayThrough(first, ['CG06'])).toBe(false);
    expect(isWayThrough(first, ['CG04', 'CG05', 'CG06'])).toBe(false);
  });
});

test('ETS-21.4 every campaign can be begun from the form, with each mission that it may begin with', () => {
  for (const { id, first } of CAMPAIGNS)
    for (const mission of first) {
      const own = { campaign: id, first: mission };
      const options = setUp.options({ mode: 'campaign', signs: ['1'], own });
      expect(options).toMatchObject({ campaign: id, mission });
      expect(endureTheStars.cannotStart(options, 1)).toBeNull();
      // What another campaign begins with is not taken over.
      expect(setUp.options({ mode: 'campaign', signs: ['1'], own: { ...own, first: 'CG00' } })).toMatchObject({
        mission: first[0],
      });
    }
});
