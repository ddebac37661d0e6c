import { tell } from '@turnpoint/kernel';
import type { Words } from '@turnpoint/ui';
import type { View } from '../../rules/types.ts';
import type { Flow } from '../flow.svelte.ts';
import type { Known } from '../known.svelte.ts';
import { hintOf } from './hint.ts';

type Telling = Pick<Words, 'say' | 'reader'> & { readonly narrow: boolean };

/**
 * The two lines of the prompt while one is asked. In a turn the first one says what is looked at. Any other question stands
 * there until an answer is picked: what lies under the pointer by chance is told below it.
 */
export function toldOf(
  flow: Flow,
  known: Known,
  view: View,
  question: string,
  telling: Telling,
): { readonly sentence: string; readonly line: string } {
  const { say, reader } = telling;
  const then = flow.harm === null ? hintOf(flow, known, view, telling) : tell(reader, flow.harm.says);
  if (!flow.isTurn && flow.picked === null && question !== '') {
    const answer = flow.toldOf(flow.shown);
    const both = answer !== '' && then !== '';
    return { sentence: question, line: both ? say('table.answer', { answer, then }) : answer + then };
  }
  if (flow.risk !== null && flow.risk.path.length > 1) {
    const { zone, path } = flow.risk;
    return { sentence: say('table.go-to', { zone: known.zoneName(zone), n: path.length }), line: then };
  }
  return { sentence: flow.shown === null ? question : flow.toldOf(flow.shown), line: then };
}
