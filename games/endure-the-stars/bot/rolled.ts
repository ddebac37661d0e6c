import { isGifted } from '../rules/board/crew/crew.ts';
import { damageOf, isRanged } from '../rules/board/kit/shots.ts';
import { hitIn } from '../rules/effects/hit.ts';
import type { Choice, FrameOf } from '../rules/index.ts';
import { blowWorth, prizesIn, straying, worthOfHits } from './attack.ts';
import type { Turn } from './turn.ts';
import { blastIn, lossIn } from './vests.ts';

type Fired = FrameOf<'fired'>;

/** The Gambit is kept for a throw that is worse than another would be by this much, in Health. */
const KEPT = 1;

/** What the dice that lie there are worth. */
function rolledWorth(turn: Turn, { shot, dice }: Fired): number {
  const { who, item, zone, mods } = shot;
  const isSafe = mods.noJam || isGifted(turn.table, who, 'weapon-drill');
  const isJam = isRanged(item) && !isSafe && dice.length > 1 && dice.every((n) => n === dice[0]);
  if (isJam) return 0;
  const prizes = prizesIn(turn, zone, item);
  const hit = hitIn(turn.table, shot);
  const hits = dice.filter((n) => n >= hit).length;
  const blast = dice.includes(6) ? blastIn(turn, zone) : 0;
  const blown = prizes.reduce((sum, prize) => sum + (prize.health <= blast ? prize.worth : 0), 0) - lossIn(turn, zone);
  const gain = blast > 0 ? blown : worthOfHits(prizes, hits, damageOf(turn.table, shot));
  return isRanged(item) ? gain - straying(turn, zone, dice.length - hits) : gain;
}

/** Roll again, or let the dice count (ETS-15.43)? */
export function againWorth(turn: Turn, frame: Fired, choice: Choice): number {
  return choice.kind === 'again' ? blowWorth(turn, frame.shot, frame.shot.mods) - rolledWorth(turn, frame) - KEPT : 0;
}
