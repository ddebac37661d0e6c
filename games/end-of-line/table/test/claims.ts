import { type Claimed, type Claims, isWonBy, seatIn, seatsIn } from '@turnpoint/testkit';
import { cellName } from '../../content/index.ts';
import type { EndOfLine } from '../../rules/types.ts';

type Told = Claimed<EndOfLine>;

const lineOf = ({ after: { view } }: Told, seat: number) => view.players[seat];
const waysOf = (told: Told, seat: number): number => lineOf(told, seat)?.open.length ?? -1;
const headOf = (told: Told, seat: number): string => cellName(told.after.view.size, lineOf(told, seat)?.head ?? -1);
const isOut = (told: Told, seat: number): boolean => lineOf(told, seat)?.out != null;

/** A line's head lies there, with so many ways on. */
const stands = (told: Told): boolean => headOf(told, seatIn(told.args.player)) === told.args.at;
const goesOn = (told: Told): boolean => stands(told) && waysOf(told, seatIn(told.args.player)) === told.args.n;
const leaves = (told: Told): boolean =>
  stands(told) && told.after.view.cells.filter((card) => card === null).length === told.args.left;
const isGone = (told: Told): boolean => lineOf(told, seatIn(told.args.player))?.out?.how === 'left';
const isLeftOne = (told: Told): boolean => waysOf(told, seatIn(told.args.rival)) === 1;
const isCut = (told: Told): boolean => waysOf(told, seatIn(told.args.rival)) === 0;
const areOut = (told: Told): boolean => seatsIn(told.args.players).every((seat) => isOut(told, seat));

export const claims: Claims<EndOfLine> = {
  'headline.cut': isCut,
  'headline.cut-won': (told) => isCut(told) && (told.end.outcome?.winners ?? []).length > 0,
  'headline.narrowed': isLeftOne,
  'headline.went': goesOn,
  'headline.turned': goesOn,
  'headline.went-single': goesOn,
  'headline.turned-single': goesOn,
  'headline.went-left': leaves,
  'headline.turned-left': leaves,
  'headline.dead-end': (told) => stands(told) && waysOf(told, seatIn(told.args.player)) === 0,
  'headline.boost': stands,
  'headline.brake': stands,
  'headline.resign': isGone,
  'headline.time-out': isGone,
  'headline.out': (told) => isOut(told, seatIn(told.args.player)) && stands(told),
  'headline.outs': areOut,
  'headline.won': (told) => areOut(told) && isWonBy(told, ...seatsIn(told.args.winners)),
  'headline.together': (told) => isWonBy(told, ...seatsIn(told.args.winners)),
  'headline.perfect': ({ end }) => end.outcome?.scores?.[0] === 0,
  'headline.score': ({ end, args }) => end.outcome?.scores?.[0] === args.total,
};
