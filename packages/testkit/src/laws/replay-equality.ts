import { Match, parseRecord, type Snapshot } from '@turnpoint/kernel';
import { type Law, mustBeBytes } from '../law.ts';
import { type Moment, nameOf, viewersOf } from '../moment.ts';

export const replayEquality: Law = {
  name: 'replay equality',
  says: 'a match played again, whole or in part, from the deal or from a snapshot, gives the same states and the same logs',
  atState(m) {
    if (m.sometimes(30)) mustReplay(m, null);
  },
  atEnd(m) {
    mustReplay(m, null);
    const half = m.again(m.match.length >> 1);
    mustReplay(m, JSON.parse(JSON.stringify(half.snapshot())));
    for (const [step, json] of m.history.entries()) {
      if (m.sometimes(5)) mustBeBytes(JSON.stringify(m.match.stateAt(step)), json, `the state after ${step} choices`);
    }
  },
};

function mustReplay({ companion: { game }, match, state }: Moment, snapshot: Snapshot | null): void {
  const record = parseRecord(JSON.parse(JSON.stringify(match.export())));
  const again = Match.replay(game, record, record.choices.length, snapshot);
  mustBeBytes(again.fingerprint(), match.fingerprint(), 'fingerprint');
  mustBeBytes(again.fingerprint(), record.end, "the record's own fingerprint");
  for (const viewer of viewersOf(state)) {
    mustBeBytes(JSON.stringify(again.log(viewer)), JSON.stringify(match.log(viewer)), `log of ${nameOf(viewer)}`);
  }
}
