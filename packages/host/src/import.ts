import { Match, type MatchRecord, parseRecord, sameJson, type Types, verifyChain } from '@turnpoint/kernel';
import { type Chain, type Player, Refused } from '@turnpoint/protocol';
import { parseChain } from './campaign.ts';
import { headerOf } from './header.ts';
import type { Outside } from './outside.ts';
import type { Header } from './storage.ts';
import { withPractice } from './together/aside.ts';

interface Taken {
  readonly match: Match<Types>;
  readonly players: readonly Player[];
  readonly follows?: Header['follows'];
}

/** Takes a record or a chain of them in, and gives the id of the (last) match. */
export async function importFor(
  outside: Outside,
  who: string,
  text: string,
  names: readonly string[],
): Promise<string> {
  const { chain, matches } = await played(outside, text);
  if (chain === null) {
    const [match] = matches as [Match<Types>];
    const players = Array.from(
      { length: match.setup.seats },
      (_, seat): Player => ({ name: names[seat] ?? String(seat + 1), kind: 'person', level: null }),
    );
    return keep(outside, who, { match, players });
  }
  let follows: Header['follows'];
  for (const [i, match] of matches.entries()) {
    const id =
      (await known(outside, who, match)) ?? (await keep(outside, who, { match, players: chain.players, follows }));
    follows = { id, hash: chain.chain[i]?.hash ?? '' };
  }
  return follows?.id ?? '';
}

async function keep(outside: Outside, who: string, { match, players, follows }: Taken): Promise<string> {
  const header = headerOf(outside, { match, players, who, follows });
  const end = match.state.outcome === null ? null : match.fingerprint();
  const aside = withPractice(null, match.practice);
  await outside.storage.create({ header, choices: match.choices, end, changed: outside.time.now(), aside });
  return header.id;
}

/** The same match, where it is here already: a campaign that comes back goes on where it left. */
async function known({ storage }: Outside, who: string, match: Match<Types>): Promise<string | null> {
  for (const { header } of await storage.list(who)) {
    if (header.game !== match.game.id || header.seed !== match.setup.seed) continue;
    const stored = await storage.read(header.id);
    if (stored?.end === match.fingerprint() && sameJson(stored.choices, match.choices)) return header.id;
  }
  return null;
}

/** What comes from outside, played again. Whatever is wrong with it, whoever brought it is told. */
async function played(
  { catalogue }: Outside,
  text: string,
): Promise<{ chain: Chain | null; matches: readonly Match<Types>[] }> {
  try {
    const json: unknown = JSON.parse(text);
    const chain = parseChain(json);
    if (chain === null) return { chain, matches: [await replayed(catalogue, parseRecord(json))] };
    const rules = await Promise.all(chain.chain.map(({ game, version }) => catalogue.rules(game, version)));
    return {
      chain,
      matches: verifyChain(chain.chain, (record) => rules[chain.chain.indexOf(record)] as (typeof rules)[0]),
    };
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
