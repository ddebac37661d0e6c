import { z } from 'zod';
import manifest from '../../package.json' with { type: 'json' };
import { ERRORS, type ErrorCode } from '../errors.ts';
import { PARAMS, paramsOf, type Route } from './route.ts';
import { SHAPES } from './shapes.ts';

const COMPONENTS = '#/components/schemas/';

/** The routes as OpenAPI 3.1, by the very schemas that check what comes in. */
export function openApi(routes: readonly Route[]): object {
  const registry = z.registry<{ id: string }>();
  for (const [id, shape] of Object.entries(SHAPES)) registry.add(shape, { id });
  const { schemas } = z.toJSONSchema(registry, { uri: (id) => COMPONENTS + id, io: 'input' });
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const path = paths[route.path] ?? {};
    path[route.method.toLowerCase()] = operationOf(route);
    paths[route.path] = path;
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Turnpoint',
      version: manifest.version,
      description: 'One table for five published games. Errors carry a code: see docs/reference/errors.md.',
    },
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, bare(schema)])),
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'A program, with a token of its person.' },
        badge: { type: 'apiKey', in: 'cookie', name: 'turnpoint', description: 'A person, in a browser.' },
      },
    },
  };
}

function operationOf(route: Route): object {
  const { method, tells, needs, takes, gives, streams, refuses = [] } = route;
  const type = streams ? 'application/x-ndjson' : 'application/json';
  const body = takes && {
    requestBody: { required: true, content: { 'application/json': { schema: schemaOf(takes) } } },
  };
  const usual: ErrorCode[] = [
    ...(method === 'GET' ? [] : (['bad-request', 'too-large', 'foreign-origin'] as const)),
    ...(paramsOf(route).length > 0 ? (['not-found'] as const) : []),
    ...(needs === 'anybody' ? [] : (['no-session', 'missing-scope'] as const)),
    'too-many-calls',
    'fault',
    'draining',
  ];
  return {
    summary: tells,
    ...(needs === 'anybody' ? {} : { security: needs === 'person' ? [{ badge: [] }] : [{ token: [] }, { badge: [] }] }),
    parameters: paramsOf(route).map((name) => ({ name, in: 'path', required: true, schema: schemaOf(PARAMS[name]) })),
    ...body,
    responses: {
      200: { description: tells, content: { [type]: { schema: schemaOf(gives) } } },
      ...refusals([...usual, ...refuses]),
    },
  };
}

/** By status: which codes it can mean. */
function refusals(codes: readonly ErrorCode[]): Record<string, object> {
  const byStatus = Map.groupBy(codes, (code) => ERRORS[code].status);
  const content = { 'application/json': { schema: schemaOf(SHAPES.Refusal) } };
  return Object.fromEntries([...byStatus].map(([status, same]) => [status, { description: same.join(', '), content }]));
}

/** By its name where it has one. */
function schemaOf(shape: z.ZodType | undefined): object {
  const named = Object.entries(SHAPES).find(([, known]) => known === shape);
  if (named !== undefined) return { $ref: COMPONENTS + named[0] };
  if (shape instanceof z.ZodArray) return { type: 'array', items: schemaOf(shape.element as z.ZodType) };
  return shape === undefined ? {} : bare(z.toJSONSchema(shape, { io: 'output' }));
}

function bare({ $schema, $id, ...schema }: Record<string, unknown>): object {
  return schema;
}
