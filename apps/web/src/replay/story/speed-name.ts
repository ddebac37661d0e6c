import type { Speed } from '../playback.svelte.ts';

export const speedName = (speed: Speed): string => (speed === 0.5 ? '½' : String(speed));
