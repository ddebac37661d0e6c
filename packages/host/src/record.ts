import {
  type Game,
  Match,
  type RecordedChoice,
  type Snapshot,
  sameJson,
  type Types,
  type Unsealed,
} from '@turnpoint/kernel';
import type { Stored } from './storage.ts';
import type { MatchWindows } from './windows/windows.ts';

/** What plays a match: its rules, and how its windows close; null where every decision closes with its last answer. */
export interface Rules {
  readonly game: Game;
  readonly windows: MatchWindows | null;
}

/** What a match is played again from. It is sealed as a record only when it is handed out. */
export function recordOf({
  header,
  choices,
  aside = null,
}: Pick<Stored, 'header' | 'choices'> & { readonly aside?: Stored['aside'] }): Unsealed {
  const { game, version, options, seed, players, follows } = header;
  const before = follows !== undefined && { follows: follows.hash };
  const practised = aside?.practice !== undefined && { practice: aside.practice };
  return { turnpoint: 1, game, version, seats: players.length, options, seed, ...before, ...practised, choices };
}

/** A stored match, played again as far as no snapshot holds it. Answers to an open window wait here as they did. */
export function matchOf({ game, windows }: Rules, stored: Stored, snapshot: Snapshot | null): Match<Types> {
  const opened = openedAt(stored);
  const match = Match.replay(game, recordOf(stored), opened, snapshot);
  if (windows !== null) {
    match.holdsBack = windows.holdBack;
    match.answersFor = windows.answerFor;
  }
  for (const answer of stored.choices.slice(opened)) match.repeat(answer);
  return match;
}

/** The same match as it is stored now, after it went on elsewhere: what both have in common is not played again. */
export function broughtUp(
  before: Pick<Stored, 'aside'> & { readonly match: Match<Types> },
  stored: Stored,
  windows: MatchWindows | null,
): Match<Types> {
  const match = before.match.copy();
  match.practice = stored.aside?.practice ?? 0;
  const opened = openedAt(stored);
  // Answers to a window wait or are carried out: they are given anew.
  const common = Math.min(inCommon(match.choices, stored.choices), opened, before.aside?.window?.step ?? match.length);
  if (common < match.length) match.cutBack(common);
  match.holdsBack = () => false;
  for (const choice of stored.choices.slice(common, opened)) {
    const played = match.repeat(choice);
    if (!played.ok)
      throw new Error(`choice ${match.length + 1} of seat ${choice.seat} is refused (${played.ruling.clause})`);
  }
  if (windows !== null) match.holdsBack = windows.holdBack;
  for (const answer of stored.choices.slice(opened)) match.repeat(answer);
  return match;
}

/** How many choices were made before the window that is open now; all of them where none is. */
function openedAt({ aside, choices }: Stored): number {
  return aside?.window?.step ?? choices.length;
}

/** How many first choices are the same. */
export function inCommon(a: readonly RecordedChoice[], b: readonly RecordedChoice[]): number {
  let same = 0;
  while (same < a.length && same < b.length && sameJson(a[same], b[same])) same++;
  return same;
}
