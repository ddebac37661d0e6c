import { Match, type Types } from '@turnpoint/kernel';
import { botNameAt, type Player, Refused, seedOf } from '@turnpoint/protocol';
import { carriedFrom } from '../campaign.ts';
import { headerOf } from '../header.ts';
import type { Outside } from '../outside.ts';
import type { Rooms } from '../rooms.ts';
import { firstAside, withPractice } from '../together/aside.ts';
import { questionOf } from '../together/question.ts';
import { partsOf } from './deal.ts';
import { optionsWithDecks } from './decks.ts';
import { longestSeated, mine, type Table } from './table.ts';

/** Founds the match of a table that is complete. Founding it twice is founding it once: its id was fixed before. */
export async function found(outside: Outside, rooms: Rooms, table: Table): Promise<void> {
  const { storage, time } = outside;
  if ((await storage.read(table.match)) !== null) return;
  const match = await matchOf(outside, rooms, table);
  const players = playersOf(table);
  const header = {
    ...headerOf(outside, { match, players, who: ownerOf(table), follows: table.follows }),
    id: table.match,
    holders: table.places.map((place) => (place.kind === 'person' ? place.who : null)),
    terms: table.terms,
    // What was dealt on a device was dealt by that device alone.
    ...(table.brought === undefined && { parts: partsOf(table) }),
  };
  const now = time.now();
  const aside = withPractice(firstAside(header, questionOf(match).step, now), match.practice);
  const founded = { header, choices: match.choices, end: null, changed: now, aside };
  await storage.create(founded).catch(async (fault) => {
    // Whoever came at the same moment was first.
    if ((await storage.read(table.match)) === null) throw fault;
  });
}

function playersOf({ places }: Table): Player[] {
  const seats = places.map((place) => ({
    kind: place.kind === 'person' ? ('person' as const) : ('bot' as const),
    level: place.kind === 'person' ? null : place.kind === 'bot' ? place.level : 1,
  }));
  const taken = places.map((place) => (place.kind === 'person' ? place.name.toLowerCase() : null));
  return seats.map((each, seat) => {
    const place = places[seat];
    if (place?.kind === 'person') return { ...each, name: place.name };
    const name = botNameAt(seats, seat);
    // Whoever is called like it was here first.
    return { ...each, name: taken.includes(name.toLowerCase()) ? `${name} ${seat + 1}` : name };
  });
}

/** Who opened the table for others and does not play has no say in their match. */
const ownerOf = (table: Table) => (mine(table, table.owner).length > 0 ? table.owner : longestSeated(table));

async function matchOf({ catalogue }: Outside, rooms: Rooms, table: Table): Promise<Match<Types>> {
  const { brought, follows } = table;
  if (brought !== undefined) return Match.replay(await catalogue.rules(brought.game, brought.version), brought);
  const carried = follows === undefined ? null : { carried: carriedFrom((await rooms.open(follows.id)).match) };
  const match = Match.create(await catalogue.rules(table.game, null), {
    options: { ...optionsWithDecks(table), ...carried } as never,
    seats: table.places.length,
    seed: seedOf(partsOf(table)),
    ...(follows && { follows: follows.hash }),
  });
  if (!(match instanceof Match)) throw new Refused('options-gone');
  return match;
}
