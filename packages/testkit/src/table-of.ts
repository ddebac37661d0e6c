import {
  type Game,
  type Look,
  type Match,
  type Message,
  type Reader,
  type Seat,
  type Types,
  tell,
} from '@turnpoint/kernel';

/** A part of the log with its sentences. */
interface Told<T extends Types> {
  readonly step: number;
  readonly seat: Seat | null;
  readonly entries: readonly T['entry'][];
  readonly lines: readonly Message[];
}

/** What a seat's table stands on, without a page: the look, the log with its sentences, words, and earlier looks. */
export function tableOf<T extends Types>(
  game: Game<T>,
  match: Match<T>,
  { seat, reader, calm = false }: { readonly seat: Seat; readonly reader: Reader; readonly calm?: boolean },
) {
  const looks = new Map<number, Look<T>>();
  const props = { look: match.look(seat), log: [] as readonly Told<T>[], use: 'play', calm, lookBack };
  async function lookBack(step: number): Promise<Look<T> | null> {
    return looks.get(step) ?? null;
  }
  /** Takes what has happened since it was called last; what is given back led to the look that it now stands on. */
  function follow(): readonly T['entry'][] {
    const look = match.look(seat);
    const parts = match.log(seat, (props.log.at(-1)?.step ?? -1) + 1);
    const told = parts.map((part) => ({ ...part, lines: part.entries.map((entry) => game.describe(look, entry)) }));
    for (const { step } of told) looks.set(step, look);
    Object.assign(props, { look, log: [...props.log, ...told] });
    return told.flatMap(({ entries }) => entries);
  }
  return {
    props,
    follow,
    get look() {
      return props.look;
    },
    words: { reader, say: (key: string, args = {}) => tell(reader, { key, args }) },
    root: null,
    boxOf: () => null,
    shows: (look: Look<T>) => look === props.look,
  };
}
