import { tell } from '@turnpoint/kernel';
import { expect, test } from 'vitest';
import { endureTheStars } from '../rules/index.ts';
import { texts } from '../texts/index.ts';
import { stage } from './mission-scene.ts';

test('the look in words begins with the ship drawn in characters', () => {
  const t = stage({
    mission: 'CG00',
    figures: [
      ['swarmer', 'LB.x'],
      ['swarmer', 'LB.x'],
    ],
    tokens: [['jaeger-3', 'SE.B']],
  });
  const plan = endureTheStars.text(t.look(0)).find(({ title }) => title.key === 'text.plan');
  const drawn = plan?.lines.filter((line) => typeof line === 'string').join('\n') ?? '';
  for (const mark of ['@1@2', '@3', 's2', '?', '*', '-##-']) expect(drawn).toContain(mark);
});

test('what a survivor has none of is said so, in both languages', () => {
  const t = stage({ mission: 'CG00' });
  const team = endureTheStars.text(t.look(0)).find(({ title }) => title.key === 'text.team');
  for (const language of ['en', 'de'] as const) {
    const reader = { language, texts: texts[language], names: ['Mara'] };
    const said = team?.lines.map((line) => (typeof line === 'string' ? line : tell(reader, line))) ?? [];
    expect(said[0]).toMatch(/: (Health|Gesundheit) /);
    for (const line of said) expect(line).not.toMatch(/ [;,]| $/);
  }
});
