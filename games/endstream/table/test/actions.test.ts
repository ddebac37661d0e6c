import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';
import { actionsOf } from '../actions.ts';

test('ES-R44 the row of a Weapon says what it costs now: less for the first of a turn at SSV-93 URAL', () => {
  const t = scene({
    turn: 'bo',
    board: { 'bo 2000': ['bo aran techs=sat-p,stim-pack', 'bo kite techs=vibroblade,droid'] },
  });
  const charges = () =>
    actionsOf(t.look('bo').view, t.no('aran')).flatMap(({ kind, charge }) => (kind === 'tech' ? charge : []));
  expect(charges()).toEqual([15, 5]);
  t.bo('tech kite vibroblade');
  expect(charges()).toEqual([25, 5]);
});

test('ES-8.9 a Neuro-Tuning Chip makes the abilities of its bearer one symbol cheaper, and nothing else', () => {
  const t = scene({ board: { 'ana 2100': ['ana quill with=neuro-tuning-chip', 'ana marwa'] } });
  const cuts = (name: string) => actionsOf(t.look('ana').view, t.no(name)).map(({ kind, cut }) => `${kind} ${cut}`);
  expect(new Set(cuts('quill'))).toEqual(new Set(['spin 0', 'move 0', 'ability 1', 'default 1', 'tech 0']));
  expect(cuts('marwa')).not.toContain('ability 1');
});
