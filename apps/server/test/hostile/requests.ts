import { hostileJson, hostileText } from '@turnpoint/testkit/hostile';
import fc from 'fast-check';

export interface HostileRequest {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly isKnown: boolean;
}

/** What can stand in an address at all; the rest never leaves a client. */
const sendable = (text: string) => [...text].filter((sign) => sign > ' ' && sign < '\u007f').join('');

/** What a stranger may ask over HTTP who has read the description of all routes and has heard of this match. */
export function requests(described: readonly string[], match: string): fc.Arbitrary<HostileRequest> {
  const word = fc.oneof(fc.constantFrom(match, '0', '1', '-1', 'constructor'), hostileText.map(sendable));
  const route = fc.tuple(fc.constantFrom(...described), fc.array(word, { minLength: 3, maxLength: 3 }));
  const known = route.map(([path, words]) => path.replaceAll(/\{\w+\}/g, () => words.pop() ?? ''));
  const body = fc.oneof(
    hostileJson.map((json) => JSON.stringify(json)),
    hostileText,
    fc
      .tuple(hostileText, fc.constantFrom('name', 'label', 'id'))
      .map(([text, field]) => JSON.stringify({ [field]: text, ...(field === 'label' && { scopes: ['read'] }) })),
    fc.constantFrom('', '{', '{"choices":[{"kind":"resign"}],"at":0}', '{"name":"Eve"}'),
  );
  return fc.record({
    method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH'),
    path: fc.oneof({ weight: 4, arbitrary: known }, { weight: 1, arbitrary: word.map((text) => `/api/${text}`) }),
    body,
    isKnown: fc.boolean(),
  });
}
