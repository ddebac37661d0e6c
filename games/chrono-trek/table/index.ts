import type { GameTable } from '@turnpoint/ui';
import type { ChronoTrek } from '../rules/types.ts';
import HowTo from './doors/HowTo.svelte';
import SetupPicture from './doors/SetupPicture.svelte';
import Table from './doors/Table.svelte';
import Thumbnail from './doors/Thumbnail.svelte';
import SeatMark from './pages/SeatMark.svelte';

/** Everything but the marks of the seats comes when it is first shown. */
export const chronoTrekTable: GameTable<ChronoTrek> = { Table, SetupPicture, HowTo, Thumbnail, SeatMark };
