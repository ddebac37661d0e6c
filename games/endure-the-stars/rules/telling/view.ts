import type { Viewer } from '@turnpoint/kernel';
import { resolveOf } from '../../content/index.ts';
import type { State, Survivor, SurvivorView, Table, View } from '../types.ts';

/** The specification's table "Hidden information", field by field. All viewers see the same. */
export function view(s: State, _viewer: Viewer): View {
  const t = s.table;
  const { boss } = t;
  return {
    options: t.options,
    campaign: t.campaign,
    refuge: t.refuge === null ? null : { ...t.refuge },
    refugeLeft: t.refugeDeck.toSorted(),
    team: t.team.map(viewSurvivor),
    first: t.first,
    round: t.round,
    phase: t.phase,
    active: t.active,
    passages: t.passages,
    doors: t.doors.map((door) => (door === null ? null : { ...door })),
    exits: t.exits.map((door) => ({ ...door })),
    figures: t.figures.map((figure) => ({ ...figure })),
    tokens: t.tokens.map(({ id, zone, mode, lured, known, face }) => ({
      id,
      zone,
      mode,
      lured,
      face: known ? face : null,
    })),
    next: t.next,
    noises: t.noises.slice(),
    itemCount: t.items.length,
    itemDiscard: t.itemDiscard.slice(),
    eventCount: t.events.length,
    eventDiscard: t.eventDiscard.slice(),
    event: t.event,
    nextEvent: t.eventKnown ? (t.events.at(-1) ?? null) : null,
    standing: t.standing,
    eventSkipped: t.eventSkipped,
    resolveCount: t.resolveDeck.length,
    goalCount: t.goals.length,
    goalDiscard: t.goalDiscard.slice(),
    boss:
      boss === null
        ? null
        : {
            deckCount: boss.deck.length,
            discard: boss.discard.slice(),
            mood: boss.mood,
            full: boss.full,
            isDead: boss.isDead,
          },
    loader: t.loader === null ? null : { ...t.loader },
    objectives: t.objectives.map((objective) => ({ ...objective })),
    aside: t.aside.slice(),
    lasting: t.lasting.slice(),
    ruled: t.ruled,
    exit: t.exit,
    airLoss: t.airLoss,
    rolls: t.rolls,
    conceding: t.conceding,
    pileCount: t.pile.length,
    awayCount: t.away.length,
    unknownFaces: unknownFaces(t),
    itemsLeft: t.items.toSorted(),
    eventsLeft: t.events.toSorted(),
    resolvesLeft: hiddenResolves(t),
    goalsLeft: t.goals.toSorted(),
    bossLeft: boss === null ? [] : boss.deck.toSorted(),
    stack: s.stack.slice(),
  };
}

const unknownFaces = (t: Table): string[] =>
  [...t.pile, ...t.away, ...t.tokens.flatMap(({ known, face }) => (known ? [] : [face]))].toSorted();

/** In the deck, or face down before a survivor. */
const hiddenResolves = (t: Table): string[] =>
  [
    ...t.resolveDeck,
    ...t.team.flatMap(({ resolves }) => resolves.flatMap(({ card, isUp }) => (isUp ? [] : [card]))),
  ].toSorted();

function viewSurvivor(survivor: Survivor): SurvivorView {
  return {
    ...survivor,
    packs: survivor.packs.slice(),
    resolves: survivor.resolves.map(({ card, isUp }) => ({ number: resolveOf(card).number, card: isUp ? card : null })),
  };
}
