import { type Reader, tell } from '@turnpoint/kernel';
import { say } from '../words.ts';
import { isShared } from './shared.ts';
import type { Line } from './study.svelte.ts';

/** More than so many choices are told by their number. */
const SAID = 3;

/** A turn in a sentence, by what it does otherwise than another one. */
export function otherwiseTold(line: Line, than: Line, reader: Reader): string {
  const own = apart(line, than);
  const missing = apart(than, line);
  const isAll = own.length === line.labels.length;
  if (own.length > 0) return isAll ? listed(own) : say('better.otherwise', { list: listed(own) });
  return missing.length > 0 ? say('better.without', { list: listed(missing) }) : say('better.other-order');

  function apart({ choices, labels }: Line, other: Line): string[] {
    // A choice may be called by a sentence: here it is a part of one.
    return labels.flatMap((label, i) =>
      isShared(choices[i] ?? {}, i, other.choices) ? [] : [tell(reader, label).replace(/\.$/, '')],
    );
  }
}

function listed(all: readonly string[]): string {
  const list = all.slice(0, SAID).join(', ');
  return all.length > SAID ? say('better.and-more', { list, n: all.length - SAID }) : list;
}
