import type { Words } from '@turnpoint/ui';
import type { Need } from '../../content/index.ts';
import { FRACTURE_ON } from '../../content/index.ts';

/** A condition: the mark of its place, if it has one, and its words. */
export function needWords(say: Words['say'], need: Need): { mark: string; words: string } {
  switch (need.kind) {
    case 'face':
      return {
        mark: need.side === 'altered' ? `${need.at}′` : need.at,
        words: say(`event.${need.at}.${need.side}`),
      };
    case 'fracture':
      return { mark: `${need.at}″`, words: say(`card.${FRACTURE_ON[need.at]}`) };
    case 'artifact':
      return { mark: '', words: say(`card.${need.artifact}`) };
    case 'class':
      return { mark: '', words: say('table.any-of-class', { class: say(`class.${need.class}`) }) };
    case 'anomaly':
      return { mark: `${need.at}′`, words: say('table.need-anomaly') };
  }
}
