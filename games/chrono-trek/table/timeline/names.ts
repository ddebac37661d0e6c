import type { Words } from '@turnpoint/ui';
import { controlledBy, FRACTURE_AT, FRACTURE_ON, type Index, TIMELINE } from '../../content/index.ts';
import type { Shown, Side } from './shown.ts';

type Say = Words['say'];

/** "Enterprise-D" stays on one line. */
const SHIP = /-(?=[A-Z]\b)/g;

/** The event that a place shows. */
export function titleOf(say: Say, { index, side }: Pick<Shown, 'index' | 'side'>): string {
  const title = side === 'fractured' ? say(`card.${FRACTURE_ON[index]}`) : say(`event.${index}.${side}`);
  return title.replace(SHIP, '-\u2060');
}

/** "B6 or B7", "B3 and B7". */
export function conditionOf(say: Say, index: Index, side: Side): string {
  const { dependency, kind, step } = TIMELINE[index];
  if (kind === 'linchpin') return say('table.controls', { places: { list: controlledBy(index) } });
  if (kind === 'anchorpoint') return say('table.step', { step: step ?? 0, of: 5 });
  const condition = side === 'fractured' ? FRACTURE_AT[index]?.condition : undefined;
  if (condition?.kind === 'not-in-play') return say('table.no-whales');
  const on = condition?.on.map((at) => `${at}′`) ?? dependency?.on ?? [];
  const joint = condition === undefined && dependency?.how === 'any' ? 'or' : 'and';
  return say('table.depends', { on: on.join(` ${say(`table.${joint}`)} `) });
}

/** What stands beside a place's words as signs and colours, for those who hear it. */
export function statesOf(
  say: Say,
  { preview, need, lost, blocks }: Shown,
  { legal, picked }: { legal: boolean; picked: boolean },
): string {
  const states: string[] = [];
  if (preview !== null) states.push(say(`table.will-${preview}`));
  if (need !== null) states.push(say(`table.need-${need}`));
  if (lost !== null) states.push(say(`table.own-${lost}`));
  if (blocks) states.push(say('table.blocks-you'));
  if (legal) states.push(say(picked ? 'table.is-picked' : 'table.can-flip'));
  return states.join(', ');
}
