import { commitment } from '@turnpoint/kernel';
import type { Gathering, GatheringPort, Sitting } from '@turnpoint/protocol';
import { outsideOf } from '@turnpoint/testkit/ports';
import { expect, test } from 'vitest';
import { createHost, memoryTables } from '../src/index.ts';
import { Evening, FOUR, TERMS } from './evening.ts';

const OPEN = { kind: 'open' } as const;
const PLAIN = { cards: ['plain'] };
const OWN = { cards: ['unseen-ace'] };

/** A game with decks of one card; what they hold nobody may know before the end. */
const DECKED = {
  ...FOUR,
  cannotStart: (options: unknown) => {
    const { decks } = options as { decks: { cards: string[] }[] };
    const fits = decks.every(({ cards }) => Array.isArray(cards) && cards.length === 1);
    return fits ? null : { clause: 'D-1', because: { key: 'no.deck' } };
  },
  openOptions: () => ({}),
};

interface Seen extends GatheringPort {
  readonly seen: Gathering[];
}

async function lounge(game: typeof FOUR, options: object) {
  const evening = new Evening({ catalogue: outsideOf([game]).catalogue });
  const host = createHost(evening.outside, memoryTables());
  const opened = await host
    .lobby('ann')
    ?.open({ game: game.id, options, places: [OPEN, OPEN], terms: TERMS, listed: true });
  if (!opened?.ok) throw new Error('refused');
  const enter = async (who: string): Promise<Seen> => {
    const seen: Gathering[] = [];
    const port = await host.lobby(who)?.enter(opened.id, { sight: (each) => seen.push(each), fault: () => {} });
    return { ...(port as GatheringPort), seen };
  };
  return { evening, ann: await enter('ann'), bea: await enter('bea') };
}

const decked = () => lounge(DECKED as unknown as typeof FOUR, { decks: [PLAIN, PLAIN] });
const sitting = (seat: number, name: string, deck?: object): Sitting => ({
  seat,
  name,
  seal: commitment(name),
  terms: TERMS,
  ...(deck && { deck }),
});

async function dealt({ evening, ann, bea }: Awaited<ReturnType<typeof lounge>>): Promise<object | undefined> {
  await ann.reveal('ann');
  await bea.reveal('bea');
  return (await evening.outside.storage.list('ann'))[0]?.header.options;
}

test('who sits down may bring a deck: it is played, and nobody is shown it', async () => {
  const table = await decked();
  await table.ann.sit(sitting(0, 'ann'));
  await table.bea.sit(sitting(1, 'bea', OWN));
  const places = table.ann.seen.at(-1)?.places;
  expect(places?.map((place) => place.kind === 'person' && place.hasDeck)).toEqual([false, true]);
  expect(await dealt(table)).toEqual({ decks: [PLAIN, OWN] });
  expect(JSON.stringify([table.ann.seen, table.bea.seen])).not.toContain('unseen-ace');
});

test('a deck stays when its person seals anew, and goes when they stand up', async () => {
  const table = await decked();
  await table.bea.sit(sitting(1, 'bea', OWN));
  await table.bea.sit(sitting(1, 'bea'));
  const hasDeck = () => table.ann.seen.at(-1)?.places.some((place) => place.kind === 'person' && place.hasDeck);
  expect(hasDeck()).toBe(true);
  await table.bea.stand();
  await table.bea.sit(sitting(1, 'bea'));
  expect(hasDeck()).toBe(false);
  await table.ann.sit(sitting(0, 'ann'));
  expect(await dealt(table)).toEqual({ decks: [PLAIN, PLAIN] });
});

test('a deck that breaks the rules is refused, and any where the game has none', async () => {
  const table = await decked();
  await expect(table.bea.sit(sitting(1, 'bea', { cards: ['ace', 'ace'] }))).rejects.toThrow(
    'this deck cannot be played',
  );
  expect(table.ann.seen.at(-1)?.places[1]).toEqual(OPEN);
  const plain = await lounge(FOUR, FOUR.defaults(2));
  await expect(plain.bea.sit(sitting(1, 'bea', OWN))).rejects.toThrow('this deck cannot be played');
});
