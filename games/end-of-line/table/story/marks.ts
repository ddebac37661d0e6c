import type { Choice } from '../../rules/types.ts';
import { cellSpot } from '../spots.ts';

/** A card is marked where it is laid. */
export const marks = (choice: Choice): readonly string[] => ('cell' in choice ? [cellSpot(choice.cell)] : []);
