import { type Imagined, shuffleWith } from '@turnpoint/kernel';
import { DECK, FRACTURE_ON, typeOf } from '../../content/index.ts';
import { noMarks } from '../board/marks.ts';
import type { CardId, ChronoTrek, Look, View } from '../types.ts';
import { imagineCharacters } from './imagine-characters.ts';

type Int = (below: number) => number;

/** A state that fits the look: unknown cards and IDs are dealt anew. */
export function determinize(look: Look, int: Int): Imagined<ChronoTrek> {
  const { view } = look;
  const { hands, pile } = imagineCards(view, int);
  const ids = imagineCharacters(look, int);
  const marks = noMarks(look.seats);
  marks[look.seat ?? look.seats] = view.players.map(({ known }) => known.slice());
  return {
    table: {
      options: view.options,
      linchpins: view.linchpins,
      anomaly: view.anomaly,
      fractures: view.fractures,
      players: view.players.map((player, seat) => ({
        character: ids.characters[seat] ?? null,
        rejected: ids.rejected[seat] ?? null,
        hand: hands[seat] ?? [],
        artifacts: player.artifacts.slice(),
        seen: view.players.map(({ seen }) => (seat === look.seat ? seen : null)),
        away: seat === look.seat ? view.away.slice() : [],
        deeds: player.deeds.slice(),
        out: player.out,
      })),
      pile,
      discard: view.discard.slice(),
      playing: view.playing.slice(),
      aside: view.aside.slice(),
      unused: ids.unused,
      setAside: ids.setAside,
      offer: ids.offer,
      marks,
      revealed: view.revealed,
      active: view.active,
      turns: view.turns,
      quiet: view.quiet,
    },
    stack: view.stack,
  };
}

/** The main deck without all that the viewer sees. */
export function unseenCards(view: View): CardId[] {
  const unseen = new Map<CardId, number>();
  for (const card of DECK) unseen.set(card, (unseen.get(card) ?? 0) + 1);
  const see = (card: CardId | undefined) => {
    if (card !== undefined) unseen.set(card, (unseen.get(card) ?? 0) - 1);
  };
  view.discard.forEach(see);
  view.aside.forEach(see);
  for (const { card } of view.playing) see(card);
  for (const spot of view.fractures) see(FRACTURE_ON[spot]);
  for (const { artifacts, hand, known } of view.players) [...artifacts, ...(hand ?? known)].forEach(see);
  for (const frame of view.stack) if (frame.kind === 'announce' && frame.via === 'rewind') see(frame.card);
  return [...unseen].flatMap(([card, count]) => Array<CardId>(Math.max(0, count)).fill(card));
}

/** Events are never held (CT-10.1), so hands are filled from the other unseen cards. */
function imagineCards(view: View, int: Int): { hands: CardId[][]; pile: CardId[] } {
  const unseen = unseenCards(view);
  for (const card of view.search ?? []) unseen.splice(unseen.indexOf(card), 1);
  const holdable = unseen.filter((card) => typeOf(card) !== 'event');
  shuffleWith(int, holdable);
  const hands = view.players.map((player) => {
    if (player.hand !== null) return player.hand.slice();
    return [...player.known, ...holdable.splice(0, player.handCount - player.known.length)];
  });
  const events = unseen.filter((card) => typeOf(card) === 'event');
  const pile = view.search === null ? [...holdable, ...events] : view.search.slice();
  shuffleWith(int, pile);
  return { hands, pile };
}
