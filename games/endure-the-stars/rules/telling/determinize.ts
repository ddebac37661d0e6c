import { type Imagined, shuffleWith } from '@turnpoint/kernel';
import { resolveOf, tokenOf } from '../../content/index.ts';
import { bossAmong } from '../board/grouped.ts';
import type { Endure, HeldResolve, Look, Table, Token, View } from '../types.ts';

type Int = (below: number) => number;

/** A state that fits the look: decks in another order, unknown tokens and face-down Resolve cards dealt anew. */
export function determinize({ view }: Look, int: Int): Imagined<Endure> {
  const { deck, held } = imagineResolves(view, int);
  const { placed, pile } = imagineFaces(view, int);
  const events = imagineEvents(view, int);
  const table: Table = {
    options: view.options,
    campaign: view.campaign,
    refuge: view.refuge === null ? null : { ...view.refuge },
    refugeDeck: shuffled(view.refugeLeft, int),
    team: view.team.map((survivor, who) => ({
      ...survivor,
      packs: survivor.packs.slice(),
      resolves: held[who] ?? [],
    })),
    first: view.first,
    round: view.round,
    phase: view.phase,
    active: view.active,
    passages: view.passages,
    doors: view.doors.map((door) => (door === null ? null : { ...door })),
    exits: view.exits.map((door) => ({ ...door })),
    figures: view.figures.map((figure) => ({ ...figure })),
    ...(view.allies.length > 0 && { allies: view.allies.map((ally) => (ally === null ? null : { ...ally })) }),
    tokens: withBoss(
      view,
      view.tokens.map(({ face, id, spawned, zone, mode, lured }) => ({
        id,
        face: face ?? ((spawned ? pile : placed).pop() as string),
        spawned,
        known: face !== null,
        zone,
        mode,
        lured,
      })),
      int,
    ),
    next: view.next,
    away: [
      ...placed.splice(0, view.awayPlaced).map((face) => ({ face, spawned: false })),
      ...pile.splice(0, view.awayCount - view.awayPlaced).map((face) => ({ face, spawned: true })),
    ],
    pile,
    noises: view.noises.filter(({ bound }) => bound !== true),
    items: shuffled(view.itemsLeft, int),
    itemDiscard: view.itemDiscard.slice(),
    events,
    eventDiscard: view.eventDiscard.slice(),
    event: view.event,
    eventKnown: view.nextEvent !== null,
    buried: view.buriedEvents.length,
    standing: view.standing,
    eventSkipped: view.eventSkipped,
    resolveDeck: deck,
    goals: shuffled(view.goalsLeft, int),
    goalDiscard: view.goalDiscard.slice(),
    boss:
      view.boss === null
        ? null
        : {
            deck: shuffled(view.bossLeft, int),
            discard: view.boss.discard.slice(),
            mood: view.boss.mood,
            full: view.boss.full,
            isDead: view.boss.isDead,
          },
    loader: view.loader === null ? null : { ...view.loader },
    objectives: view.objectives.map((objective) => ({ ...objective })),
    aside: view.aside.slice(),
    lasting: view.lasting.slice(),
    ruled: view.ruled,
    exit: view.exit,
    airLoss: view.airLoss,
    rolls: view.rolls,
    conceding: view.conceding,
  };
  return { table, stack: view.stack };
}

function shuffled<X>(cards: readonly X[], int: Int): X[] {
  const deck = [...cards];
  shuffleWith(int, deck);
  return deck;
}

/** What the mission laid on the map is public, and so is what the pile began with; which is where is not. */
function imagineFaces({ unknownFaces, placedFaces }: View, int: Int): { placed: string[]; pile: string[] } {
  const pile = [...unknownFaces];
  for (const face of placedFaces) pile.splice(pile.indexOf(face), 1);
  return { placed: shuffled(placedFaces, int), pile: shuffled(pile, int) };
}

/** ETS-M11.9: a boss that is one of some tokens is any of those that nobody knows; whoever lay there takes its place. */
function withBoss(view: View, tokens: Token[], int: Int): Token[] {
  const group = view.phase === 'set-up' ? null : bossAmong(view);
  const chief = tokens.find(({ face, known }) => !known && tokenOf(face).type === group?.boss);
  const rivals = tokens.filter(({ id, known }) => !known && group?.ids.includes(id) === true);
  if (chief === undefined || rivals.length === 0 || rivals.includes(chief)) return tokens;
  const other = rivals[int(rivals.length)] as Token;
  const faces = new Map([
    [other.id, chief.face],
    [chief.id, other.face],
  ]);
  return tokens.map((token) => ({ ...token, face: faces.get(token.id) ?? token.face }));
}

/** What the team knows stays where it is: on top, and at the bottom. */
function imagineEvents({ eventsLeft, nextEvent, buriedEvents }: View, int: Int): string[] {
  const top = nextEvent === null || buriedEvents.length === eventsLeft.length ? [] : [nextEvent];
  const rest = [...eventsLeft];
  for (const known of [...buriedEvents, ...top]) rest.splice(rest.indexOf(known), 1);
  return [...buriedEvents, ...shuffled(rest, int), ...top];
}

/** Numbers are public (ETS-2.16): each face-down card is one of those with its number. */
function imagineResolves({ team, resolvesLeft }: View, int: Int): { deck: string[]; held: HeldResolve[][] } {
  const deck = shuffled(resolvesLeft, int);
  const held = team.map(({ resolves }) =>
    resolves.map(({ number, card }): HeldResolve => {
      if (card !== null) return { card, isUp: true };
      const at = deck.findIndex((other) => resolveOf(other).number === number);
      return { card: deck.splice(at, 1)[0] as string, isUp: false };
    }),
  );
  return { deck, held };
}
