import { describe, expect, test } from 'vitest';
import { LINCHPINS, TITLES } from '../content/index.ts';
import { scene } from './scene.ts';

const INVERTERS = TITLES.filter(({ type }) => type === 'inverter');
const WHO = ['Annorax', 'Kivas Fajo'];

describe('8. Inverters', () => {
  test.each(INVERTERS.map(({ title, id }) => [title, id]))(
    'CT-8.1 CT-8.4 CT-C:%s flips one Linchpin and is discarded',
    (title, id) => {
      const t = scene({ who: WHO, hands: [[title]] }).plays(0, title, 'C4');
      expect(t.turned).toBe("C4' C5'");
      expect(t.t.discard).toEqual([id]);
    },
  );

  test('CT-8.2 any Linchpin on either side; one must be chosen', () => {
    for (const altered of ['', 'B6 C4 D5']) {
      const t = scene({ who: WHO, hands: [['Atavachron']], altered }).announce(0, 'Atavachron');
      expect(t.offered(0)).toHaveLength(LINCHPINS.length);
      t.as(0).cannot({ kind: 'done' }, 'CT-8.2');
      t.as(0).cannot({ kind: 'pass' }, 'CT-8.2');
    }
  });

  test('CT-8.3 ripples come first, then invalid Fractures leave', () => {
    const t = scene({ who: WHO, hands: [['Atavachron']], altered: 'B6 B7', fractures: 'B8' });
    t.plays(0, 'Atavachron', 'B7');
    expect(t.turned).toBe("B6' B8'");
    const types = t.log.map(({ entry }) => entry.type);
    expect(types.indexOf('fracture-falls')).toBeGreaterThan(types.lastIndexOf('turned'));
    expect(t.t.discard).toEqual(['doomsday-machine-destroys-earth', 'atavachron']);
  });
});
