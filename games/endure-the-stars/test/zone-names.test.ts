import { type Reader, tell } from '@turnpoint/kernel';
import { expect, test } from 'vitest';
import { MISSIONS, missionOf } from '../content/index.ts';
import { mapOf } from '../rules/board/index.ts';
import { zoneName } from '../rules/board/zone-names.ts';
import { texts } from '../texts/index.ts';

const readers: Reader[] = (['en', 'de'] as const).map((language) => ({ language, texts: texts[language], names: [] }));

const namesIn = (mission: string, reader: Reader): Record<string, string> => {
  const map = mapOf(missionOf(mission));
  return Object.fromEntries(map.zones.map(({ id, name }) => [name, tell(reader, zoneName(map, id))]));
};

test.each(readers)('ETS-T.13 no two zones of a mission have one name ($language)', (reader) => {
  for (const { id } of MISSIONS) {
    const names = Object.values(namesIn(id, reader));
    expect([id, names.filter((name, i) => names.indexOf(name) < i)]).toEqual([id, []]);
  }
});

test('rooms bear their names, corridors say where they lie, also on tiles that are turned', () => {
  const [en, de] = readers as [Reader, Reader];
  expect(namesIn('CG00', en)).toMatchObject({
    'CQ.E': 'Mess',
    'CQ.w': 'Crew Quarters west corridor',
    'CQ.x': 'Crew Quarters crossing',
    'CQ.e+LB.w': 'corridor between Crew Quarters and Laboratory',
  });
  expect(namesIn('CG00', de)['CQ.w']).toBe('Westflur (Crewquartier)');
  // German bends no name after "zwischen": they must read well as they are.
  expect(namesIn('CG00', de)['CQ.e+LB.w']).toBe('Flur zwischen Crewquartier und Labor');
  // The Primus Cells are turned by a quarter, each to another side, and share their rooms' names.
  const cells = namesIn('CG01', en);
  expect(cells['PC1.A']).toBe('Containment of Primus Cell 1');
  // The corridor `n` of the Armoury, which lies upside down.
  expect(namesIn('CG03', en)['AR.n']).toBe('Armoury south corridor');
});
