import './draw/room.css';
import type { GameTable } from '@turnpoint/ui';
import type { EndStream } from '../rules/types.ts';
import HowTo from './doors/HowTo.svelte';
import SetupPicture from './doors/SetupPicture.svelte';
import Table from './doors/Table.svelte';
import Thumbnail from './doors/Thumbnail.svelte';
import SeatMark from './pages/SeatMark.svelte';

/** Everything but the marks of the seats comes when it is first shown. */
export const endStreamTable: GameTable<EndStream> = { Table, SetupPicture, HowTo, Thumbnail, SeatMark };
