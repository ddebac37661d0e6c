import type { Ruling } from '@turnpoint/kernel';
import type { Base } from '@turnpoint/ui';
import type { LaneNo, TimeStream } from '../rules/types.ts';
import type { Flow } from './flow.svelte.ts';
import { seenFrom } from './lanes.ts';

/** In the Target step: why one's own first cards in the other lanes cannot target. */
export class IdleLanes {
  reasons = $state.raw<ReadonlyMap<LaneNo, Ruling>>(new Map());

  constructor(base: Base<TimeStream>, flow: Flow) {
    $effect(() => {
      const { look, why } = base.props;
      this.reasons = new Map();
      if (flow.targets.length === 0 || look.seat === null) return;
      const { seat, view } = look;
      const idle = view.lanes.flatMap((lane, n) => {
        const hasCard = seenFrom(seat, n, lane).below.length > 0;
        return hasCard && !flow.targets.some((target) => target.lane === n) ? [n] : [];
      });
      void Promise.all(idle.map((lane) => why({ kind: 'target', lane }))).then((found) => {
        if (!base.shows(look)) return;
        this.reasons = new Map(found.flatMap((ruling, i) => (ruling === null ? [] : [[idle[i] as LaneNo, ruling]])));
      });
    });
  }
}
