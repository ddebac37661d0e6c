import type { Message, Section } from '@turnpoint/kernel';
import type { EnemyType } from '../../content/index.ts';
import { drawMap } from '../board/index.ts';
import { shipOf } from '../board/ship.ts';
import type { View, ZoneId } from '../types.ts';

const LETTERS: Readonly<Record<EnemyType, string>> = {
  swarmer: 's',
  jaeger: 'j',
  icarus: 'i',
  solomon: 'o',
  titan: 'T',
  primus: 'P',
  artemis: 'a',
  sip: 'p',
  olympian: 'O',
  zealot: 'z',
  fanatic: 'f',
  preacher: 'R',
};
/** Characters in one place of the drawing. */
const WIDE = 4;

/** The ship drawn in characters, with a line that says what they mean. */
export function tellPlan(view: View): Section {
  const key: Message = { key: 'text.plan.key' };
  return { title: { key: 'text.plan' }, lines: [...drawMap(shipOf(view), view.passages, marksOf(view)), key] };
}

/** What is drawn in each zone: people first, then what threatens them, then what they came for. */
function marksOf(view: View): Map<ZoneId, string[]> {
  const marks = new Map<ZoneId, string[]>();
  const mark = (zone: ZoneId | null, text: string) => {
    if (zone === null) return;
    const there = marks.get(zone) ?? [];
    const last = there.at(-1) ?? '';
    // As many as fit stand together.
    if (last !== '' && last.length + text.length <= WIDE) there.splice(-1, 1, last + text);
    else there.push(text);
    marks.set(zone, there);
  };
  for (const [who, { zone }] of view.team.entries()) mark(zone, `@${who + 1}`);
  if (view.loader !== null) mark(view.loader.zone, 'L');
  for (const { id } of shipOf(view).zones) {
    for (const [type, letter] of Object.entries(LETTERS)) {
      const n = view.figures.filter((figure) => figure.zone === id && figure.type === type).length;
      if (n > 0) mark(id, `${letter}${n > 1 ? n : ''}`);
    }
  }
  for (const { zone } of view.tokens) mark(zone, '?');
  for (const { zone, level } of view.noises) mark(zone, `!${level}`);
  for (const { zone, end } of view.objectives) if (end === null) mark(zone, '*');
  for (const { zone } of shipOf(view).exits) mark(zone, '>');
  return marks;
}
