import { type Card, card } from './card.ts';
import { flip } from './words.ts';

/** One copy each, the same effect whatever the title (CT-8.1). */
export const INVERTERS: readonly Card[] = [
  'Solar Slingshot',
  'Cold-Start Implosion',
  'Atavachron',
  'Devidian Doorway',
  'Nexus Ribbon',
  'Borg Time Vortex',
  'Chroniton Transporter',
  'Polaric Rift',
  'Kerr Loop',
  'Timeship Jump',
  'Chronodeflector',
  'Wormhole Time Slip',
].map((title) => card('inverter', title, 'Flip 1 Linchpin of your choice.', flip()));
