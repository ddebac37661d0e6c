import { choices, deciders, entriesFor, look, play, topFrame, type Viewer } from '@turnpoint/kernel';
import { type Law, mustBeBytes } from '../law.ts';
import { nameOf, type Step, viewersOf } from '../moment.ts';

/** How many choices of the same kind are tried in the other world. */
const TRIED = 3;

export const logsKeepSecrets: Law = {
  name: 'logs keep secrets',
  says: 'where a viewer cannot tell two worlds apart before and after a choice, it reads the same log',
  atChoice(step) {
    if (step.companion.hidesAgain?.(step.played.log)) return;
    for (const viewer of viewersOf(step.state)) {
      if (step.sometimes(2)) mustReadAlike(step, viewer);
    }
  },
};

/**
 * The other world may hold another card where this one holds the card that was chosen, so choices of the same kind
 * are tried too: a line that names a card laid face down is found that way. Who chose makes the very same choice there:
 * what others draw because of it is none of their business.
 */
function mustReadAlike(step: Step, viewer: Viewer): void {
  const { companion, before, state, seat, choice, played, int } = step;
  const { game } = companion;
  const world = companion.scramble(before, viewer, int);
  const seen = JSON.stringify(look(game, state, viewer));
  const entries = JSON.stringify(entriesFor(played.log, viewer));
  const alike =
    viewer === seat || isOpen(step) ? [choice] : choices(game, world, seat).filter(({ kind }) => kind === choice.kind);
  for (let i = 0; i < Math.min(TRIED, alike.length); i++) {
    const [tried] = alike.splice(int(alike.length), 1);
    const there = play(game, world, seat, tried as Step['choice']);
    if (!there.ok || JSON.stringify(look(game, there.state, viewer)) !== seen) continue;
    mustBeBytes(JSON.stringify(entriesFor(there.log, viewer)), entries, `${nameOf(viewer)} reads too much`);
  }
}

/** What is answered in the open may be told, whatever comes of it; never what several answer unseen by each other. */
function isOpen({ companion, before }: Step): boolean {
  const { game, choosesOpenly = false } = companion;
  if (game.frames[topFrame(before)?.kind ?? '']?.open !== undefined) return true;
  return choosesOpenly && deciders(game, before).length === 1;
}
