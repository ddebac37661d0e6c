import type { GameTable } from '@turnpoint/ui';
import type { EndOfLine } from '../rules/types.ts';
import HowTo from './pages/HowTo.svelte';
import SeatMark from './pages/SeatMark.svelte';
import SetupPicture from './pages/SetupPicture.svelte';
import Thumbnail from './pages/Thumbnail.svelte';
import Table from './Table.svelte';

export const endOfLineTable: GameTable<EndOfLine> = { Table, SetupPicture, HowTo, Thumbnail, SeatMark };
