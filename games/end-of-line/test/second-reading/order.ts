import { LINE_CARDS } from '../../content/index.ts';
import type { Table } from '../../rules/index.ts';

/** This round's order (EOL-4.2 to 4.8): initiatives back along the lines, and where one line is at its end, that of round 1. */
export function orderOf(t: Table): number[] {
  const lines = t.players.map(({ head }) => {
    const initiatives: number[] = [];
    for (let at = head; at >= 0; at = t.cells[at]!.parent)
      initiatives.push(LINE_CARDS[t.cells[at]!.face as 'S'].initiative);
    return initiatives;
  });
  const sorted = (tied: readonly number[], back: number): readonly number[] => {
    if (tied.length < 2 || tied.some((seat) => lines[seat]!.length <= back)) return tied;
    const values = [...new Set(tied.map((seat) => lines[seat]![back]!))].sort((a, b) => a - b);
    return values.flatMap((value) =>
      sorted(
        tied.filter((seat) => lines[seat]![back] === value),
        back + 1,
      ),
    );
  };
  return [
    ...sorted(
      t.first.filter((seat) => t.players[seat]!.out === null),
      0,
    ),
  ];
}
