/** What a key means at a table; each game has its own. */
export interface KeyCommand {
  readonly do: string;
}

const OWN_KEYS = 'input, textarea, select, dialog, [role="tablist"], [contenteditable], [data-inspector]';

/** Is the key for the table, and not for what has the focus, a field or an open sheet? */
export const isForTable = ({ target, defaultPrevented }: KeyboardEvent): boolean =>
  !defaultPrevented && !(target instanceof Element && target.closest(OWN_KEYS));

/** Enter on a button is the button's. On a card in hand it is the table's: there it goes on with what is picked. */
export const isForButton = ({ target }: KeyboardEvent, { do: what }: KeyCommand): boolean =>
  what === 'commit' &&
  target instanceof Element &&
  target.closest('button, a') !== null &&
  !target.closest('[data-hand]');
