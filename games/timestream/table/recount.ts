import type { Message, Value, Viewer } from '@turnpoint/kernel';
import type { Recount } from '@turnpoint/ui';
import { cardAt } from '../content/index.ts';
import type { Entry, TimeStream } from '../rules/types.ts';
import { ownerOf, phaseOf } from './lanes.ts';

type Played = Extract<Entry, { type: 'played' }>;
type Targeted = Extract<Entry, { type: 'targeted' }>;
type Told = ReturnType<Recount<TimeStream>>;

const nameOf = (card: number): Message => ({ key: `card.${cardAt(card).code}` });
const phase = (lane: number): Message => ({ key: `phase.${phaseOf(lane) + 1}` });

/** Told to the viewer as theirs where it is. */
const told = (worth: number, key: string, isYours: boolean, args: Record<string, Value>): Told => ({
  worth,
  says: { key: `recap.${key}${isYours ? '-yours' : ''}`, args },
});

/** How much a card matters by how it is played. */
const WORTH: Readonly<Record<Played['as'], number>> = {
  timestream: 100,
  fill: 60,
  lock: 55,
  occupier: 45,
  intervention: 40,
  obstacle: 30,
  advance: 20,
  link: 15,
};
const CHAIN_LOST = 80;
const LOST = 50;
const HAND_LOST = 42;
const HINDERED = 35;

function played({ seat, card, as, at }: Played, viewer: Viewer): Told {
  const player = { seat };
  if (as === 'link' || as === 'intervention' || as === 'timestream')
    return told(WORTH[as], as, seat === viewer, { player, card: nameOf(card) });
  const owner = ownerOf(at);
  return told(WORTH[as], as, owner === viewer, { player: { seat: owner }, card: nameOf(card), phase: phase(at) });
}

function targeted({ seat, from, to }: Targeted, viewer: Viewer): Told {
  if (!from.voided && !to.voided) return null;
  const args = { from: nameOf(from.card), to: nameOf(to.card), player: { seat } };
  if (from.voided && to.voided) return told(LOST, 'both', false, args);
  if (from.voided) return told(LOST, 'falls', seat === viewer, args);
  const worth = cardAt(to.card).type === 'Event Chain' ? CHAIN_LOST : LOST;
  return told(worth, viewer !== null && seat !== viewer ? 'hit' : 'voids', seat === viewer, args);
}

/** What of the log is worth a line to those who did not look, in few words. */
export const recount = (entry: Entry, viewer: Viewer): Told => {
  switch (entry.type) {
    case 'played':
      return played(entry, viewer);
    case 'targeted':
      return targeted(entry, viewer);
    case 'voided':
    case 'returned': {
      // What a target voids is told with the target.
      if (entry.clause === 'TS-19.2' || entry.clause === 'TS-19.3') return null;
      const cards = { list: entry.cards.map(nameOf) };
      return told(LOST, entry.type, entry.seat === viewer, { player: { seat: entry.seat }, cards });
    }
    case 'hand-voided':
    case 'cell-gone':
      return told(HAND_LOST, entry.type, entry.seat === viewer, {
        player: { seat: entry.seat },
        card: nameOf(entry.card),
      });
    case 'sealed':
      return told(HINDERED, 'sealed', ownerOf(entry.lane) === viewer, {
        player: { seat: ownerOf(entry.lane) },
        phase: phase(entry.lane),
      });
    case 'will-skip':
      return told(HINDERED, 'will-skip', entry.seat === viewer, { player: { seat: entry.seat } });
    case 'conceded':
      return { worth: WORTH.timestream, says: { key: 'log.conceded', args: { player: { seat: entry.seat } } } };
    default:
      return null;
  }
};
