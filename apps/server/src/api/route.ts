import { shapes } from '@turnpoint/protocol/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ERRORS, type ErrorCode } from '../errors.ts';
import type { Caller, Scope } from '../people/caller.ts';

/** One thing that can be asked over HTTP. The routes are made of these, and so is their description. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With `{match}`, `{seat}` and `{token}` for what differs. */
  readonly path: string;
  /** In one sentence. */
  readonly tells: string;
  /** What a token must allow; `person` needs the badge itself, `anybody` nothing. */
  readonly needs: Scope | 'person' | 'anybody';
  readonly takes?: z.ZodType;
  /** One line of it after another when it streams. */
  readonly gives: z.ZodType;
  readonly streams?: boolean;
  /** As many requests it counts as, where it reads or makes much; one without it. */
  readonly costs?: number;
  /** What it may refuse beyond what all routes do. */
  readonly refuses?: readonly ErrorCode[];
  answer(asked: Asked): Promise<unknown>;
}

export interface Asked {
  /** Nobody's id where anybody may ask. */
  readonly caller: Caller;
  readonly params: { readonly match: string; readonly seat: number; readonly token: string };
  readonly body: unknown;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What stands for itself in an address. */
export const PARAMS: Readonly<Record<string, z.ZodType>> = {
  match: shapes.id.regex(/^[\w-]+$/),
  seat: z
    .string()
    .regex(/^\d{1,2}$/)
    .transform(Number)
    .pipe(shapes.seat),
  token: shapes.id.regex(/^[\w-]+$/),
};

export function paramsOf({ path }: Pick<Route, 'path'>): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

/** Refused with a code of the server, in its sentence and, where something helps to mend it, what and where. */
export class Denied extends Error {
  readonly code: ErrorCode;
  readonly sentence: string;

  constructor(code: ErrorCode, what?: { readonly path: readonly PropertyKey[]; readonly message: string } | string) {
    const more = typeof what === 'object' ? [what.path.join('.'), what.message].filter(Boolean).join(': ') : what;
    const sentence = more === undefined ? ERRORS[code].sentence : `${ERRORS[code].sentence} (${more})`;
    super(sentence);
    this.code = code;
    this.sentence = sentence;
  }
}
