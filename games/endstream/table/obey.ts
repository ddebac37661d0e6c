import { focusSpot, type Shared, spotAt, whichOf } from '@turnpoint/ui';
import { across, LENGTH, ownPlaces, stepOf, streamOf } from '../content/index.ts';
import type { Flow } from './flow.svelte.ts';
import type { Command } from './keys.ts';
import type { TurnPlan } from './rail/turn-plan.svelte.ts';
import { readSpot } from './spots.ts';

interface Hands {
  readonly flow: Flow;
  readonly root: HTMLElement;
  readonly you: number;
  readonly upright: boolean;
  readonly plan: TurnPlan;
}

/** Does what a key asks. False when the key is better left to the browser. */
export function obey(command: Command | Shared, hands: Hands): boolean {
  const { flow, root } = hands;
  switch (command.do) {
    case 'walk':
      return walk(command.by, hands);
    case 'agenda':
    case 'push':
      return touchAgenda(command, hands);
    case 'undo-all':
      hands.plan.takeBackAll();
      return true;
    case 'back':
      flow.back();
      return true;
    case 'move':
      focusSpot(root, [...flow.lit].find((name) => whichOf('place', name) !== null) ?? '');
      return true;
    case 'spin': {
      const spin = flow.offers.list.find(({ kind }) => kind === 'spin');
      if (spin !== undefined) flow.act(spin);
      return true;
    }
    case 'ask': {
      const spot = readSpot(spotAt(document.activeElement));
      if (spot !== null) flow.touch(spot);
      return true;
    }
  }
}

function touchAgenda({ do: act, step }: { readonly do: string; readonly step: number }, { flow, you }: Hands): boolean {
  const place = ownPlaces(you)[step] ?? 0;
  const push = flow.choices.find((choice) => choice.kind === 'push' && choice.place === place);
  if (act === 'push' && push !== undefined) flow.pick(push);
  else flow.touch({ kind: 'agenda', n: place });
  return true;
}

/** Arrows walk from turnpoint to turnpoint; upright, up is upstream. */
function walk(by: 'left' | 'right' | 'up' | 'down', { root, you, upright }: Hands): boolean {
  const active = document.activeElement;
  const here = active?.closest('.turnpoint')?.querySelector<HTMLElement>('[data-spot^="place-"]')?.dataset.spot;
  const inside = active === null || active === document.body || here !== undefined;
  if (!inside) return false;
  const place = here === undefined ? you * LENGTH : Number(here.slice('place-'.length));
  const along = upright ? { up: 1, down: -1 }[by as 'up' | 'down'] : { right: 1, left: -1 }[by as 'right' | 'left'];
  const step = stepOf(place) + (along ?? 0);
  const isCross = along === undefined;
  const to = isCross ? across(place) : step >= 0 && step < LENGTH ? streamOf(place) * LENGTH + step : place;
  focusSpot(root, `place-${here === undefined ? place : to}`);
  return true;
}
