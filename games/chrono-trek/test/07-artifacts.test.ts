import { describe, expect, test } from 'vitest';
import { ARTIFACTS } from '../content/index.ts';
import { missionStatus } from '../rules/index.ts';
import type { Position } from './position.ts';
import { scene } from './scene.ts';

const WHO = ['Annorax', 'Intendant Kira', 'Data'];
const with_ = (rest: Partial<Position>) => scene({ who: WHO, ...rest });

describe('7. Artifacts', () => {
  test.each(ARTIFACTS.map(({ title, id }) => [title, id]))(
    'CT-7.1 CT-C:%s is put face up in front of its player',
    (title, id) => {
      const t = with_({ hands: [[title]] }).plays(0, title);
      expect(t.artifacts(0)).toEqual([id]);
      expect(t.look(null).view.players[0]?.artifacts).toEqual([id]);
      expect(t.t.discard).toEqual([]);
      expect(t.t.playing).toEqual([]);
    },
  );

  test('CT-7.2 it counts only in play in front of that player; in hand it counts for nothing', () => {
    const sweep = (rest: Partial<Position>) => with_({ hands: [['Sensor Sweep']], ...rest }).plays(0, 'Sensor Sweep');
    expect(sweep({ artifacts: [['Mobile Emitter']] }).hand(0)).toHaveLength(3);
    expect(sweep({ hands: [['Sensor Sweep', 'Mobile Emitter']] }).hand(0)).toHaveLength(3);
    expect(sweep({ artifacts: [[], ['Mobile Emitter']] }).hand(0)).toHaveLength(2);
    const t = scene({ who: ['Jean-Luc Picard', 'Data'], hands: [['Earl Grey Tea', 'Porthos']] });
    expect(t.plays(0, 'Porthos').winner).toBeNull();
  });

  test('CT-7.3 the class matters only where a card or an ID names one', () => {
    const leave = (artifact: string) =>
      with_({ hands: [['Shore Leave']], artifacts: [[artifact]] })
        .plays(0, 'Shore Leave')
        .hand(0).length;
    expect([leave('Romulan Ale'), leave('Spot'), leave('Orb of Time')]).toEqual([3, 1, 1]);
    const dig = with_({ hands: [['Dig Site']], artifacts: [['Spot', 'Orb of Time']], discard: ['Porthos'] }).announce(
      0,
      'Dig Site',
    );
    expect(dig.offered(0)).toEqual([{ kind: 'artifact', card: 'orb-of-time' }]);
    dig.as(0).cannot({ kind: 'artifact', card: 'spot' }, 'CT-7.3');
    dig.as(0).cannot({ kind: 'artifact', card: 'porthos' }, 'CT-7.2');
  });

  test('CT-7.4 any number of Artifacts may lie in front of a player', () => {
    const all = ARTIFACTS.map(({ title }) => title);
    const t = scene({ who: ['Annorax', 'Intendant Kira'], artifacts: [all.slice(0, 15)], hands: [all.slice(15)] });
    t.plays(0, all[15] as string);
    expect(t.artifacts(0)).toHaveLength(16);
  });

  test('CT-7.5 using an Artifact does not discard it', () => {
    const t = with_({ hands: [["Walk the Ship's Pets"]], artifacts: [['Porthos', 'Spot']] });
    t.plays(0, "Walk the Ship's Pets", 'reward');
    expect(t.artifacts(0)).toEqual(['porthos', 'spot']);
    const sweep = with_({ hands: [['Sensor Sweep']], artifacts: [["Data's Head"]] }).plays(0, 'Sensor Sweep');
    expect(sweep.artifacts(0)).toEqual(['datas-head']);
  });

  test('CT-7.6 a discarded one goes to the discard pile, a moved one straight to its new owner', () => {
    const struck = with_({ hands: [['Phaser Strike']], artifacts: [[], ['Spot']] }).plays(0, 'Phaser Strike', 'Spot');
    expect(struck.t.discard).toEqual(['spot', 'phaser-strike']);
    const beamed = with_({ hands: [['Beam It Aboard']], artifacts: [[], ['Spot']] }).plays(0, 'Beam It Aboard', 'Spot');
    expect([beamed.artifacts(0), beamed.artifacts(1)]).toEqual([['spot'], []]);
    expect(beamed.t.discard).toEqual(['beam-it-aboard']);
  });

  test('CT-R36 a class need is met by an Artifact that no named need of the same ID counts', () => {
    const met = (character: string, ...artifacts: string[]) => {
      const { t } = scene({ who: ['Annorax', 'Worf'], artifacts: [artifacts] });
      return missionStatus(t, 0, character)
        .needs.filter(({ need }) => !('at' in need))
        .map((need) => need.met);
    };
    expect(met('data', 'Spot')).toEqual([true, false]);
    expect(met('data', 'Spot', 'Mobile Emitter')).toEqual([true, true]);
    expect(met('leonard-mccoy', 'Humpback Whales')).toEqual([true]);
    expect(met('kivas-fajo', 'Genesis Device', 'Orb of Time', 'Spot', 'Romulan Ale')).toEqual([true, true, true, true]);
    expect(met('spock', 'Humpback Whales', 'Tribbles')).toEqual([true, false]);
  });
});
