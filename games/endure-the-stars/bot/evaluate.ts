import type { Look } from '../rules/index.ts';

const FULL = 10;

/** All stand alike: how much of the team is left, and how little stands against it. */
export function evaluate({ view, outcome, seats }: Look): readonly number[] {
  const all = (value: number) => Array.from({ length: seats }, () => value);
  if (outcome !== null) return all(outcome.kind === 'won' ? 1 : 0);
  if (view.team.length === 0) return all(0.5);
  const life = view.team.reduce(
    (sum, { fate, health, resolve }) => sum + (fate === 'dead' ? 0 : health + resolve / 2),
    0,
  );
  const threat = view.figures.length + 3 * view.tokens.length;
  const strength = life / (1.5 * FULL * view.team.length);
  return all(Math.min(0.95, Math.max(0.05, 0.2 + 0.7 * strength - threat / 100)));
}
