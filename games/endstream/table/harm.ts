import type { Foreseen } from '@turnpoint/ui';
import {
  AGENDA_TYPES,
  controllerThing,
  gearThing,
  isOperatorThing,
  ownerOf,
  type StateWord,
  seatOfController,
  type ZoneWord,
} from '../content/index.ts';
import type { EndStream, Entry, Look, Thing, View } from '../rules/types.ts';

/** What a choice would cost the one who makes it, to be warned of before it is made. `key` names its words. */
export type Harm =
  | { readonly key: 'own-controller'; readonly left: number }
  | { readonly key: 'own-falls' | 'own-hurt' | 'theirs'; readonly operator: number }
  | { readonly key: 'own-tech'; readonly card: string }
  | { readonly key: 'points'; readonly amount: number }
  | { readonly key: 'nothing' };

const BAD: readonly (StateWord | 'bonus')[] = ['IMMOBILIZED', 'IMPAIRED', 'FRAIL', 'cannot spin'];
/** They tell that something was tried, not that anything came of it. */
const MERELY: readonly Entry['type'][] = ['agenda', 'paid', 'ability', 'tech', 'cancelled'];
/** What counts every time it is made (ES-13.9). */
const STACKS: readonly ZoneWord[] = ['CONTAMINATE'];

/** A look ahead, and whose choice it is. */
interface Seen {
  readonly seat: number;
  readonly now: View;
  readonly next: View;
}

/** Has this seat made just this before, to end at the same time? */
const isMarked = ({ now, seat }: Seen, what: string, on: number): boolean =>
  now.marks.some((mark) => mark.what === what && mark.on === on && mark.by === seat && mark.until === 'start');

/** An operator that could not MOVE again however often it may (ES-3.18, 9.9). */
function cannotMove({ next, seat }: Seen, operator: number): boolean {
  const isFirstTurn = next.turn === next.first && next.players[seat as 0 | 1].turns === 1;
  const isHeld = next.operators[operator]?.states.includes('IMMOBILIZED') === true;
  return isHeld || (isFirstTurn && next.firstTurnMove === 'none');
}

function isMere(seen: Seen, entry: Entry): boolean {
  switch (entry.type) {
    case 'tech-gone':
      return entry.why === 'spent';
    case 'struck':
      // ES-11.14: who was disabled this turn feels nothing more.
      return isOperatorThing(entry.target) && entry.armor + entry.damage === 0;
    case 'lowered':
      return entry.amount === 0;
    case 'state':
      if (entry.state === 'FRAIL') return seen.now.operators[entry.operator]?.states.includes('FRAIL') === true;
      return BAD.includes(entry.state) && isMarked(seen, entry.state, entry.operator);
    case 'zone': {
      const isOff = !seen.next.zones[entry.at]?.includes(entry.zone);
      return isOff || (!STACKS.includes(entry.zone) && isMarked(seen, entry.zone, entry.at));
    }
    case 'agenda-disabled':
      return isMarked(seen, 'disabled agenda', entry.place);
    case 'extra-move':
      return cannotMove(seen, entry.operator);
    default:
      return MERELY.includes(entry.type);
  }
}

/** Who suffers from an entry. */
function hurtBy(entry: Entry): Thing | null {
  switch (entry.type) {
    case 'struck':
      return entry.target;
    case 'lowered':
    case 'disabled':
    case 'disintegrated':
      return entry.operator;
    case 'state':
      return BAD.includes(entry.state) ? entry.operator : null;
    case 'tech-gone':
      // What goes with its bearer is told by its bearer.
      return entry.why === 'destroyed' && entry.clause !== 'ES-8.15' ? gearThing(entry.gear) : null;
    default:
      return null;
  }
}

/** Whose loss it is: an operator's owner's, whoever controls it; of a tech its user's. */
function loserOf({ now }: Seen, thing: Thing): number {
  if (isOperatorThing(thing)) return ownerOf(thing);
  const gear = now.gear.find(({ id }) => gearThing(id) === thing);
  return gear === undefined ? seatOfController(thing) : gear.by;
}

/** Points that are made and could still be spent: not once the match is decided (ES-15.7). */
export function unspentOf({ view, seat }: Look): number {
  if (view.lost.length > 0) return 0;
  return AGENDA_TYPES.reduce((sum, _, n) => sum + (view.players[seat ?? 0]?.points[n] ?? 0), 0);
}

/** Blows at one's own side while the other goes free, help for the other side alone, and what does nothing at all. What is sealed is not known. */
export function harmOf({ seat, view: now }: Look, ahead: Foreseen<EndStream> | null): Harm | null {
  if (ahead === null || ahead.sealed || seat === null) return null;
  const { entries, look } = ahead;
  const seen: Seen = { seat, now, next: look.view };
  if (entries.some((entry) => entry.type === 'struck' && entry.target === controllerThing(seat)))
    return { key: 'own-controller', left: look.view.players[seat]?.armor ?? 0 };
  const done = entries.filter((entry) => !isMere(seen, entry));
  const hurt = done.flatMap((entry) => hurtBy(entry) ?? []);
  if (hurt.length > 0 && hurt.every((thing) => loserOf(seen, thing) === seat)) {
    const own = hurt.find(isOperatorThing);
    const tech = done.find(({ type }) => type === 'tech-gone');
    const falls = done.some(({ type }) => type === 'disabled' || type === 'disintegrated');
    if (own !== undefined) return { key: falls ? 'own-falls' : 'own-hurt', operator: own };
    return tech?.type === 'tech-gone' ? { key: 'own-tech', card: tech.card } : null;
  }
  const isUsed = entries.some(({ type }) => type === 'ability' || type === 'tech');
  if (!isUsed || look.view.stack.at(-1)?.kind !== 'turn') return null;
  if (done.length === 0) return { key: 'nothing' };
  const raised = done.flatMap((entry) => (entry.type === 'raised' ? [entry.operator] : []));
  const [theirs] = raised;
  const isTheirs = raised.length === done.length && raised.every((one) => look.view.operators[one]?.by !== seat);
  return theirs !== undefined && isTheirs ? { key: 'theirs', operator: theirs } : null;
}
