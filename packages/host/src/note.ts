import type { Game, Match, Types } from '@turnpoint/kernel';
import type { Summary } from '@turnpoint/protocol';
import { type Note, type Stored, seatsOf } from './storage.ts';
import type { Aside } from './together/aside.ts';
import { questionOf } from './together/question.ts';
import { deadline } from './together/timing.ts';

/** What a list shows of a match, for everybody who may list it. */
export function noteOf(
  { header, revision, changed, aside }: Pick<Stored, 'header' | 'revision' | 'changed' | 'aside'>,
  match: Match<Types>,
): Note {
  const { id, game, players, started, seal, daily } = header;
  const look = match.look(null);
  const options = optionsFor(match.game, header.options, look.outcome !== null);
  const isOff = aside?.isOff === true;
  const until = isOff || aside === null || look.outcome !== null ? null : dueIn(aside, header, match);
  const fixed = { id, game, options, players, started, seal, daily };
  return {
    revision,
    // Where people are elsewhere, not even the time of what was chosen unseen may show.
    summary: {
      ...fixed,
      changed: aside?.asked.at(-1)?.at ?? changed,
      asked: look.asked,
      outcome: look.outcome,
      isOff,
      until,
      look,
      ...(match.practice > 0 && { practice: match.practice }),
    },
    prompts: players.map(({ kind }, seat) => (kind === 'person' && !isOff ? match.look(seat).prompt : null)),
  };
}

/** What everybody may know of them: what another match has handed on is never told. */
export function optionsFor(game: Game, options: object, isOver: boolean): object {
  const { carried: _, ...own } = (isOver ? options : (game.openOptions?.(options as never) ?? options)) as {
    carried?: unknown;
  };
  return own;
}

function dueIn(aside: Aside, { terms }: Stored['header'], match: Match<Types>): number | null {
  const question = questionOf(match);
  const [seat] = question.asked;
  return seat === undefined || terms === undefined ? null : deadline(aside, terms, question, seat);
}

/** The same for one of them, with what they themselves are asked. */
export function summaryOf(header: Stored['header'], { summary, prompts }: Note, who: string): Summary {
  const seats = seatsOf(header, who);
  const seat = seats.find((own) => (prompts[own] ?? null) !== null);
  const prompt = seat === undefined ? null : (prompts[seat] ?? null);
  return {
    ...summary,
    from: header.from,
    follows: header.follows?.id ?? null,
    seats,
    mine: seat === undefined || prompt === null ? null : { seat, prompt },
    ...(header.name !== undefined && { name: header.name }),
    ...(header.visit !== undefined && { isVisit: header.visit }),
  };
}
