import type { Summary } from '@turnpoint/protocol';
import { keptChances } from '../branches/kept-chances.ts';
import { lanesOf } from '../branches/lanes.ts';
import { colourOf, fullness, letterOf } from '../branches/look.ts';
import type { River } from './card.ts';
import type { Sharing } from './sharing.svelte.ts';

/** How far a branch goes before it flows in its lane, of the whole picture. */
const BEND = 0.08;

/** The chances as water: of the match, and where all branches are shown, of those too. None where nothing is known. */
export async function riversOf({ replay, motif, river }: Sharing): Promise<River[]> {
  const { chances, turns, fetched, own } = replay;
  const known = chances?.known ?? [];
  const most = Math.max(0, ...known.map((odds) => odds?.value ?? 0));
  const branches = motif === 'river' ? river.slice(1).filter(({ outcome }) => outcome !== null) : [];
  const last = Math.max(fetched.match.look.step, ...branches.map(({ look }) => look.step));
  const points = known.flatMap((odds, turn) =>
    odds === undefined ? [] : [{ at: (turns[turn]?.last ?? 0) / last, value: fullness(odds, most) }],
  );
  if (points.length < 2) return [];
  const lanes = lanesOf(river.filter((each) => each === river[0] || branches.includes(each)));
  const laneOf = (id: string | undefined) => {
    const at = lanes.findIndex((each) => each.id === id);
    return lanes.length < 2 ? 0.5 : Math.max(0, at) / (lanes.length - 1);
  };
  const trunk: River = { colour: '', letter: '', lane: laneOf(fetched.match.id), points };
  return [
    trunk,
    ...(await Promise.all(
      branches.map(async (branch): Promise<River> => {
        const place = river.indexOf(branch) - 1;
        const leaves = (branch.from?.step ?? 0) / last;
        const value = points.findLast(({ at }) => at <= leaves)?.value ?? 0.5;
        const end = branch.look.step / last;
        return {
          colour: colourOf(place),
          letter: letterOf(place),
          lane: laneOf(branch.id),
          points: [
            { at: leaves, value: value * 0.6, lane: laneOf(branch.from?.id) },
            { at: Math.min(end, leaves + BEND), value },
            ...(await keptChances(fetched.review, branch.id, own))
              .map(([step, odds]) => ({ at: step / last, value: fullness(odds, most) }))
              .filter(({ at }) => at > leaves + BEND && at < end)
              .sort((a, b) => a.at - b.at),
            { at: end, value: endOf(branch, own) },
          ],
        };
      }),
    )),
  ];
}

const endOf = ({ outcome }: Summary, seat: number): number =>
  outcome?.kind === 'won' ? Number(outcome.winners.includes(seat)) : 0.5;
