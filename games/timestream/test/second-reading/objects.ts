import { cardAt } from '../../content/index.ts';
import type { Piece, Table } from '../../rules/index.ts';
import { says, valuesOf } from './printed.ts';

/** Has an Intervention of this seat the object that it needs (TS-16.7)? */
export function hasObject(t: Table, seat: number, code: string): boolean {
  const [me, foe] = [t.players[seat as 0], t.players[(1 - seat) as 0]];
  const mine = t.lanes.slice(3 * seat, 3 * seat + 3);
  const theirs = t.lanes.slice(3 - 3 * seat, 6 - 3 * seat);
  const lying = (lanes: Table['lanes'], by: number) =>
    lanes.flatMap(({ location, obstacles }) => [...location.filter((one) => one.by === by), ...obstacles]);
  const first = mine.map(({ location, obstacles }) => location.find((one) => one.by !== seat) ?? obstacles[0]);
  const advances = (lanes: Table['lanes']) => lanes.flatMap((lane) => lane.advances);
  const reaches = (pieces: readonly (Piece | undefined)[]) => pieces.some((one) => one && !says(one, 'unaffected'));
  switch (code) {
    case 'I01':
      return [...me.shown, ...me.hidden].some((card) => cardAt(card).type !== 'Intervention');
    case 'I02':
      return reaches(first.filter((one) => one && valuesOf(t, one)[1] <= 4));
    case 'I03':
      return reaches(lying(mine, 1 - seat));
    case 'I04':
      return advances(mine).length > 0;
    case 'I06':
      return reaches(advances(theirs));
    case 'I07': {
      const own = [...advances(mine), ...lying(theirs, seat)];
      return own.length > 0 || reaches([...advances(theirs), ...lying(mine, 1 - seat)]);
    }
    case 'I08':
      return reaches([...first, ...theirs.map((lane) => lane.advances[0])]);
    case 'I09':
      return me.linked.some((n) => n > 0);
    case 'I10':
      return theirs.some(
        ({ location }, phase) => location.length === 1 && location[0]!.by !== seat && !foe.sealed[phase],
      );
    case 'I11':
      return mine.some(({ location }) => location[0]?.by === seat);
    case 'I13':
      return [...foe.unlinked, ...foe.linked].some((n) => n > 0);
    default:
      return true;
  }
}
