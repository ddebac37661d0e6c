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

/** A condition: the mark of its place, if it has one, and its words. */
export function needWords(say: Words['say'], need: Need): NeedWords {
  switch (need.kind) {
    case 'face':
      return {
        mark: need.side === 'altered' ? `${need.at}′` : need.at,
        words: say(`event.${need.at}.${need.side}`),
        side: need.side,
      };
    case 'fracture':
      return { mark: `${need.at}″`, words: say(`card.${FRACTURE_ON[need.at]}`), side: 'fractured' };
    case 'artifact':
      return { mark: '', words: say(`card.${need.artifact}`), side: null };
    case 'class':
      return { mark: '', words: say('table.any-of-class', { class: say(`class.${need.class}`) }), side: null };
    case 'anomaly':
      return { mark: `${need.at}′`, words: say('table.need-anomaly'), side: 'anomaly' };
  }
}
