import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import { FarFault } from '@turnpoint/protocol';
import { faultIn } from './identity.ts';
import { BEEN } from './online.svelte.ts';

async function post<X>(path: string, body: object): Promise<X> {
  const answer = await fetch(`/api/passkeys${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw await faultIn(answer);
  return answer.json();
}

/** Browsers say it in words for programmers: only which of two things happened is taken from them. */
function faultOf(fault: unknown): FarFault {
  const isHere = fault instanceof WebAuthnError && fault.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
  return new FarFault({ code: isHere ? 'passkey-here' : 'no-passkey', error: String(fault) });
}

const atDevice = <X>(asked: Promise<X>) =>
  asked.catch((fault: unknown) => {
    throw faultOf(fault);
  });

/** This device, or what it is paired with, keeps who the visitor is. Throws a sentence when it does not. */
export async function keepPasskey(): Promise<void> {
  const optionsJSON = await post<Parameters<typeof startRegistration>[0]['optionsJSON']>('/new', {});
  await post('', await atDevice(startRegistration({ optionsJSON })));
}

/** Comes back as who the passkey knows; gives their name. */
export async function comeBack(): Promise<string> {
  const optionsJSON = await post<Parameters<typeof startAuthentication>[0]['optionsJSON']>('/ask', {});
  const { name } = await post<{ name: string }>('/use', await atDevice(startAuthentication({ optionsJSON })));
  localStorage.setItem(BEEN, '1');
  return name;
}
