import type { Message } from '@turnpoint/kernel';
import { cellName } from '../../content/index.ts';
import type { Choice, LayChoice, Look } from '../types.ts';
import { face } from './names.ts';

/** What a choice says on its button. */
export function label(look: Look, choice: Choice): Message {
  if ('cell' in choice) return labelLay(look, choice);
  if (choice.kind === 'stop' && look.view.mode === 'co-op') return { key: 'label.propose' };
  return { key: `label.${choice.kind}` };
}

function labelLay({ view }: Look, { kind, face: name, cell }: LayChoice): Message {
  return { key: `label.${kind}`, args: { face: face(name), cell: cellName(view.size, cell) } };
}
