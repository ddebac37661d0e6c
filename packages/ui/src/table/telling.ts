import { type Types, tell } from '@turnpoint/kernel';
import type { Base } from './base.svelte.ts';
import type { Stage } from './stage.svelte.ts';

/** The sentence of what others do, while it is being shown: the prompt does not run ahead of the board. Null otherwise. */
export function tellingOf<T extends Types>(base: Base<T>, stage: Stage<T['view'], T['entry']>): string | null {
  const entry = stage.showing;
  if (entry === null || stage.caption !== null) return null;
  for (const { seat, entries, lines } of base.props.log.toReversed()) {
    const line = lines[entries.indexOf(entry)];
    if (line !== undefined) return seat !== null && seat === base.look.seat ? null : tell(base.words.reader, line);
  }
  return null;
}
