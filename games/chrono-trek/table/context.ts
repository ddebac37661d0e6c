import type { Message } from '@turnpoint/kernel';
import type { Base, Inspection, PlayerInfo, Words } from '@turnpoint/ui';
import { createContext } from 'svelte';
import type { Reckoned } from '../rules/telling/reckon.ts';
import type { ChronoTrek, Entry, Look } from '../rules/types.ts';
import type { Subject } from './cards/subject.ts';
import type { Flow } from './flow.svelte.ts';
import type { Stage } from './motion/stage.svelte.ts';
import { isHosted } from './pause/hosted.ts';
import type { Orders } from './pause/orders.svelte.ts';
import type { Sheets } from './reference/sheets.svelte.ts';

interface Parts {
  readonly flow: Flow;
  readonly stage: Stage;
  readonly inspection: Inspection<Subject>;
  readonly orders: Orders;
  readonly sheets: Sheets;
}

/** What all parts of one table share. Getters, so that what changes is followed. */
export interface Shared extends Parts, Words {
  readonly look: Look;
  readonly use: 'play' | 'watch';
  readonly calm: boolean;
  /** The sentence that tells an entry. */
  lineOf(entry: Entry): Message | null;
  /** The table's element; null before it is drawn. */
  readonly root: HTMLElement | null;
  readonly players: readonly PlayerInfo[];
  readonly reckoned: Reckoned;
  /** Is the pause closed, and answered by orders, by whoever holds the match? */
  readonly isHosted: boolean;
}

const [shared, set] = createContext<Shared>();

export { shared };

export function share(base: Base<ChronoTrek>, parts: Parts): void {
  set({
    ...parts,
    get reader() {
      return base.words.reader;
    },
    get look() {
      return base.look;
    },
    get use() {
      return base.props.use;
    },
    get calm() {
      return base.props.calm;
    },
    get players() {
      return base.props.players;
    },
    lineOf(entry) {
      for (const { entries, lines } of base.props.log) {
        const at = entries.indexOf(entry);
        if (at >= 0) return lines[at] ?? null;
      }
      return null;
    },
    get root() {
      return base.root;
    },
    get isHosted() {
      return isHosted(base);
    },
    get reckoned() {
      return parts.flow.reckoned;
    },
    say: base.words.say,
    openClause: base.words.openClause,
  });
}
