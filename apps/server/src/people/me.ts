import { name } from '@turnpoint/protocol/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refuse } from '../errors.ts';
import type { Play } from '../play/play.ts';
import { GONE } from './badge.ts';
import { Newcomers } from './newcomers.ts';

const body = z.strictObject({ name });

/** Who one is here. A guest needs a name and nothing else. */
export function me(app: FastifyInstance, { people, badges, newId, host }: Play): void {
  const newcomers = new Newcomers();
  const personOf = async ({ headers }: FastifyRequest) => {
    const id = badges.idIn(headers.cookie);
    return id === null ? null : people.find(id);
  };
  const isSecure = ({ headers, protocol }: FastifyRequest) =>
    protocol === 'https' || headers['x-forwarded-proto'] === 'https';
  const told = (reply: FastifyReply, answer: object) => reply.header('cache-control', 'no-store').send(answer);

  app.get('/api/me', async (request, reply) => {
    return told(reply, { name: (await personOf(request))?.name ?? null });
  });

  /** The first name makes a guest; another one renames them. */
  app.put('/api/me', async (request, reply) => {
    const given = body.safeParse(request.body);
    if (!given.success) return refuse(reply, 'bad-name');
    const known = await personOf(request);
    if (known === null && !newcomers.mayCome(request.ip)) return refuse(reply, 'too-many-guests');
    const id = known?.id ?? newId();
    if (known === null) await people.add({ id, name: given.data.name, since: Date.now() });
    else await people.rename(id, given.data.name);
    reply.header('set-cookie', badges.cookieFor(id, isSecure(request)));
    return told(reply, { name: given.data.name });
  });

  app.get('/api/me/export', async (request, reply) => {
    const person = await personOf(request);
    if (person === null) return refuse(reply, 'no-session');
    const { matches } = await host.door(person.id).library.list();
    return told(reply, { name: person.name, since: person.since, matches });
  });

  /** The person goes; matches of others stay, and so do the seats, held by nobody who could be named. */
  app.delete('/api/me', async (request, reply) => {
    const person = await personOf(request);
    if (person === null) return refuse(reply, 'no-session');
    await people.remove(person.id);
    reply.header('set-cookie', GONE);
    return told(reply, { gone: true });
  });
}
