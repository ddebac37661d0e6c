import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { People } from '../storage/people.ts';
import type { Token, Tokens } from '../storage/tokens.ts';
import type { Badges } from './badge.ts';

/** What a program may do for its person: look, play on their seats, make and remove matches. */
export const SCOPES = ['read', 'play', 'make'] as const;
export type Scope = (typeof SCOPES)[number];

/** Who asks, and what they may do. Whoever comes with their own badge may do all. */
export interface Caller {
  readonly id: string;
  readonly scopes: readonly Scope[];
}

interface Known {
  readonly badges: Badges;
  readonly people: People;
  readonly tokens: Tokens;
}

/** A program comes with a token, a person's page with a badge. Null for strangers. */
export async function callerOf(
  { badges, people, tokens }: Known,
  headers: IncomingHttpHeaders,
): Promise<Caller | null> {
  if (headers.authorization !== undefined) {
    const given = tokenIn(headers);
    const token = given === null ? null : await tokens.find(given.id);
    return token !== null && fits(token, given?.secret ?? '') ? { id: token.who, scopes: scopesOf(token) } : null;
  }
  const badge = badges.idIn(headers.cookie);
  return badge === null || (await people.find(badge)) === null ? null : { id: badge, scopes: SCOPES };
}

/** The token that a program comes with, not yet believed. */
export function tokenIn({ authorization = '' }: IncomingHttpHeaders): { id: string; secret: string } | null {
  const [, id, secret] = /^Bearer tp_([\w-]{22})_([\w-]{43})$/.exec(authorization) ?? [];
  return id === undefined || secret === undefined ? null : { id, secret };
}

/** A new token as its person gets it, once, and as it is kept. */
export function newToken(id: string): { readonly text: string; readonly digest: string } {
  const secret = randomBytes(32).toString('base64url');
  return { text: `tp_${id}_${secret}`, digest: digestOf(secret) };
}

export function scopesOf({ scopes }: Token): Scope[] {
  return SCOPES.filter((scope) => scopes.split(' ').includes(scope));
}

function fits({ digest }: Token, secret: string): boolean {
  return timingSafeEqual(Buffer.from(digest), Buffer.from(digestOf(secret)));
}

function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** What a call over a socket needs. */
export function scopeOf(on: string | number, verb: string): Scope {
  if (['create', 'import', 'remove', 'branch', 'solve', 'open'].includes(verb) && typeof on === 'string') return 'make';
  const looks = on === 'library' || on === 'review' || on === 'lobby' || verb === 'watch';
  return looks || ['lookBack', 'text', 'close'].includes(verb) ? 'read' : 'play';
}
