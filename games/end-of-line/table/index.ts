import type { GameTable } from '@turnpoint/ui';
import type { EndOfLine } from '../rules/types.ts';
import HowTo from './doors/HowTo.svelte';
import SetupPicture from './doors/SetupPicture.svelte';
import Table from './doors/Table.svelte';
import Thumbnail from './doors/Thumbnail.svelte';
import SeatMark from './pages/SeatMark.svelte';

/** Everything but the marks of the seats comes when it is first shown. */
export const endOfLineTable: GameTable<EndOfLine> = { Table, SetupPicture, HowTo, Thumbnail, SeatMark };
