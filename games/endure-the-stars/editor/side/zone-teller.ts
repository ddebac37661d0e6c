import { type Reader, tell } from '@turnpoint/kernel';
import { namesOn } from '../../table/mission/names.ts';
import type { Draft } from '../draft/draft.svelte.ts';

/** What people call a zone of the draft's map. */
export function zoneTeller({ chart, own }: Draft, reader: Reader): (zone: string) => string {
  if (chart === null) return (zone) => zone;
  const nameOf = namesOn(chart, own);
  return (zone) => {
    const name = nameOf('zone', zone);
    return typeof name === 'object' && 'key' in name ? tell(reader, name) : zone;
  };
}
