import { Match, type MatchRecord, parseRecord, type Types, verifyChain } from '@turnpoint/kernel';
import { type Chain, type Player, parseShared, Refused, type Shared, wholeRecords } from '@turnpoint/protocol';
import { parseChain } from './campaign.ts';
import type { Outside } from './outside.ts';
import type { Header } from './storage.ts';
import { known, leftBy, takeIn } from './take-in.ts';

/** What comes from outside, played again before it is believed. */
type Brought =
  | { readonly kind: 'match'; readonly match: Match<Types> }
  | { readonly kind: 'chain'; readonly chain: Chain; readonly matches: readonly Match<Types>[] }
  | { readonly kind: 'shared'; readonly shared: Shared; readonly matches: readonly Match<Types>[] };

/** Takes a record, a match with branches or a chain in, and gives the id of the (last) match. */
export async function importFor(
  outside: Outside,
  who: string,
  text: string,
  names: readonly string[],
): Promise<string> {
  const brought = await played(outside, text);
  if (brought.kind === 'shared') return takeShared(outside, who, brought, {});
  if (brought.kind === 'match') {
    const { match } = brought;
    const players = Array.from(
      { length: match.setup.seats },
      (_, seat): Player => ({ name: names[seat] ?? String(seat + 1), kind: 'person', level: null }),
    );
    return takeIn(outside, who, { match, players, from: await leftBy(outside, who, match) });
  }
  const { chain, matches } = brought;
  let follows: Header['follows'];
  for (const [i, match] of matches.entries()) {
    const id =
      (await known(outside, who, match)) ?? (await takeIn(outside, who, { match, players: chain.players, follows }));
    follows = { id, hash: chain.chain[i]?.hash ?? '' };
  }
  return follows?.id ?? '';
}

/** Takes it in to be looked at, in no list. What is here already is shown instead. */
export async function visitFor(
  outside: Outside,
  who: string,
  text: string,
  { players, seats }: { readonly players: readonly Player[]; readonly seats: readonly number[] },
): Promise<string> {
  const brought = await played(outside, text);
  if (brought.kind === 'chain') throw new Refused('bad-record', 'a campaign is kept, not visited');
  const holders = (match: Match<Types>) =>
    Array.from({ length: match.setup.seats }, (_, seat) => (seats.includes(seat) ? who : null));
  if (brought.kind === 'shared') return takeShared(outside, who, brought, { visit: true });
  const { match } = brought;
  if (match.state.outcome === null) throw new Refused('not-over');
  if (players.length !== match.setup.seats)
    throw new Refused('bad-record', 'it must be said who sat at each seat of this record');
  const here = await known(outside, who, match);
  if (here !== null) return here;
  const from = await leftBy(outside, who, match);
  return takeIn(outside, who, { match, players, from, visit: true, holders: holders(match) });
}

/** The match and its branches, each once: branches come to those that are here. */
async function takeShared(
  outside: Outside,
  who: string,
  { shared, matches }: Extract<Brought, { kind: 'shared' }>,
  { visit }: Pick<Header, 'visit'>,
): Promise<string> {
  const ids: string[] = [];
  for (const [i, match] of matches.entries()) {
    const here = await known(outside, who, match);
    const branch = shared.branches[i - 1];
    const { players } = branch ?? shared;
    const from =
      branch === undefined
        ? await leftBy(outside, who, match)
        : { id: ids[branch.of === null ? 0 : branch.of + 1] as string, step: branch.step };
    // A branch is found through what it left: lists need not name it too.
    const unlisted = branch === undefined ? visit : true;
    const holders = players.map(() => null);
    const made = { match, players, from, after: i, ...(unlisted && { visit: unlisted, holders }) };
    const named = branch !== undefined && branch.name !== '' ? { name: branch.name } : {};
    ids.push(here ?? (await takeIn(outside, who, { ...made, ...named })));
  }
  return ids[0] as string;
}

/** Whatever is wrong with what comes, whoever brought it is told. */
async function played({ catalogue }: Outside, text: string): Promise<Brought> {
  try {
    const json: unknown = JSON.parse(text);
    const shared = parseShared(json);
    if (shared !== null) {
      const matches: Match<Types>[] = [];
      for (const record of wholeRecords(shared)) matches.push(await replayed(catalogue, record));
      if (matches.some(({ state }) => state.outcome === null)) throw new Refused('not-over');
      return { kind: 'shared', shared, matches };
    }
    const chain = parseChain(json);
    if (chain === null) return { kind: 'match', match: await replayed(catalogue, parseRecord(json)) };
    const rules = await Promise.all(chain.chain.map(({ game, version }) => catalogue.rules(game, version)));
    const matches = verifyChain(chain.chain, (record) => rules[chain.chain.indexOf(record)] as (typeof rules)[0]);
    return { kind: 'chain', chain, matches };
  } catch (fault) {
    throw new Refused('bad-record', fault instanceof Error ? fault.message : undefined);
  }
}

/** Throws a sentence when it cannot be played again, or ends otherwise. */
export async function replayed(catalogue: Outside['catalogue'], record: MatchRecord): Promise<Match<Types>> {
  const match = Match.replay(await catalogue.rules(record.game, record.version), record);
  if (match.fingerprint() !== record.end) throw new Error('played again, this record ends differently');
  return match;
}
