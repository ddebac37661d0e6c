import type { Choice, Frame, Table } from '../../rules/index.ts';
import { wayBetween, waysOn } from './ways.ts';

export const printChoice = (choice: Choice): string =>
  'cell' in choice ? `${choice.kind} ${choice.face} ${choice.cell}` : choice.kind;

/** All that may be done at this point of a turn (chapters 6, 7, 10 and 11). */
export function turnOf(t: Table, { seat, laid, proposed }: Extract<Frame, { kind: 'turn' }>): string[] {
  const player = t.players[seat]!;
  const isPuzzle = t.mode === 'solo' || t.mode === 'co-op';
  const due = t.round === 1 ? 1 : 2;
  const parent = player.head < 0 ? -1 : t.cells[player.head]!.parent;
  const mayLay = (kind: 'lay' | 'turnaround' | 'boost', from: number) =>
    waysOn(t, seat, from).flatMap((cell) => [...new Set(player.hand)].map((face) => ({ kind, face, cell })));
  if (laid === due) return [...mayLay('boost', player.head).map(printChoice), 'end'].sort();

  const canSpend = t.round >= 3 && player.energy > 0 && player.effect === null;
  /** EOL-10.8, 10.9: a first card after which a second one follows without more energy. */
  const isWhole = ({ face, cell }: ReturnType<typeof mayLay>[number], from: number): boolean => {
    if (!isPuzzle || laid > 0 || due === 1) return true;
    const way = from < 0 ? player.entryWay : wayBetween(t, from, cell);
    const cells = t.cells.with(cell, { seat, face, way, parent: from, n: 0 });
    return player.hand.length > 1 && waysOn({ ...t, cells }, seat, cell).length > 0;
  };
  const lays = mayLay('lay', player.head);
  const free = lays.filter((lay) => isWhole(lay, player.head));
  const branches = canSpend && parent >= 0 ? mayLay('turnaround', parent).filter((lay) => isWhole(lay, parent)) : [];
  return [
    ...[...(canSpend ? lays : free), ...branches].map(printChoice),
    ...(canSpend && laid === 1 ? ['brake'] : []),
    ...(free.length === 0 && !(isPuzzle && laid > 0) ? ['give-up'] : []),
    ...(isPuzzle && laid === 0 && !proposed ? ['stop'] : []),
  ].sort();
}
