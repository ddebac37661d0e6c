import type { Message } from '@turnpoint/kernel';
import type { OwnMission } from '../../content/index.ts';
import type { Chart } from '../../rules/telling/reckon/index.ts';
import { namesOn } from './names.ts';
import { conditionSaid, endingSaid, wordSaid } from './sentences.ts';

/** All that is special about an own mission, sentence by sentence. */
export function sentencesOf(own: OwnMission, chart: Chart): Message[] {
  const nameOf = namesOn(chart, own);
  const { modules, conditions, win, lose } = own.mission;
  return [
    ...modules.map((module) => wordSaid('modules', module, nameOf)),
    ...conditions.map((special) => conditionSaid(special, nameOf)),
    ...win.map((ending) => endingSaid('win', ending, nameOf)),
    ...lose.map((ending) => endingSaid('lose', ending, nameOf)),
  ];
}
