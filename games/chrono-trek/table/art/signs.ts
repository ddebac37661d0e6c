import type Check from '@lucide/svelte/icons/check';
import ChevronsUp from '@lucide/svelte/icons/chevrons-up';
import ClipboardList from '@lucide/svelte/icons/clipboard-list';
import Cpu from '@lucide/svelte/icons/cpu';
import Landmark from '@lucide/svelte/icons/landmark';
import PawPrint from '@lucide/svelte/icons/paw-print';
import Play from '@lucide/svelte/icons/play';
import RefreshCw from '@lucide/svelte/icons/refresh-cw';
import Sparkles from '@lucide/svelte/icons/sparkles';
import Wine from '@lucide/svelte/icons/wine';
import Zap from '@lucide/svelte/icons/zap';
import type { ArtifactClass, CardType } from '../../content/index.ts';

export const CLASS_SIGN: Readonly<Record<ArtifactClass, typeof Check>> = {
  relic: Landmark,
  tech: Cpu,
  lifeform: PawPrint,
  beverage: Wine,
};

/** The mark in a card's upper corner; an Artifact bears its class's instead. */
export const TYPE_SIGN: Readonly<Record<Exclude<CardType, 'artifact'>, typeof Check>> = {
  inverter: RefreshCw,
  assignment: ClipboardList,
  event: Sparkles,
  fracture: Zap,
  action: Play,
  'power-action': ChevronsUp,
};
