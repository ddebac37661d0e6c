import { expect, test } from 'vitest';
import { cannotReadCampaign } from '../../rules/set-up/campaign/own.ts';
import { namesOn } from '../../table/mission/names.ts';
import { ownFrom } from '../../test/own-mission.ts';
import { printCampaign, readyOf, stagesFrom } from '../campaign/chain.ts';
import { chainDe, chainEn } from '../campaign/texts.ts';
import { EMPTY } from '../draft/empty.ts';
import { missionNamed } from '../draft/words.ts';
import { printFile } from '../share/file.ts';

const kept = ['One', 'Two', 'Three'].map((title) => ({
  id: title,
  text: printFile(ownFrom('CG00', { title }), null),
}));

test('ETS-RM65 a campaign is made of finished missions, by their stages; a number left out is no stage', () => {
  const ready = readyOf([...kept, { id: 'empty', text: printFile(EMPTY, null) }, { id: 'torn', text: '{' }]);
  expect(ready.map(({ id, isProved }) => [id, isProved])).toEqual(kept.map(({ id }) => [id, false]));
  const stages = stagesFrom(ready, { One: 1, Two: 4, Three: 4 });
  expect(stages.map((stage) => stage.map(({ id }) => id))).toEqual([['One'], ['Two', 'Three']]);
  expect(stagesFrom(ready, { Two: 0 })).toEqual([]);
  const text = printCampaign({ title: 'Home', story: '', stages: stages.map((stage) => stage.map(({ own }) => own)) });
  expect(cannotReadCampaign(text)).toBeNull();
  expect(cannotReadCampaign(printCampaign({ title: '', story: '', stages: [] }))?.clause).toBe('ETS-21.4');
});

test('the builder says the same things in both languages', () => {
  expect(Object.keys(chainDe)).toEqual(Object.keys(chainEn));
});

test('ETS-21.7 a mission is asked after by its id or by its title, and both can be read', () => {
  const nameOf = namesOn({ zones: [], doors: [] }, ownFrom('CG00'));
  expect(nameOf('mission', 'CG05')).toEqual({ key: 'mission.CG05' });
  expect(nameOf('mission', 'First Light')).toBe('First Light');
  expect(missionNamed(' First "Light"! ')).toBe('First Light');
  expect(missionNamed('x'.repeat(50))).toHaveLength(40);
});
