import { Base, followLooks, Inspection, type TableProps } from '@turnpoint/ui';
import { MediaQuery } from 'svelte/reactivity';
import type { Endure } from '../rules/types.ts';
import type { Subject } from './cards/subject.ts';
import { type Shared, share } from './context.ts';
import { Intentions } from './crew/intentions.svelte.ts';
import { Flow } from './flow.svelte.ts';
import { Known } from './known.svelte.ts';
import { Stage } from './motion/stage.svelte.ts';
import { zoneOfSpot } from './spots.ts';

/** Makes what all parts of a table share, and shares it. Called at the head of a table or of a picture of one. */
export function shareTable(props: () => TableProps<Endure>): Shared {
  const phone = new MediaQuery('max-width: 819px');
  const base = new Base(props);
  const known = new Known(base);
  const stage = new Stage(base);
  const flow = new Flow(base, known, () => stage.busy);
  followLooks(base, { stage, flow });
  return share({
    base,
    flow,
    stage,
    known,
    inspection: new Inspection<Subject>(),
    intentions: new Intentions(base, stage),
    get reached() {
      const { active, team } = stage.view;
      return zoneOfSpot(flow.over) ?? (active === null ? null : team[active]?.zone) ?? known.chart?.start ?? 0;
    },
    get narrow() {
      return phone.current;
    },
    get isShared() {
      return props().players.filter(({ kind }) => kind === 'person').length > 1;
    },
  });
}
