import type { Message, Seat, Value } from '@turnpoint/kernel';

export const face = (name: string): Message => ({ key: `face.${name}` });
export const way = (name: string): Message => ({ key: `way.${name}` });
export const player = (seat: Seat): Value => ({ seat });
