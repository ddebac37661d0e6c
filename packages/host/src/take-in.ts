import { type Match, type RecordedChoice, sameJson, type Types } from '@turnpoint/kernel';
import type { Player } from '@turnpoint/protocol';
import { headerOf } from './header.ts';
import type { Outside } from './outside.ts';
import { inCommon } from './record.ts';
import type { Header } from './storage.ts';
import { withPractice } from './together/aside.ts';

/** A match that comes from outside. */
interface TakenIn extends Partial<Pick<Header, 'holders' | 'name' | 'visit' | 'from'>> {
  readonly follows?: Header['follows'] | undefined;
  readonly match: Match<Types>;
  readonly players: readonly Player[];
  /** Its place among those that come together: they stay in this order. */
  readonly after?: number;
}

export async function takeIn(
  outside: Outside,
  who: string,
  { match, players, follows, after = 0, ...own }: TakenIn,
): Promise<string> {
  const made = headerOf(outside, { match, players, who, follows });
  const header = { ...made, ...own, started: made.started + after };
  const end = match.state.outcome === null ? null : match.fingerprint();
  const aside = withPractice(null, match.practice);
  await outside.storage.create({ header, choices: match.choices, end, changed: outside.time.now(), aside });
  return header.id;
}

/** The same match, where it is here already: a campaign that comes back goes on where it left. */
export async function known(outside: Outside, who: string, match: Match<Types>): Promise<string | null> {
  const end = match.fingerprint();
  for (const { header, stored } of await sameDeal(outside, who, match))
    if (stored.end === end && sameJson(stored.choices, match.choices)) return header.id;
  return null;
}

/**
 * Where a match has left a finished one that is here: the same deal, and the same first choices. A daily deal is
 * everybody's: from its first choice on nothing is shared.
 */
export async function leftBy(outside: Outside, who: string, match: Match<Types>): Promise<Header['from']> {
  let from: Header['from'] = null;
  for (const { header, stored } of await sameDeal(outside, who, match)) {
    const step = inCommon(stored.choices, match.choices);
    const isWhole = step === match.length || step === stored.choices.length;
    if (stored.end !== null && !isWhole && step > (from?.step ?? 0)) from = { id: header.id, step };
  }
  return from;
}

interface Found {
  readonly header: Header;
  readonly stored: { readonly end: string | null; readonly choices: readonly RecordedChoice[] };
}

/** All that is here with this deal, what was first before what left it. */
async function sameDeal({ storage }: Outside, who: string, match: Match<Types>): Promise<readonly Found[]> {
  const { game, setup } = match;
  const found: Found[] = [];
  for (const { header } of await storage.list(who)) {
    const isSame = header.game === game.id && header.version === game.version && header.seed === setup.seed;
    if (!isSame || header.solves !== undefined || header.players.length !== setup.seats) continue;
    const stored = sameJson(header.options, setup.options) ? await storage.read(header.id) : null;
    if (stored !== null) found.push({ header, stored });
  }
  return found.sort((a, b) => Number(a.header.from !== null) - Number(b.header.from !== null));
}
