import type { Mission } from './file.ts';
import { LOADER_PLACE } from './parameters.ts';

/** The Loader of a mission as it stands at first. */
export const loaderIn = ({ figures }: Mission): Mission['figures'][number] | undefined =>
  figures.find(({ what }) => what === LOADER_PLACE);

/** The zone that a place is when the mission begins. */
export const firstZone = (mission: Mission, place: string): string =>
  place === LOADER_PLACE ? (loaderIn(mission)?.zone ?? place) : place;
