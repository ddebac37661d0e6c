import { boxesIn, focusSpot, type Shared, spotAt } from '@turnpoint/ui';
import type { Look } from '../rules/types.ts';
import type { Flow } from './flow.svelte.ts';
import type { Command } from './keys.ts';
import { LANES_EACH } from './lanes.ts';
import { handSpot, locationSpot, pieceSpot, readSpot } from './spots.ts';

interface Hands {
  readonly root: HTMLElement;
  readonly look: Look;
  readonly you: number;
  readonly flow: Flow;
}

/** Does what a key asks. False when the key is better left to the browser. */
export function obey(command: Command | Shared, hands: Hands): boolean {
  const { root, flow } = hands;
  switch (command.do) {
    case 'walk':
      return walk(command.by, root);
    case 'lane':
      return toLane(command.n, hands);
    case 'back':
      flow.back();
      return true;
    case 'hand':
      return focusSpot(root, handSpot(flow.card ?? 0));
    case 'ask':
      flow.ask(spotAt(document.activeElement) ?? '');
      return true;
  }
}

/** The viewer's own lanes come first, then the opponent's. */
function toLane(n: number, { root, look, you, flow }: Hands): boolean {
  const lane = (n < LANES_EACH ? you : 1 - you) * LANES_EACH + (n % LANES_EACH);
  if (flow.pickLane(lane)) return true;
  const piece = look.view.lanes[lane]?.location.at(-1);
  return focusSpot(root, locationSpot(lane)) || (piece !== undefined && focusSpot(root, pieceSpot(piece.id)));
}

const WAYS = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const;

/** To the nearest spot that way. */
function walk(by: keyof typeof WAYS, root: HTMLElement): boolean {
  const boxes = boxesIn(root);
  const here = boxes.get(spotAt(document.activeElement) ?? '');
  if (here === undefined) return focusSpot(root, handSpot(0));
  const [dx, dy] = WAYS[by];
  let best: { readonly name: string; readonly far: number } | null = null;
  for (const [name, box] of boxes) {
    const x = box.left + box.width / 2 - here.left - here.width / 2;
    const y = box.top + box.height / 2 - here.top - here.height / 2;
    const ahead = x * dx + y * dy;
    const far = ahead + 3 * Math.abs(x * dy + y * dx);
    if (readSpot(name) !== null && ahead > 6 && (best === null || far < best.far)) best = { name, far };
  }
  return best !== null && focusSpot(root, best.name);
}
