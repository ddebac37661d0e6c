import { z } from 'zod';
import type { Route } from './route.ts';
import { SHAPES } from './shapes.ts';

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1b1f24;background:#fff}
h2{margin:2.5rem 0 .25rem;font-size:1.1rem}code,pre{font-family:ui-monospace,monospace}pre{background:#f3f4f6;padding:.75rem;overflow:auto}
@media(prefers-color-scheme:dark){body{color:#e6e8eb;background:#14171a}pre{background:#20252a}a{color:#8ab4f8}}`;

const NEEDS: Readonly<Record<Route['needs'], string>> = {
  anybody: 'anybody may ask',
  person: 'with your badge',
  read: 'a token with <code>read</code>, or your badge',
  play: 'a token with <code>play</code>, or your badge',
  make: 'a token with <code>make</code>, or your badge',
};

/** The same description for people: one page, without a script. */
export function apiPage(routes: readonly Route[]): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Turnpoint for programs</title><style>${STYLE}</style>
<h1>Turnpoint for programs</h1>
<p>Send <code>Authorization: Bearer</code> with a token that you made under <code>/api/tokens</code>. The same as
<a href="/api/openapi.json">OpenAPI 3.1</a>. A socket at <code>/api/socket</code> takes tokens too, and is faster.</p>
${routes.map(sectionOf).join('\n')}</html>`;
}

function sectionOf({ method, path, tells, needs, takes, gives, streams }: Route): string {
  return `<h2><code>${method} ${escaped(path)}</code></h2>
<p>${escaped(tells)} (${NEEDS[needs]})</p>
${takes ? `<details><summary>takes</summary><pre>${shown(takes)}</pre></details>` : ''}
<details><summary>${streams ? 'gives, line by line' : 'gives'}</summary><pre>${shown(gives)}</pre></details>`;
}

/** What is any JSON is not drawn out. */
function shown(shape: z.ZodType): string {
  const schema = z.toJSONSchema(shape, {
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema !== SHAPES.Json) return;
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
    },
  });
  const { $schema, $defs, ...rest } = schema;
  return escaped(JSON.stringify(rest, null, 2));
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
