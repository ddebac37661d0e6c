import { sameJson } from '@turnpoint/kernel';
import { type Law, must } from '../law.ts';
import { notPlain } from '../plain.ts';

export const jsonRoundTrip: Law = {
  name: 'json round trip',
  says: 'a state is plain JSON and survives being saved and loaded',
  atState({ state, json }) {
    const odd = notPlain(state);
    must(odd === null, () => `the state is not plain JSON at ${odd}`);
    must(sameJson(JSON.parse(json), state), () => 'the state changes when it is saved and loaded');
  },
};
