import { look, type Message, tell } from '@turnpoint/kernel';
import { begin } from '@turnpoint/testkit';
import { expect, test } from 'vitest';
import { endureTheStars } from '../../rules/index.ts';
import { build } from '../../test/position.ts';
import { LASTING, readSpot } from '../cards/spot-read.ts';
import { read } from '../texts/read.en.ts';

const reader = { language: 'en', texts: read, names: [] };
const { view } = look(
  endureTheStars,
  begin(endureTheStars, build({ team: { 'marine-male': { at: 'SE.x' } } }), 1).state,
  0,
);

test.each([
  ['shield-bubble', 'nothing enters or leaves this zone'],
  ['decoy', 'go to this zone first'],
])('a zone under a %s says what that does there, other zones nothing', (kind, says) => {
  expect(LASTING).toHaveProperty(kind);
  const at = {
    view: { ...view, lasting: [{ kind, who: 0, zone: 4, until: 'round' }] },
    known: { zoneName: (zone: number) => `zone ${zone}` },
    say: (key: string, args: Message['args'] = {}) => tell(reader, { key, args }),
    reader,
  } as unknown as Parameters<typeof readSpot>[1];
  expect(readSpot('zone-4', at)).toMatchObject({ name: 'zone 4', lines: [expect.stringContaining(says)] });
  expect(readSpot('zone-5', at)).toBeNull();
});
