import { type Claimed, type Claims, isWonBy, seatIn, seatsIn } from '@turnpoint/testkit';
import { cellName, waysOut } from '../../content/index.ts';
import type { EndOfLine } from '../../rules/types.ts';
import { stepFrom } from '../draw/geometry.ts';

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

/** Of who is told how it ended. */
const own = ({ end }: Told) => ({ seat: end.seat ?? 0, line: end.view.players[end.seat ?? 0] });
const hasWon = (told: Told): boolean => told.end.outcome?.winners.includes(own(told).seat) === true;
const isStuck = (told: Told): boolean => !hasWon(told) && own(told).line?.open.length === 0;
const isInRound = (told: Told): boolean => told.args.round === (own(told).line?.out?.round ?? told.end.view.round);
const othersGone = ({ end }: Told): boolean =>
  end.view.players.every(({ out }, seat) => out !== null || end.outcome?.winners.includes(seat) === true);
const lastCard = ({ end }: Told) =>
  end.view.cells.reduce((last, card) => ((card?.n ?? 0) > (last?.n ?? 0) ? card : last));
/** Whose card lies there. */
const isOf = (told: Told, seat: number): boolean =>
  told.end.view.cells.some((card, cell) => card?.seat === seat && cellName(told.end.view.size, cell) === told.args.at);

/** Before the viewer's last card: did another one fit there from which a way goes on? */
function hadAnother(told: Told): boolean {
  const { seat } = own(told);
  const laid = told.log.findLast(({ entries }) => entries.some((entry) => entry.type === 'lay' && entry.seat === seat));
  const lay = laid?.entries.find((entry) => entry.type === 'lay');
  if (laid === undefined || lay?.type !== 'lay') return false;
  const look = told.askedAt(laid.step);
  const { size, cells } = look.view;
  const isFree = (cell: number) => cells[cell] === null && cell !== lay.cell;
  return (look.view.players[seat]?.hand ?? []).some((face) =>
    waysOut(face, lay.way).some((way) => isFree(stepFrom(size, lay.cell, way))),
  );
}

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
  'ending.won.EOL-8.5': (told) => hasWon(told) && othersGone(told) && (own(told).line?.open.length ?? 0) > 0,
  'ending.won.EOL-8.6': (told) => hasWon(told) && lastCard(told)?.seat === own(told).seat,
  'ending.won.EOL-8.11': (told) => hasWon(told) && othersGone(told),
  'ending.won-team.EOL-8.5': (told) => hasWon(told) && told.args.round === told.end.view.round,
  'ending.won-team.EOL-8.6': (told) => hasWon(told) && (lastCard(told)?.seat ?? 0) % 2 === own(told).seat % 2,
  'ending.won-team.EOL-8.11': hasWon,
  'ending.closed-self': (told) => isStuck(told) && isInRound(told),
  'ending.closed': (told) => isStuck(told) && isInRound(told) && seatIn(told.args.by) !== own(told).seat,
  'ending.no-cards': (told) => (own(told).line?.handCount ?? 1) + (own(told).line?.deckCount ?? 1) === 0,
  'ending.left': (told) => own(told).line?.out?.how === 'left' && isInRound(told),
  'ending.winner': (told) => isWonBy(told, ...seatsIn(told.args.player)),
  'ending.perfect': ({ end, args }) =>
    end.outcome?.scores?.[0] === 0 &&
    args.laid === end.view.cells.filter((card) => card !== null && card.face !== 'start').length,
  'log.score': ({ end, args }) => end.outcome?.scores?.[0] === args.total,
  'ending.moment': (told) => isOf(told, seatIn(told.args.by)) && seatIn(told.args.by) !== own(told).seat,
  'ending.moment-self': (told) => isOf(told, own(told).seat) && hadAnother(told),
  'ending.moment-self-only': (told) => isOf(told, own(told).seat) && !hadAnother(told),
  'ending.moment-won': (told) => isOf(told, own(told).seat) && hasWon(told),
  'ending.moment-won-self': (told) => isOf(told, seatIn(told.args.loser)) && hasWon(told),
  'ending.moment-won-by': (told) => isOf(told, seatIn(told.args.by)) && hasWon(told),
};
