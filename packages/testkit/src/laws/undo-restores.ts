import { type Law, must, mustBeBytes } from '../law.ts';
import type { Step } from '../moment.ts';

export const undoRestores: Law = {
  name: 'undo restores',
  says: 'taking a choice back gives the byte-equal state, and choosing it again the same future',
  atChoice(step) {
    const { match, seat } = step;
    if (match.cannotUndo(seat) !== null) return;
    takeBackAndRepeat(step, 'choice');
    if (step.sometimes(4)) takeBackAndRepeat(step, 'action');
    if (step.sometimes(4)) takeBackAndRepeat(step, 'floor');
  },
};

function takeBackAndRepeat({ match, seat, history, json }: Step, reach: 'choice' | 'action' | 'floor'): void {
  const record = match.choices;
  const { floor } = match;
  const refused = match.undo(seat, reach);
  const kept = match.length;
  must(refused === null && kept < record.length, () => `undo of one ${reach} took back nothing`);
  must(kept >= floor, () => `undo went down to ${kept}, below the floor ${floor}`);
  must(reach !== 'floor' || kept === floor, () => `undo to the floor ${floor} stopped at ${kept}`);
  mustBeBytes(JSON.stringify(match.state), history[kept] as string, `undo of one ${reach}`);
  for (const recorded of record.slice(kept)) match.repeat(recorded);
  mustBeBytes(JSON.stringify(match.state), json, `choosing again after undo of one ${reach}`);
}
