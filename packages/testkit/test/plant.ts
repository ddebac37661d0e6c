import { type Context, type Game, Match, type Types } from '@turnpoint/kernel';
import type { Companion, Examination } from '../src/index.ts';
import { type Crew, crew } from '../src/toy/crew.ts';
import { crewCompanion } from '../src/toy/crew-companion.ts';
import { hushCompanion } from '../src/toy/hush/companion.ts';
import { hush } from '../src/toy/hush/index.ts';
import type { Hush } from '../src/toy/hush/types.ts';

/** A fault planted into the sound toy game, or into the matches that are played of it. */
export interface Planted {
  readonly companion: Companion<Hush>;
  readonly open?: NonNullable<Examination['open']>;
}

export function inGame(changes: Partial<Game<Hush>>): Planted {
  return { companion: { ...hushCompanion, game: { ...hush, ...changes } } };
}

type Kind = keyof typeof hush.frames;

export function inFrame<K extends Kind>(kind: K, changes: Partial<(typeof hush.frames)[K]>): Planted {
  return inGame({ frames: { ...hush.frames, [kind]: { ...hush.frames[kind], ...changes } } });
}

/** The frame resolves as it should, but by way of a changed context. */
export function inContext<K extends Kind>(kind: K, change: (ctx: Context<Hush>) => Partial<Context<Hush>>): Planted {
  const { resolve } = hush.frames[kind];
  const faulty: typeof resolve = (s, frame, picks, ctx) => resolve(s, frame as never, picks, through(ctx, change(ctx)));
  return inFrame(kind, { resolve: faulty } as Partial<(typeof hush.frames)[K]>);
}

/** A context that passes everything on but for what is changed. */
export function through(ctx: Context<Hush>, changes: Partial<Context<Hush>>): Context<Hush> {
  return {
    int: (below) => ctx.int(below),
    shuffle: (items) => ctx.shuffle(items),
    log: (entry, secret) => ctx.log(entry, secret),
    learns: (seats) => ctx.learns(seats),
    push: (...frames) => ctx.push(...frames),
    finish: (outcome) => ctx.finish(outcome),
    ...changes,
  };
}

/** The same for the toy that decides in the open and goes on from match to match. */
export function inCrew(changes: Partial<Game<Crew>>): Planted {
  return { companion: { ...crewCompanion, game: { ...crew, ...changes } } as unknown as Companion<Hush> };
}

/** A fault that no game can have, because the kernel stands before it: the match itself is made to lie. */
export function inMatch(lie: (match: Match<Types>) => Partial<Match<Types>>, game: Game<Hush> = hush): Planted {
  const open: NonNullable<Planted['open']> = (of, setup) => {
    const match = Match.create(of, setup);
    return match instanceof Match ? Object.assign(match, lie(match as unknown as Match<Types>)) : match;
  };
  return { companion: { ...hushCompanion, game }, open };
}
