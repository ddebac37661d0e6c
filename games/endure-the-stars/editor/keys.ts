import type { Draft } from './draft/draft.svelte.ts';
import { removeTile, turnTile } from './draft/tiles.ts';

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);

/** Keys of the whole page: undo and redo, and what is done with the chosen tile. */
export function keysOf(draft: Draft, event: KeyboardEvent): void {
  const key = event.key.toLowerCase();
  const isHistory = (event.ctrlKey || event.metaKey) && (key === 'z' || key === 'y');
  if (isTyping(event)) return;
  if (isHistory) {
    event.preventDefault();
    if (key === 'y' || event.shiftKey) draft.redo();
    else draft.undo();
  } else if (key === 'escape') {
    draft.armed = null;
    draft.chosen = null;
    draft.isMoving = false;
  } else if (draft.chosen !== null && draft.tool === 'tile') {
    if (key === 'r') draft.lay(turnTile(draft.mission, draft.chosen));
    if (key === 'delete') draft.lay(removeTile(draft.mission, draft.chosen));
  }
}
