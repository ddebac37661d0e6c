import { describe, expect, test } from 'vitest';
import { CHARACTERS } from '../content/index.ts';
import { missionStatus } from '../rules/index.ts';
import { scene } from './scene.ts';

const artifactNeeds = (id: string) =>
  CHARACTERS.find((who) => who.id === id)?.needs.filter(({ kind }) => kind === 'artifact' || kind === 'class').length;

describe('2. Goal', () => {
  test('CT-2.1 each wins by the own ID alone; no two IDs are the same', () => {
    const sets = CHARACTERS.map(({ needs }) => JSON.stringify(needs.map((need) => JSON.stringify(need)).sort()));
    expect(new Set(sets).size).toBe(32);
    const t = scene({ who: ['Jean-Luc Picard', 'Worf'], hands: [['Earl Grey Tea'], ['Klingon Bloodwine']] });
    t.plays(0, 'Earl Grey Tea');
    expect(t.winner).toBe(0);
    // The same card does nothing for a player with another ID, nor for the one whose ID it is on: that is in front of nobody.
    const other = scene({ who: ['Worf', 'Jean-Luc Picard'], hands: [['Earl Grey Tea'], ['Klingon Bloodwine']] });
    other.plays(0, 'Earl Grey Tea');
    expect(missionStatus(other.t, 0, 'jean-luc-picard').complete).toBe(true);
    expect(other.winner).toBeNull();
  });

  test('CT-2.2 faces, Artifacts in front of the player, Fractures, or a mix of them', () => {
    const { t } = scene({
      who: ['The Romulans', 'Worf'],
      altered: 'B6 B7',
      fractures: 'B8',
      artifacts: [['Romulan Ale']],
    });
    expect(missionStatus(t, 0, 'the-romulans').needs.map(({ need, met }) => [need.kind, met])).toEqual([
      ['face', true],
      ['fracture', true],
      ['artifact', true],
    ]);
    expect(missionStatus(t, 1, 'the-romulans').needs[2]?.met).toBe(false);
  });

  test('CT-2.3 none to four Artifacts: 5 IDs none, 21 one, 5 two, Kivas Fajo four', () => {
    const count = (n: number) => CHARACTERS.filter(({ id }) => artifactNeeds(id) === n).length;
    expect([0, 1, 2, 3, 4].map(count)).toEqual([5, 21, 5, 0, 1]);
    expect(artifactNeeds('kivas-fajo')).toBe(4);
  });

  test("CT-2.4 CT-14.4 conditions that hold on another player's turn win nothing", () => {
    const t = scene({
      who: ['Annorax', 'Thelin', 'Worf'],
      hands: [['Atavachron']],
      artifacts: [[], ['Guardian of Forever']],
    });
    t.plays(0, 'Atavachron', 'B6');
    expect(missionStatus(t.t, 1, 'thelin').complete).toBe(true);
    // It is Thelin's own turn that wins, before the draw.
    expect(t.winner).toBe(1);
    expect(t.entries('won')[0]?.clause).toBe('CT-14.2');
    expect(t.entries('turn').map(({ seat }) => seat)).toEqual([1]);
  });

  test('CT-2.5 only four-pip characters list Fractures', () => {
    const listing = CHARACTERS.filter(({ needs }) => needs.some(({ kind }) => kind === 'fracture'));
    expect(listing.map(({ pips }) => pips)).toEqual(Array(8).fill(4));
  });

  test('CT-2.6 the first winner ends the game; there are no further places', () => {
    const t = scene({ who: ['Jean-Luc Picard', 'Worf', 'Data'], hands: [['Earl Grey Tea'], ['Spot']] });
    t.plays(0, 'Earl Grey Tea');
    expect(t.state.outcome).toMatchObject({ kind: 'won', winners: [0], ranking: [[0], [1, 2]] });
    expect(t.state.stack).toEqual([]);
    t.as(1).cannot({ kind: 'second-draw' }, 'CT-2.6');
  });
});
