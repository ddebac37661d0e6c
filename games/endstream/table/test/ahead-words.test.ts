import type { Reader } from '@turnpoint/kernel';
import { describe, expect, test } from 'vitest';
import { build, type Position } from '../../test/position.ts';
import { texts } from '../../texts/index.ts';
import { otherEffects } from '../dock/ahead-words.ts';
import { shortWords } from '../rail/short.ts';
import { en } from '../texts/en.ts';
import { sitAt } from './sit.ts';

const reader: Reader = { language: 'en', texts: { ...texts.en, ...en }, names: ['Ana', 'Bo'], you: 0 };
const short = shortWords(reader, 0, 0);

/** Ana's first operator in this position looks at what it could do, to the only target there or to this one. */
async function foretold(ability: string, board: NonNullable<Position['board']>, target?: string): Promise<string[]> {
  const at = sitAt(build({ ana: { agendas: 'MMMPPP', at: 1800 }, bo: { at: 2300 }, board }));
  await at.click('thing-0');
  const offer = at.flow.offers.list.find(({ id }) => id === ability);
  if (offer === undefined) throw new Error(`no ${ability} among ${at.flow.offers.list.map(({ id }) => id)}`);
  if (target === undefined) at.flow.seeAction(offer);
  else await at.act(ability).then(() => at.flow.see(target));
  await new Promise((resolve) => setTimeout(resolve));
  const { ahead } = at.flow.preview;
  return ahead === null ? [] : otherEffects(ahead).map(short);
}

describe('a preview names every effect that no number shows', () => {
  const here = (own: string, theirs: string) => ({ 'ana 2000': [own, theirs] });

  test('ES-12.1 a state', async () => {
    expect(await foretold('vesna-holt-warden.0', here('ana vesna', 'bo handi'))).toEqual([
      'Enemy Handi is IMMOBILIZED',
    ]);
  });

  test('ES-13.1 a zone', async () => {
    expect(await foretold('vesna-holt-warden.1', here('ana vesna', 'bo handi'))).toEqual(['RESTRICT on 2000']);
  });

  test('ES-12.13 CONTROL', async () => {
    expect(await foretold('mr-rosu-envoy.1', here('ana mr-rosu', 'bo handi'))).toEqual(['CONTROL of enemy Handi']);
  });

  test('ES-R56 a reflector that stands in the way', async () => {
    const reflector = here('ana marwa', 'bo handi with=temporal-reflector');
    expect(await foretold('marwa-oasis-blade.0', reflector, 'thing-7')).toEqual([
      'Enemy Temporal Reflector: no effect on enemy Handi',
    ]);
  });
});
