import { TEAM } from '../../content/index.ts';
import type { Asked, Told } from './messages.ts';
import { tryOnce } from './play.ts';
import { cannotProve } from './verify.ts';

const told = (message: Told) => self.postMessage(message);

/** Plays a mission by size of team in turn, so that every size has a figure soon; or plays a proof again. */
self.onmessage = ({ data }: MessageEvent<Asked>) => {
  if (data.kind === 'verify') return told({ kind: 'verified', fault: cannotProve(data.own, data.proof) });
  for (let number = 0; number < data.matches; number++)
    for (let team = TEAM.min; team <= TEAM.max; team++)
      told({ kind: 'tried', tried: tryOnce(data.mission, team, number) });
  told({ kind: 'done' });
};
