import { focusedOf, focusSpot, type Shared, spotAt } from '@turnpoint/ui';
import { tick } from 'svelte';
import type { View, ZoneId } from '../rules/types.ts';
import type { Flow } from './flow.svelte.ts';
import type { Command } from './keys.ts';
import type { Known } from './known.svelte.ts';
import { choiceSpot, zoneSpot } from './spots.ts';

interface Hands {
  readonly root: HTMLElement;
  readonly view: View;
  readonly flow: Flow;
  readonly known: Known;
}

/** Does what a key asks. False when the key is better left to the browser. */
export function obey(command: Command | Shared, { root, view, flow, known }: Hands): boolean {
  switch (command.do) {
    case 'walk':
      return walk(command.towards, root, known, view);
    case 'action':
      if (!flow.isTurn) return false;
      flow.pickAction(command.action);
      void focusOffers(root, flow);
      return true;
    case 'back':
      flow.back();
      return true;
    case 'map':
      return focusSpot(root, zoneSpot(here(view, known)));
    case 'ask':
      flow.ask(spotAt(document.activeElement) ?? '');
      return true;
  }
}

/** What an action asks for next is under the keys at once: the first of its buttons. */
async function focusOffers(root: HTMLElement, flow: Flow): Promise<void> {
  await tick();
  const [first] = flow.action === null || flow.action === 'move' ? [] : flow.offers;
  if (first !== undefined) focusSpot(root, choiceSpot(flow.placeOf(first)));
}

function here({ active, team }: View, known: Known): ZoneId {
  return (active === null ? null : team[active]?.zone) ?? known.chart?.start ?? 0;
}

/** To the neighbour that way; from outside the map, to where one stands. */
function walk(towards: 0 | 1 | 2 | 3, root: HTMLElement, known: Known, view: View): boolean {
  const focused = focusedOf('zone');
  if (focused === null) return focusSpot(root, zoneSpot(here(view, known)));
  const next = neighbour(Number(focused), towards, known);
  return next !== null && focusSpot(root, zoneSpot(next));
}

/** By walking where one can, otherwise the nearest zone that way: the map can be read behind locked doors too. */
export function neighbour(zone: ZoneId, towards: 0 | 1 | 2 | 3, known: Pick<Known, 'now' | 'chart'>): ZoneId | null {
  const way = known.now?.ways[zone]?.find((one) => one.towards === towards);
  if (way !== undefined) return way.to;
  const zones = known.chart?.zones ?? [];
  const from = zones[zone]?.centre;
  if (from === undefined) return null;
  const [dx, dy] = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ][towards] as [number, number];
  let best: { readonly zone: ZoneId; readonly far: number } | null = null;
  for (const [other, { centre }] of zones.entries()) {
    const [x, y] = [centre[0] - from[0], centre[1] - from[1]];
    const ahead = x * dx + y * dy;
    const far = ahead + 3 * Math.abs(x * dy + y * dx);
    if (ahead > 0.3 && (best === null || far < best.far)) best = { zone: other, far };
  }
  return best?.zone ?? null;
}
