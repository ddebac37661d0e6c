export { REFUGE_EVENTS, type RefugeEffect, type RefugeEvent } from './events.ts';
export { GOODS, gainAt, PLACES, type Place, PRICE, QUARTERS, TRACK } from './places.ts';
