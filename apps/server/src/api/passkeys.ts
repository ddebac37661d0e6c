import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSecure } from '../people/origin.ts';
import type { Play } from '../play/play.ts';
import { Denied, type Route } from './route.ts';
import { SHAPES } from './shapes.ts';

/** So many may a person have: more devices than anybody uses. */
const PASSKEYS = 20;

/** Where the page is that asks. Requests of other sites' pages do not come this far. */
function placeOf({ headers }: FastifyRequest): { readonly origin: string; readonly rpID: string } {
  if (headers.origin === undefined) throw new Denied('bad-passkey');
  return { origin: headers.origin, rpID: new URL(headers.origin).hostname };
}

/** In base64url; whatever else comes is nobody's. */
function idOf(body: unknown): string {
  const { id } = body as { id?: unknown };
  return typeof id === 'string' && /^[\w-]+$/.test(id) ? id : '';
}

/** Passkeys keep who one is across devices, without a password or an address. */
export function passkeyRoutes({ people, passkeys, challenges, badges }: Play): readonly Route[] {
  function challenge(
    request: FastifyRequest,
    reply: FastifyReply,
    { challenge }: { readonly challenge: string },
  ): void {
    reply.header('set-cookie', challenges.cookieFor(challenge, Date.now(), isSecure(request)));
  }

  async function expected(request: FastifyRequest) {
    const { origin, rpID } = placeOf(request);
    const expectedChallenge = await challenges.taken(request.headers.cookie, Date.now());
    if (expectedChallenge === null) throw new Denied('bad-passkey');
    return { expectedChallenge, expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: false };
  }

  /** Whatever is wrong with what came, nobody is told what. */
  async function believed<X extends { readonly verified: boolean }>(verify: () => Promise<X>): Promise<X> {
    const verified = await verify().catch(() => null);
    if (verified?.verified !== true) throw new Denied('bad-passkey');
    return verified;
  }

  return [
    {
      method: 'POST',
      path: '/api/passkeys/new',
      tells: 'Begins to make a passkey for you on this device: options for the browser.',
      needs: 'person',
      gives: SHAPES.Ceremony,
      refuses: ['bad-passkey', 'too-many-tokens'],
      async answer({ caller, request, reply }) {
        const [person, theirs] = await Promise.all([people.find(caller.id), passkeys.of(caller.id)]);
        if (theirs.length >= PASSKEYS) throw new Denied('too-many-tokens');
        const options = await generateRegistrationOptions({
          rpName: 'Turnpoint',
          rpID: placeOf(request).rpID,
          userName: person?.name ?? '?',
          userID: new TextEncoder().encode(caller.id),
          excludeCredentials: theirs.map(({ id }) => ({ id })),
          authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
        });
        challenge(request, reply, options);
        return options;
      },
    },
    {
      method: 'POST',
      path: '/api/passkeys',
      tells: 'Keeps the passkey that this device has made.',
      needs: 'person',
      takes: SHAPES.Ceremony,
      gives: SHAPES.Nothing,
      refuses: ['bad-passkey'],
      async answer({ caller, request, body }) {
        const wanted = await expected(request);
        const verify = () => verifyRegistrationResponse({ response: body as never, ...wanted });
        const { registrationInfo } = await believed(verify);
        if (registrationInfo === undefined) throw new Denied('bad-passkey');
        const { id, publicKey, counter } = registrationInfo.credential;
        const known = Buffer.from(publicKey).toString('base64url');
        const isNew = await passkeys.add({ id, who: caller.id, public: known, counter, since: Date.now() });
        if (!isNew) throw new Denied('bad-passkey');
        return {};
      },
    },
    {
      method: 'POST',
      path: '/api/passkeys/ask',
      tells: 'Begins to come back with a passkey: options for the browser.',
      needs: 'anybody',
      gives: SHAPES.Ceremony,
      refuses: ['bad-passkey'],
      async answer({ request, reply }) {
        const options = await generateAuthenticationOptions({ rpID: placeOf(request).rpID });
        challenge(request, reply, options);
        return options;
      },
    },
    {
      method: 'POST',
      path: '/api/passkeys/use',
      tells: 'Comes back with a passkey: this device is known by its person again.',
      needs: 'anybody',
      takes: SHAPES.Ceremony,
      gives: SHAPES.Me,
      refuses: ['bad-passkey'],
      async answer({ request, reply, body }) {
        const known = await passkeys.find(idOf(body));
        const person = known === null ? null : await people.find(known.who);
        if (known === null || person === null) throw new Denied('bad-passkey');
        const credential = { id: known.id, publicKey: Buffer.from(known.public, 'base64url'), counter: known.counter };
        const wanted = await expected(request);
        const verify = () => verifyAuthenticationResponse({ response: body as never, credential, ...wanted });
        const { authenticationInfo } = await believed(verify);
        await passkeys.used(known.id, authenticationInfo.newCounter);
        reply.header('set-cookie', badges.cookieFor(person.id, isSecure(request)));
        return { name: person.name };
      },
    },
  ];
}
