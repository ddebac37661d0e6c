import { playerAt } from '../board/seats.ts';
import { partFrame } from './part.ts';
import { ask, type WordOf } from './word.ts';

/** The reward, if it was named and both Artifacts are still there; otherwise two cards (CT-11.2 to 11.4, R35). */
export const assignment: WordOf<'assignment'> = {
  asks: () => [ask('option')],
  resolve(s, { at, play, answers }, { artifacts }, ctx) {
    const mine = playerAt(s.table, play.seat).artifacts;
    const rewarded = answers[0] === 'reward' && artifacts.every((id) => mine.includes(id));
    ctx.push(partFrame(at, rewarded ? 'reward' : 'otherwise'));
  },
};
