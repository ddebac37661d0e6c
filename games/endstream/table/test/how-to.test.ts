import { describe, expect, test } from 'vitest';
import { CONTROLLERS, OPERATORS, operatorCard } from '../../content/index.ts';
import { operator, plate } from '../pages/how-to/scene.ts';

describe('how to play shows a card as it is printed', () => {
  test.each(CONTROLLERS.map(({ id, armor }) => [id, armor]))('%s with armor %i', (id, armor) => {
    expect(plate(id)).toEqual({ card: id, armor });
  });

  test('operators with their own defense and without armor, which none has printed', () => {
    for (const { id } of OPERATORS) {
      const { defense } = operatorCard(id);
      expect(operator(id)).toMatchObject({ armor: 0, defense, defenseLeft: defense });
    }
  });
});
