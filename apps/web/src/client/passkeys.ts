import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { BEEN } from './online.svelte.ts';

async function post<X>(path: string, body: object): Promise<X> {
  const answer = await fetch(`/api/passkeys${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const told = (await answer.json().catch(() => null)) as (X & { sentence?: string }) | null;
  if (answer.ok && told !== null) return told;
  throw new Error(told?.sentence ?? 'the server does not answer');
}

/** This device, or what it is paired with, keeps who the visitor is. Throws a sentence when it does not. */
export async function keepPasskey(): Promise<void> {
  const optionsJSON = await post<Parameters<typeof startRegistration>[0]['optionsJSON']>('/new', {});
  await post('', await startRegistration({ optionsJSON }));
}

/** Comes back as who the passkey knows; gives their name. */
export async function comeBack(): Promise<string> {
  const optionsJSON = await post<Parameters<typeof startAuthentication>[0]['optionsJSON']>('/ask', {});
  const { name } = await post<{ name: string }>('/use', await startAuthentication({ optionsJSON }));
  localStorage.setItem(BEEN, '1');
  return name;
}
