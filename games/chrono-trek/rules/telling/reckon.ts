import { cardOf, FRACTURES, INDEXES, type Index, LINCHPINS } from '../../content/index.ts';
import { bitOf, isAltered, isTrue } from '../board/board.ts';
import { type MissionStatus, missionStatus } from '../board/mission.ts';
import type { Board, CardId, Look, Turned, View } from '../types.ts';
import { isIdle } from './idle.ts';
import { announcedPlay, flipsOf, kindsOf, type PlayKind } from './pause/index.ts';
import { previewInversion } from './preview.ts';

/** What some flips would change, and how the viewer's mission would stand then. */
export interface Ahead {
  /** Linchpins first, then the Ripplepoints in time order. */
  readonly turned: readonly Turned[];
  /** Spots whose Fracture would be discarded. */
  readonly falls: readonly Index[];
  /** Spots of Fractures whose condition would be true. */
  readonly fits: readonly Index[];
  readonly mission: MissionStatus | null;
}

/** What the rules make of a look before anything is played; from public facts and the IDs that the viewer knows. */
export interface Reckoned {
  /** By seat: the viewer's own mission, and those of others whose ID the viewer has seen. */
  readonly missions: readonly (MissionStatus | null)[];
  /** What flipping each Linchpin would change, on top of what is named already. */
  readonly flips: Readonly<Partial<Record<Index, Ahead>>>;
  /** What the announced card, or the part of it that is named, would change. */
  readonly announced: Ahead | null;
  /** Spots of Fractures whose condition is true. */
  readonly fits: readonly Index[];
  /** Cards of the viewer's hand that nothing would come of now. */
  readonly idle: readonly CardId[];
  /** What the play that waits for answers is about; empty when none waits. */
  readonly kinds: readonly PlayKind[];
}

const fitting = (board: Board): Index[] => FRACTURES.map(({ spot }) => spot).filter((spot) => isTrue(board, spot));

/** The flips that are named: of the viewer's own unfinished announcement, or of the card that waits for answers. */
function namedFlips(view: View): readonly Index[] {
  const top = view.stack.at(-1);
  if (top?.kind === 'announce') return flipsOf(view, top);
  const played = view.playing.findLast(({ via }) => via !== 'memo');
  return top?.kind !== 'window' || played === undefined ? [] : flipsOf(view, played);
}

/** The board after each flip, one after the other. */
function afterEach(board: Board, flips: readonly Index[]): Board[] {
  let now = board;
  return flips.map((index) => {
    now = previewInversion(now, index)?.after ?? now;
    return now;
  });
}

/** Temporal Reset turns all back as one change (CT-14.21); any other card flips one after the other. */
function flipsAtOnce({ stack, playing }: View): boolean {
  const top = stack.at(-1);
  const card = top?.kind === 'announce' ? top.card : playing.findLast(({ via }) => via !== 'memo')?.card;
  const effect = card === undefined ? null : cardOf(card).effect;
  return effect?.word === 'flip' && effect.which === 'all-altered';
}

export function reckon({ seat, view }: Look): Reckoned {
  const mission = (board: Board, of: number) => {
    const player = view.players[of];
    const character = player?.character ?? player?.seen?.character ?? null;
    return character === null ? null : missionStatus(board, of, character);
  };
  const play = announcedPlay(view);
  const named = namedFlips(view);
  /** R8: in the viewer's own turn the first flip that puts their mission right wins; a later one cannot undo it. */
  const missionAfter = (boards: readonly Board[]): MissionStatus | null => {
    if (seat === null) return null;
    const all = boards.map((board) => mission(board, seat));
    const won = view.active !== seat || flipsAtOnce(view) ? undefined : all.find((one) => one?.complete);
    return won ?? all.at(-1) ?? null;
  };
  const ahead = (flips: readonly Index[]): Ahead => {
    const boards = afterEach(view, flips);
    const after = boards.at(-1) ?? view;
    const changed = INDEXES.filter((index) => isAltered(after, index) !== isAltered(view, index));
    const isFirst = (index: Index) => Number(bitOf(index) !== 0);
    return {
      turned: changed
        .sort((a, b) => isFirst(b) - isFirst(a))
        .map((index) => ({ index, altered: isAltered(after, index) })),
      falls: view.fractures.filter((spot) => !after.fractures.includes(spot)),
      fits: fitting(after),
      mission: missionAfter(boards),
    };
  };
  return {
    missions: view.players.map((_, of) => mission(view, of)),
    flips: Object.fromEntries(LINCHPINS.map((index) => [index, ahead([...named, index])])),
    announced: named.length === 0 ? null : ahead(named),
    fits: fitting(view),
    idle: seat === null ? [] : (view.players[seat]?.hand ?? []).filter((id) => isIdle(view, seat, id)),
    kinds: play === null || seat === null ? [] : kindsOf(view, play, seat),
  };
}
