import { FarFault } from '@turnpoint/protocol';
import { chosen } from '../settings.svelte.ts';
import { BEEN, nameOnline } from './online.svelte.ts';

/** Throws a sentence when the server does not take it. */
export async function beKnownAs(name: string): Promise<void> {
  const answer = await fetch('/api/me', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  if (answer.ok) return localStorage.setItem(BEEN, '1');
  throw await faultIn(answer);
}

/** Whoever follows a link is a guest already; the name comes when they sit down. */
export async function beGuest(): Promise<void> {
  if ((await nameOnline()) === null) await beKnownAs(chosen.now.name.trim() || 'Guest');
}

/** The server forgets this visitor. Throws a sentence when it does not. */
export async function forgetMe(): Promise<void> {
  const answer = await fetch('/api/me', {
    method: 'DELETE',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  if (!answer.ok) throw await faultIn(answer);
  localStorage.removeItem(BEEN);
}

/** What the server refused. */
export async function faultIn(answer: Response): Promise<FarFault> {
  const told = (await answer.json().catch(() => null)) as { error?: string; sentence?: string } | null;
  return new FarFault({ code: told?.error ?? 'no-answer', error: told?.sentence ?? 'the server does not answer' });
}
