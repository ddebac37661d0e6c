import { deal, playOut } from '@turnpoint/catalogue/balance';
import { Match, type MatchRecord, type RecordedChoice } from '@turnpoint/kernel';
import { endureTheStarsBot as bot } from '../../bot/index.ts';
import { endureTheStars as game, type ZoneId } from '../../rules/index.ts';

/** What one match of the scripted party came to. */
export interface Tried {
  readonly team: number;
  readonly won: boolean;
  readonly rounds: number;
  /** Where survivors died. */
  readonly deaths: readonly ZoneId[];
  /** Where it was wanted: of a match that proves the mission, or that is worth looking at. */
  readonly record: MatchRecord | null;
}

/** A match of the scripted party, by its number: the same every time. */
export interface Try {
  readonly mission: string;
  readonly team: number;
  readonly number: number;
}

/** Lets the scripted party play a mission once. A record takes as long again, so it is made only where it is wanted. */
export function tryOnce({ mission, team, number }: Try, wants: (won: boolean) => boolean): Tried {
  const seed = `proof/${team}/${number}`;
  const options = { mission, team };
  const choices: RecordedChoice[] = [];
  const last = new Map<number, ZoneId>();
  const dealt = deal({ game, bot, options, seats: 1, seed });
  playOut(dealt, ({ table }, seat, choice) => {
    choices.push({ seat, choice });
    for (const [who, { zone }] of table.team.entries()) if (zone !== null) last.set(who, zone);
  });
  const { table, outcome } = dealt.state;
  const won = outcome?.kind === 'won';
  const deaths = table.team.flatMap(({ fate }, who) => (fate === 'dead' ? [last.get(who) ?? -1] : []));
  const { id, version } = game;
  const played = { turnpoint: 1, game: id, version, seats: 1, options, seed, choices } as const;
  const record = wants(won) ? Match.replay(game, played).export() : null;
  return { team, won, rounds: table.round, deaths: deaths.filter((zone) => zone >= 0), record };
}
