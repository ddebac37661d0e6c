import { LEVELS } from '@turnpoint/bots';
import type { SetUp } from '@turnpoint/catalogue';
import { findGames } from '@turnpoint/catalogue/node';
import { botNamed, type Door, type Level, type Player } from '@turnpoint/protocol';
import { shapes } from '@turnpoint/protocol/schemas';
import { z } from 'zod';
import { Failure } from '../command.ts';
import { partsOf } from '../games.ts';
import { Sitting } from './sitting.ts';

/** One thing that a model can do. Its answer is text. */
export interface Tool {
  readonly name: string;
  readonly description: string;
  readonly takes: z.ZodObject;
  run(given: never): Promise<string>;
}

const table = { match: shapes.id, seat: shapes.seat.optional().describe('Left out: your first seat.') };

function playersAgainst({ levels }: SetUp, wanted: string, seats: number): Player[] {
  const offered = LEVELS.filter(({ level }) => levels.includes(level as Level));
  const level = offered.find(({ name }) => name === wanted)?.level as Level | undefined;
  if (level === undefined) throw new Failure(`this game has the levels ${offered.map(({ name }) => name).join(', ')}`);
  return Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? { name: 'You', kind: 'person', level: null } : { name: botNamed(level, seat - 1), kind: 'bot', level },
  );
}

/** A seat's port as tools, with the text projection. */
export function toolsFor(door: Door): Tool[] {
  const sittings = new Map<string, Promise<Sitting>>();

  function sit({ match, seat }: { match: string; seat?: number | undefined }): Promise<Sitting> {
    const key = `${match} ${seat ?? ''}`;
    const found = sittings.get(key) ?? Sitting.open(door, match, seat ?? null);
    sittings.set(key, found);
    found.catch(() => sittings.delete(key));
    return found;
  }

  return [
    {
      name: 'games',
      description: 'The games that can be played here.',
      takes: z.object({}),
      async run() {
        const games = await findGames();
        return games.map(({ about }) => about.id).join('\n');
      },
    },
    {
      name: 'matches',
      description: 'Your matches, the latest first: game, your seats, and whether it is your turn.',
      takes: z.object({}),
      async run() {
        const { matches } = await door.library.list();
        const lines = matches.map(({ id, game, seats, mine, outcome }) => {
          const state = outcome !== null ? 'over' : mine === null ? 'others choose' : `seat ${mine.seat} is asked`;
          return `${id}: ${game}, your seats ${seats.join(', ')}, ${state}`;
        });
        return lines.join('\n') || 'You have no matches.';
      },
    },
    {
      name: 'start',
      description: 'Starts a match against bots. You have seat 0. Answers with its id.',
      takes: z.object({
        game: shapes.id,
        seats: z.int().min(1).max(8).default(2),
        level: z
          .enum(LEVELS.map(({ name }) => name))
          .default('beginner')
          .describe('How strong the bots are.'),
      }),
      async run({ game, seats, level }: { game: string; seats: number; level: string }) {
        const { game: rules, setUp } = await partsOf(game);
        const players = playersAgainst(setUp, level, seats);
        const { ticket } = await door.library.deal();
        const made = await door.library.create({
          game,
          options: rules.defaults(seats) as object,
          players,
          deal: { ticket },
        });
        if (!made.ok) throw new Failure(`the rules do not allow this (${made.ruling.clause})`);
        return made.id;
      },
    },
    {
      name: 'look',
      description:
        'The table as your seat sees it, what happened, and the numbered choices. Waits while others choose.',
      takes: z.object(table),
      run: async (given: { match: string; seat?: number }) => (await sit(given)).tell(),
    },
    {
      name: 'choose',
      description: 'Makes the choice with this number of the latest look; `step` is the one that look named.',
      takes: z.object({ ...table, number: z.int().min(1), step: shapes.step }),
      run: async ({ number, step, ...given }: { match: string; seat?: number; number: number; step: number }) =>
        (await sit(given)).choose(number, step),
    },
    {
      name: 'why',
      description: 'Why something is not allowed: name a card, a place or what you would like to do.',
      takes: z.object({ ...table, question: z.string().min(1).max(200) }),
      run: async ({ question, ...given }: { match: string; seat?: number; question: string }) =>
        (await sit(given)).why(question),
    },
    {
      name: 'undo',
      description: 'Takes back your latest choice, where the rules and the table allow it.',
      takes: z.object(table),
      run: async (given: { match: string; seat?: number }) => (await sit(given)).undo(),
    },
  ];
}
