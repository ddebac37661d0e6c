import type { Words } from '@turnpoint/ui';
import type { Need } from '../../content/index.ts';
import { FRACTURE_ON } from '../../content/index.ts';
import type { Side } from '../timeline/shown.ts';

interface NeedWords {
  readonly mark: string;
  readonly words: string;
  /** The side that the place must show: its colour. */
  readonly side: Side | 'anomaly' | null;
}

/** The place of a condition as cards print it; '' where it has none. */
export function placeMark(need: Need): string {
  if (need.kind === 'fracture') return `${need.at}″`;
  if (need.kind === 'anomaly' || (need.kind === 'face' && need.side === 'altered')) return `${need.at}′`;
  return need.kind === 'face' ? need.at : '';
}

/** A condition: the mark of its place, if it has one, and its words. */
export function needWords(say: Words['say'], need: Need): NeedWords {
  const mark = placeMark(need);
  switch (need.kind) {
    case 'face':
      return { mark, words: say(`event.${need.at}.${need.side}`), side: need.side };
    case 'fracture':
      return { mark, words: say(`card.${FRACTURE_ON[need.at]}`), side: 'fractured' };
    case 'artifact':
      return { mark, words: say(`card.${need.artifact}`), side: null };
    case 'class':
      return { mark, words: say('table.any-of-class', { class: say(`class.${need.class}`) }), side: null };
    case 'anomaly':
      return { mark, words: say('table.need-anomaly'), side: 'anomaly' };
  }
}
