import { look, start } from '@turnpoint/kernel';
import { connectFour } from '@turnpoint/testkit/toy/connect-four';
import { expect, test } from 'vitest';
import type { ChoiceJob } from '../src/outside.ts';
import { thinker } from '../src/thinking.ts';

const seen = look(connectFour, start(connectFour, {}, 2, 'thinking').state, 0);
const job: ChoiceJob = { game: 'connect-four', version: '1.0', look: seen as ChoiceJob['look'], seed: 'a', level: 1 };

function thinking(plansTurns: boolean) {
  let asked = 0;
  const knows = {
    evaluate: () => [0.5, 0.5],
    policy: ({ choices }: typeof seen) => {
      asked++;
      return choices[0];
    },
    ...(plansTurns ? { plansTurns: { rounds: 1 } } : {}),
  };
  const catalogue = { rules: async () => connectFour, bot: async () => knows } as never;
  return { thoughts: thinker(catalogue, () => 0), asked: () => asked };
}

test('each level makes a choice of the list; there is no level beyond', async () => {
  const { thoughts } = thinking(false);
  for (const level of [1, 2, 3, 4, 5] as const)
    expect(seen.choices).toContainEqual(await thoughts.choose({ ...job, level }));
  await expect(thoughts.choose({ ...job, level: 6 as 3 })).rejects.toThrow('there is no bot of this level');
});

test('the third level plans where turns are planned: whole turns of the policy, not every choice', async () => {
  const [planning, weighing] = [thinking(true), thinking(false)];
  await planning.thoughts.choose({ ...job, level: 3 });
  await weighing.thoughts.choose({ ...job, level: 3 });
  expect(planning.asked()).toBeGreaterThan(0);
  expect(planning.asked()).toBeLessThan(weighing.asked());
});
