import {
  type Choice,
  type Closing,
  type Game,
  type Look,
  look,
  type Match,
  type State,
  type Types,
  type Windows,
} from '@turnpoint/kernel';
import type { Header } from '../storage.ts';
import type { Aside, OpenWindow } from '../together/aside.ts';

/** The windows of one match: how they close at this table. */
export class MatchWindows {
  readonly rules: Windows;
  readonly #game: Game;
  readonly #people: number;
  /** Where all sit at one screen they are asked in public, and the page says when nobody answers. */
  readonly #isTogether: boolean;

  constructor(rules: Windows, game: Game, { players, terms }: Header) {
    this.rules = rules;
    this.#game = game;
    this.#people = players.filter(({ kind }) => kind === 'person').length;
    this.#isTogether = terms !== undefined;
  }

  closing(match: Match<Types>): Closing | null {
    return this.#closingAt(match.stateAt(match.shownTo(null)));
  }

  /** For `Match.holdsBack`: the last answer waits for the window's own time. */
  readonly holdBack = (s: State): boolean => this.#closingAt(s)?.kind === 'clock';

  /** For `Match.answersFor`, where nothing was ordered. */
  readonly answerFor = (seen: Look): Choice | null => this.rules.answer(seen, null);

  /** The window that a match stands at after a change, where one is open that has a time of its own. */
  opened(aside: Aside, match: Match<Types>, step: number, now: number): Aside {
    if (aside.window?.step === step) return aside;
    const { window: _, ...without } = aside;
    const closing = this.closing(match);
    if (closing?.kind === 'clock') return { ...aside, window: { step, opened: now, waits: [] } };
    return aside.window === undefined ? aside : without;
  }

  /** When it closes, whatever was answered. */
  until({ opened, waits }: OpenWindow, match: Match<Types>): number {
    const closing = this.closing(match);
    if (closing?.kind !== 'clock') return opened;
    return Math.max(opened + closing.seconds * 1000, ...waits.map(({ at }) => at + closing.wait * 1000));
  }

  #closingAt(s: State): Closing | null {
    const closing = this.rules.closing(look(this.#game, s, null), this.#people);
    return closing?.kind === 'clock' && !this.#isTogether ? { kind: 'last-answer' } : closing;
  }
}
