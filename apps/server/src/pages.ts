import { extname, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { PAGES } from '@turnpoint/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ERRORS } from './errors.ts';

const forEver = 'public, max-age=31536000, immutable';
const askAgain = 'no-cache';

/** Serves the built pages. An address that is neither file nor page gets the shell too, which says so, but as not found. */
export async function pages(app: FastifyInstance, webRoot: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: webRoot,
    // Each file is a route of its own: to look it up in its folder, as the library otherwise does at each request,
    // took half of the time, because there are hundreds in `assets/`.
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', isHashed(relative(webRoot, path)) ? forEver : askAgain);
    },
  });
  app.setNotFoundHandler((request, reply) => {
    if (asksForPage(request)) return reply.code(isPage(request) ? 200 : 404).sendFile('index.html');
    return reply
      .code(404)
      .header('cache-control', 'no-store')
      .send({ error: 'not-found', sentence: ERRORS['not-found'].sentence, path: pathOf(request) });
  });
}

/** Vite puts files with a hash in their names, and only those, into assets/. */
function isHashed(file: string): boolean {
  return file.startsWith(`assets${sep}`);
}

function asksForPage(request: FastifyRequest): boolean {
  const path = pathOf(request);
  const asksToRead = request.method === 'GET' || request.method === 'HEAD';
  return asksToRead && extname(path) === '' && !path.startsWith('/assets/') && !path.startsWith('/api/');
}

function isPage(request: FastifyRequest): boolean {
  const [, page = ''] = pathOf(request).split('/');
  return (PAGES as readonly string[]).includes(page);
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/';
}
