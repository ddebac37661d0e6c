import type { Message } from '@turnpoint/kernel';
import type { Fact } from '@turnpoint/ui';
import { enemyOf } from '../../content/index.ts';
import type { Look, SurvivorView } from '../../rules/types.ts';

/** What counts is the same for everybody at the table. */
const fact = (id: string, value: number, worth: number, more: Partial<Fact> = {}): Fact => ({
  id,
  says: { key: `fact.${id}` },
  value,
  good: 'more',
  worth,
  ...more,
});

function ofSurvivor({ id, health, resolve, injuries, body, head, packs, fate }: SurvivorView, who: number): Fact[] {
  const named = (key: string): Pick<Fact, 'id' | 'says'> => ({
    id: `${key}-${who}`,
    says: { key: `fact.${key}`, args: { who: { key: `survivor.${id}` } } },
  });
  const items = Number(body !== null) + Number(head !== null) + packs.flat().length;
  return [
    fact('', fate === 'dead' ? 0 : health, 0.5, named('health')),
    fact('', fate === 'dead' ? 0 : resolve, 0.25, named('resolve')),
    fact('', injuries.length, 0.8, { ...named('injuries'), good: 'less' }),
    fact('', items, 0.15, named('items')),
  ];
}

/** How the team stands, what it has reached, and what is still against it. */
export function facts({ view }: Look): readonly Fact[] {
  const { team, figures, tokens, objectives } = view;
  const reached = objectives.filter(({ collected, end }) => (end === null ? collected : end !== 'lost')).length;
  const bosses = figures.filter(({ type }) => enemyOf(type).isBoss);
  return [
    fact('alive', team.filter(({ fate }) => fate !== 'dead').length, 5),
    fact('out', team.filter(({ fate }) => fate === 'left').length, 1),
    fact('goals', reached, 2),
    fact('foes', figures.length, 0.25, { good: 'less' }),
    fact('tokens', tokens.length, 0.15, { good: 'less' }),
    ...bosses.map(({ id, type, health }) => {
      const foe: Message = { key: `enemy.${type}` };
      return fact('', health, 0.5, { id: `boss-${id}`, says: { key: 'fact.boss', args: { foe } }, good: 'less' });
    }),
    ...team.flatMap(ofSurvivor),
  ];
}
