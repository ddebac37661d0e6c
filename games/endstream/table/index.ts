import './draw/room.css';
import type { GameTable } from '@turnpoint/ui';
import type { EndStream } from '../rules/types.ts';
import HowTo from './pages/HowTo.svelte';
import SeatMark from './pages/SeatMark.svelte';
import SetupPicture from './pages/SetupPicture.svelte';
import Thumbnail from './pages/Thumbnail.svelte';
import Table from './Table.svelte';

export const endStreamTable: GameTable<EndStream> = { Table, SetupPicture, HowTo, Thumbnail, SeatMark };
