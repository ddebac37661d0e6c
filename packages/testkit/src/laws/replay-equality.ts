import { Match, parseRecord } from '@turnpoint/kernel';
import { type Law, mustBeBytes } from '../law.ts';
import { type Moment, nameOf, viewersOf } from '../moment.ts';

export const replayEquality: Law = {
  name: 'replay equality',
  says: 'a match played again, whole or in part, gives the same states and the same logs',
  atState(m) {
    if (m.sometimes(30)) mustReplay(m);
  },
  atEnd(m) {
    mustReplay(m);
    for (const [step, json] of m.history.entries()) {
      if (m.sometimes(5)) mustBeBytes(JSON.stringify(m.match.stateAt(step)), json, `the state after ${step} choices`);
    }
  },
};

function mustReplay({ companion: { game }, match, state }: Moment): void {
  const record = parseRecord(JSON.parse(JSON.stringify(match.export())));
  const again = Match.replay(game, record);
  mustBeBytes(again.fingerprint(), match.fingerprint(), 'fingerprint');
  mustBeBytes(again.fingerprint(), record.end, "the record's own fingerprint");
  for (const viewer of viewersOf(state)) {
    mustBeBytes(JSON.stringify(again.log(viewer)), JSON.stringify(match.log(viewer)), `log of ${nameOf(viewer)}`);
  }
}
