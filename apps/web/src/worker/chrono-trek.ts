import { FRACTURES, INDEXES, type Index, LINCHPINS, typeOf } from '@turnpoint/chrono-trek/content';
import {
  announcedPlay,
  type Board,
  type ChronoTrek,
  chronoTrek,
  isAltered,
  isTrue,
  kindsOf,
  type Look,
  missionStatus,
  previewInversion,
  type View,
} from '@turnpoint/chrono-trek/rules';
import type { Ahead, Reckoned } from '@turnpoint/chrono-trek/table';
import type { Game } from '@turnpoint/kernel';

const isLinchpin = (name: string): name is Index => (LINCHPINS as readonly string[]).includes(name);
const fitting = (board: Board): Index[] => FRACTURES.map(({ spot }) => spot).filter((spot) => isTrue(board, spot));

/** The flips that are named: of the reader's own unfinished announcement, or of the card that waits for answers. */
function namedFlips(view: View): Index[] {
  const top = view.stack.at(-1);
  if (top?.kind === 'announce') return top.answers.filter(isLinchpin);
  const played = view.playing.findLast(({ via }) => via !== 'memo');
  if (top?.kind !== 'window' || played === undefined) return [];
  if (played.card === 'temporal-reset') return LINCHPINS.filter((index) => isAltered(view, index));
  return typeOf(played.card) === 'event' ? [] : played.answers.filter(isLinchpin);
}

function afterFlips(board: Board, flips: readonly Index[]): Board {
  return flips.reduce((now, index) => previewInversion(now, index)?.after ?? now, board);
}

/** What the table of Chrono-Trek shows before anything is played; from public facts and the reader's own ID. */
export function reckon({ seat, view }: Look): Reckoned {
  const mission = (board: Board, of: number) => {
    const player = view.players[of];
    const character = player?.character ?? player?.seen?.character ?? null;
    return character === null ? null : missionStatus(board, of, character);
  };
  const play = announcedPlay(view);
  const named = namedFlips(view);
  const ahead = (flips: readonly Index[]): Ahead => {
    const after = afterFlips(view, flips);
    const changed = INDEXES.filter((index) => isAltered(after, index) !== isAltered(view, index));
    const isFirst = (index: Index) => Number(isLinchpin(index));
    return {
      turned: changed
        .sort((a, b) => isFirst(b) - isFirst(a))
        .map((index) => ({ index, altered: isAltered(after, index) })),
      falls: view.fractures.filter((spot) => !after.fractures.includes(spot)),
      fits: fitting(after),
      mission: seat === null ? null : mission(after, seat),
    };
  };
  return {
    missions: view.players.map((_, of) => mission(view, of)),
    flips: Object.fromEntries(LINCHPINS.map((index) => [index, ahead([...named, index])])),
    announced: named.length === 0 ? null : ahead(named),
    fits: fitting(view),
    kinds: play === null || seat === null ? [] : kindsOf(view, play, seat),
  };
}

export const game: Game<ChronoTrek> = { ...chronoTrek, reckon };
