import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorCode, refuse } from '../errors.ts';
import { Allowances } from '../online/allowance.ts';
import { type Caller, callerOf, SCOPES } from '../people/caller.ts';
import type { Play } from '../play/play.ts';
import { apiPage } from './api-page.ts';
import { matchRoutes } from './matches.ts';
import { openApi } from './openapi.ts';
import { passkeyRoutes } from './passkeys.ts';
import { peopleRoutes } from './people.ts';
import { Denied, PARAMS, paramsOf, type Route } from './route.ts';
import { SHAPES } from './shapes.ts';
import { Streams } from './stream.ts';

/** A program may ask so often; who wants more opens a socket. */
const RATE = { most: 200, perSecond: 50 };
/** Strangers are counted by their address: a whole club may come from one. */
const STRANGERS = { most: 1_000, perSecond: 100 };
const NOBODY: Caller = { id: '', scopes: [] };

/** Everything that can be asked over HTTP, each answer checked before it is worked out, and the description of it all. */
export function api(app: FastifyInstance, play: Play): void {
  const routes = [
    ...peopleRoutes(play),
    ...passkeyRoutes(play),
    ...matchRoutes(play, new Streams(app, play.connections)),
  ];
  // Programs say JSON with every request, also where there is nothing to say.
  const read = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) =>
    body === '' ? done(null) : read(request, body, done),
  );
  const [allowances, strangers] = [new Allowances(RATE), new Allowances(STRANGERS)];

  function countStranger({ ip }: FastifyRequest): void {
    if (!strangers.take(ip)) throw new Denied('too-many-calls');
  }

  async function callerFor({ needs, costs }: Route, request: FastifyRequest): Promise<Caller> {
    const caller = needs === 'anybody' ? null : await callerOf(play, request.headers);
    if (caller === null) countStranger(request);
    if (needs === 'anybody') return NOBODY;
    if (caller === null) throw new Denied('no-session');
    const isOwn = caller.scopes === SCOPES;
    if (needs === 'person' ? !isOwn : !caller.scopes.includes(needs)) throw new Denied('missing-scope');
    if (!allowances.take(caller.id, costs)) throw new Denied('too-many-calls');
    return caller;
  }

  async function answered(route: Route, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const caller = await callerFor(route, request);
    const given = request.params as Record<string, string>;
    const params = Object.fromEntries(
      paramsOf(route).map((name) => {
        const parsed = PARAMS[name]?.safeParse(given[name]);
        if (!parsed?.success) throw new Denied('not-found');
        return [name, parsed.data];
      }),
    ) as never;
    const body = route.takes?.safeParse(request.body);
    if (body?.success === false) throw new Denied(codeOfBody(route), body.error.issues[0]);
    const answer = await route.answer({ caller, params, body: body?.data, request, reply });
    return route.streams ? answer : reply.header('cache-control', 'no-store').send(answer);
  }

  for (const route of routes) {
    app.route({
      method: route.method,
      url: route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: async (request, reply) => {
        try {
          return await answered(route, request, reply);
        } catch (fault) {
          if (fault instanceof Denied) return refuse(reply, fault.code, fault.sentence);
          throw fault;
        }
      },
    });
  }
  // Made once: to draw the page takes longer than anything else that strangers may ask for.
  const [described, page] = [openApi(routes), apiPage(routes)];
  app.get('/api/openapi.json', async () => described);
  app.get('/api', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
}

function codeOfBody({ takes }: Route): ErrorCode {
  return takes === SHAPES.NewName ? 'bad-name' : 'bad-request';
}
