import { expect, test } from 'vitest';
import { endureTheStars } from '../rules/index.ts';
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
