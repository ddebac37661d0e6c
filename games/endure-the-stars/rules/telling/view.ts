import type { Viewer } from '@turnpoint/kernel';
import { resolveOf } from '../../content/index.ts';
import { alliesOf } from '../board/allies.ts';
import { noisesIn } from '../board/bound-noise.ts';
import type { ResolveView, State, Survivor, SurvivorView, Table, View } from '../types.ts';

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
    allies: alliesOf(t).map((ally) => (ally === null ? null : { ...ally })),
    tokens: t.tokens.map(({ id, spawned, zone, mode, lured, known, face }) => ({
      id,
      spawned,
      zone,
      mode,
      lured,
      face: known ? face : null,
    })),
    next: t.next,
    noises: noisesIn(t).slice(),
    itemCount: t.items.length,
    itemDiscard: t.itemDiscard.slice(),
    eventCount: t.events.length,
    eventDiscard: t.eventDiscard.slice(),
    event: t.event,
    nextEvent: t.eventKnown ? (t.events.at(-1) ?? null) : null,
    buriedEvents: t.events.slice(0, t.buried),
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
    awayPlaced: t.away.filter(({ spawned }) => !spawned).length,
    unknownFaces: [...t.pile, ...unseen(t, false), ...unseen(t, true)].toSorted(),
    placedFaces: unseen(t, false).toSorted(),
    itemsLeft: t.items.toSorted(),
    eventsLeft: t.events.toSorted(),
    resolvesLeft: hiddenResolves(t),
    goalsLeft: t.goals.toSorted(),
    bossLeft: boss === null ? [] : boss.deck.toSorted(),
    stack: s.stack.slice(),
  };
}

/** Faces that nobody knows of tokens on the map and taken away: spawned, or there from the start. */
const unseen = ({ tokens, away }: Table, spawned: boolean): string[] =>
  [...away, ...tokens.filter(({ known }) => !known)].flatMap((token) =>
    token.spawned === spawned ? [token.face] : [],
  );

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
    resolves: viewResolves(survivor.resolves),
  };
}

/** ETS-2.16: the number, and what it is once it is up. */
export const viewResolves = (resolves: Survivor['resolves']): ResolveView[] =>
  resolves.map(({ card, isUp }) => ({ number: resolveOf(card).number, card: isUp ? card : null }));
