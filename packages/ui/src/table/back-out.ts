import type { Types } from '@turnpoint/kernel';
import { isFree, type TableProps } from '../contract.ts';

interface Half {
  /** Something is picked that is not played yet. */
  readonly picked: boolean;
  /** The match itself asks for the rest of a choice that was begun. */
  readonly halfway: boolean;
  drop(): void;
}

/** One step out: what is picked goes first; then what was begun is taken back, where nothing stands for good. */
export function backOut({ undo, takeBack }: TableProps<Types>, { picked, halfway, drop }: Half): void {
  if (picked || !halfway) drop();
  else if (isFree(undo)) takeBack();
}
