import { z } from 'zod';
import { Allowances } from '../online/allowance.ts';
import { GONE } from '../people/badge.ts';
import { newToken, scopesOf } from '../people/caller.ts';
import { isSecure } from '../people/origin.ts';
import type { Play } from '../play/play.ts';
import { type Asked, Denied, type Route } from './route.ts';
import { SHAPES } from './shapes.ts';

/** New guests of one address: a club behind one router may come at once, a flood may not. */
const NEWCOMERS = { most: 60, perSecond: 0.5 };
const TOKENS = 20;

/** Who one is here. A guest needs a name and nothing else. */
export function peopleRoutes({ people, badges, tokens, passkeys, connections, newId, host }: Play): Route[] {
  const newcomers = new Allowances(NEWCOMERS);
  const personOf = async ({ headers }: Asked['request']) => {
    const id = badges.idIn(headers.cookie);
    return id === null ? null : people.find(id);
  };

  return [
    {
      method: 'GET',
      path: '/api/me',
      tells: 'The name by which you are known here; null for strangers.',
      needs: 'anybody',
      gives: SHAPES.Me,
      answer: async ({ request }) => ({ name: (await personOf(request))?.name ?? null }),
    },
    {
      method: 'PUT',
      path: '/api/me',
      tells: 'The first name makes a guest, with a badge as cookie; another one renames them.',
      needs: 'anybody',
      takes: SHAPES.NewName,
      gives: SHAPES.Me,
      refuses: ['bad-name', 'too-many-guests'],
      async answer({ request, reply, body }) {
        const { name } = body as z.infer<typeof SHAPES.NewName>;
        const known = await personOf(request);
        if (known === null && !newcomers.take(request.ip)) throw new Denied('too-many-guests');
        const id = known?.id ?? newId();
        if (known === null) await people.add({ id, name, since: Date.now() });
        else await people.rename(id, name);
        reply.header('set-cookie', badges.cookieFor(id, isSecure(request)));
        return { name };
      },
    },
    {
      method: 'GET',
      path: '/api/me/export',
      tells: 'All that is kept of you.',
      needs: 'person',
      gives: SHAPES.Everything,
      costs: 50,
      async answer({ caller }) {
        const person = await people.find(caller.id);
        const { matches } = await host.door(caller.id).library.list();
        const keys = (await passkeys.of(caller.id)).map(({ id, since }) => ({ id, since }));
        const given = (await tokens.of(caller.id)).map(({ label, scopes, since }) => ({ label, scopes, since }));
        const said = await host.said(caller.id);
        return {
          id: caller.id,
          name: person?.name,
          since: person?.since,
          passkeys: keys,
          tokens: given,
          matches,
          said,
        };
      },
    },
    {
      method: 'DELETE',
      path: '/api/me',
      tells: 'Forgets you. Matches of others stay, and so do the seats, held by nobody who could be named.',
      needs: 'person',
      gives: SHAPES.Nothing,
      async answer({ caller, reply }) {
        const keys = await tokens.of(caller.id);
        await tokens.removeAll(caller.id);
        await passkeys.removeAll(caller.id);
        await host.forget(caller.id);
        await people.remove(caller.id);
        for (const { id } of [caller, ...keys]) connections.end(id);
        reply.header('set-cookie', GONE);
        return {};
      },
    },
    {
      method: 'GET',
      path: '/api/tokens',
      tells: 'The keys that you gave to programs.',
      needs: 'person',
      gives: z.array(SHAPES.Token),
      answer: async ({ caller }) =>
        (await tokens.of(caller.id)).map((token) => {
          const { id, label, since } = token;
          return { id, label, scopes: scopesOf(token), since };
        }),
    },
    {
      method: 'POST',
      path: '/api/tokens',
      tells: 'Makes a key for a program: it may read, play your seats, or make and remove matches, as you say.',
      needs: 'person',
      takes: SHAPES.NewToken,
      gives: SHAPES.MadeToken,
      refuses: ['too-many-tokens'],
      async answer({ caller, body }) {
        const { label, scopes } = body as z.infer<typeof SHAPES.NewToken>;
        if ((await tokens.of(caller.id)).length >= TOKENS) throw new Denied('too-many-tokens');
        const id = newId();
        const { text, digest } = newToken(id);
        await tokens.add({ id, who: caller.id, label, scopes: scopes.join(' '), digest, since: Date.now() });
        return { id, token: text };
      },
    },
    {
      method: 'DELETE',
      path: '/api/tokens/{token}',
      tells: 'Takes a key back. Its program can do nothing any more.',
      needs: 'person',
      gives: SHAPES.Nothing,
      refuses: ['no-such-token'],
      async answer({ caller, params: { token } }) {
        if (!(await tokens.remove(token, caller.id))) throw new Denied('no-such-token');
        connections.end(token);
        return {};
      },
    },
  ];
}
