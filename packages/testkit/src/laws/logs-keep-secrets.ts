import { choices, entriesFor, look, play } from '@turnpoint/kernel';
import { type Law, mustBeBytes } from '../law.ts';
import { nameOf, readersOf, type Step } from '../moment.ts';

/** How many choices of the same kind are tried in the other world. */
const TRIED = 3;

export const logsKeepSecrets: Law = {
  name: 'logs keep secrets',
  says: 'where a reader cannot tell two worlds apart before and after a choice of another, it reads the same log',
  atChoice(step) {
    if (step.companion.hidesAgain?.(step.played.log)) return;
    for (const reader of readersOf(step.state)) {
      if (reader !== step.seat && step.sometimes(2)) mustReadAlike(step, reader);
    }
  },
};

/**
 * The other world may hold another card where this one holds the card that was chosen, so choices of the same kind
 * are tried too: a line that names a card laid face down is found that way.
 */
function mustReadAlike(step: Step, reader: number | null): void {
  const { companion, before, state, seat, choice, played, int } = step;
  const { game } = companion;
  const world = companion.scramble(before, reader, int);
  const seen = JSON.stringify(look(game, state, reader));
  const entries = JSON.stringify(entriesFor(played.log, reader));
  const alike = choices(game, world, seat).filter(({ kind }) => kind === choice.kind);
  for (let i = 0; i < Math.min(TRIED, alike.length); i++) {
    const [tried] = alike.splice(int(alike.length), 1);
    const there = play(game, world, seat, tried as Step['choice']);
    if (!there.ok || JSON.stringify(look(game, there.state, reader)) !== seen) continue;
    mustBeBytes(JSON.stringify(entriesFor(there.log, reader)), entries, `${nameOf(reader)} reads too much`);
  }
}
