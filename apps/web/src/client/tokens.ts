import { faultIn } from './identity.ts';

/** What a program may do for its person. */
export const SCOPES = ['read', 'play', 'make'] as const;
export type Scope = (typeof SCOPES)[number];

/** A key that was given to a program; its secret is not kept. */
export interface Token {
  readonly id: string;
  readonly label: string;
  readonly scopes: readonly Scope[];
}

async function asked(path: string, method: string, body?: object): Promise<unknown> {
  const sent =
    body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await fetch(path, { method, ...sent });
  if (!answer.ok) throw await faultIn(answer);
  return answer.json();
}

export const tokensOf = async () => (await asked('/api/tokens', 'GET')) as Token[];

/** The key itself: nobody can be told it again. */
export async function makeToken(label: string, scopes: readonly Scope[]): Promise<string> {
  return ((await asked('/api/tokens', 'POST', { label, scopes })) as { token: string }).token;
}

export const takeBackToken = (id: string) => asked(`/api/tokens/${id}`, 'DELETE', {});
