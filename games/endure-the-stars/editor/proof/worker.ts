import { TEAM } from '../../content/index.ts';
import type { Asked, Told } from './messages.ts';
import { tryOnce } from './play.ts';
import { cannotProve } from './verify.ts';

const told = (message: Told) => self.postMessage(message);

/** Plays a mission by size of team in turn, so that every size has a figure soon; or plays a proof again. */
self.onmessage = async ({ data }: MessageEvent<Asked>) => {
  if (data.kind === 'verify') return told({ kind: 'verified', fault: await cannotProve(data.own, data.proof) });
  const { mission, matches } = data;
  /** By size of team: won and lost ones, of which the first can be looked at. */
  const seen = new Set<string>();
  for (let number = 0; number < matches; number++)
    for (let team = TEAM.min; team <= TEAM.max; team++) {
      const tried = tryOnce({ mission, team, number }, (won) => !seen.has(`${team} ${won}`));
      seen.add(`${team} ${tried.won}`);
      told({ kind: 'tried', tried });
    }
  told({ kind: 'done' });
};
