import { MEMO } from './actions.ts';
import { type Card, card } from './card.ts';
import { type Effect, fetch, flip, pass, seq, special, take } from './words.ts';

const power = (title: string, copies: number, text: string, effect: Effect): Card =>
  card('power-action', title, text, effect, { copies });

export const POWER_ACTIONS: readonly Card[] = [
  power(
    'Predestination Paradox',
    2,
    'Flip 2 different Linchpins of your choice, one after the other.',
    seq(flip(), flip()),
  ),
  power(
    'Temporal Rewind',
    3,
    'Name 1 card in the discard pile (not an Event, Power Action or Memo) and play it from there at once; no effect if there is none.',
    fetch('play', { except: [MEMO] }),
  ),
  power(
    'Causality Loop',
    2,
    'Choose left or right: every player passes their whole hand one seat that way.',
    pass('hand'),
  ),
  power(
    'Deep Cover',
    2,
    'Look at 2 unused IDs at random and keep 1 of the 3 (those 2 and your own); shuffle the others back.',
    special('deep-cover'),
  ),
  power(
    'Ferengi Raid',
    2,
    'Take 1 Artifact in play from each of up to 2 other players, one after the other; with 2 players, up to 2 from the opponent.',
    take(2),
  ),
  power(
    'Temporal Reset',
    1,
    'Turn every altered Linchpin back to its original side, all at once.',
    flip('all-altered'),
  ),
  power(
    'Starfleet Archive',
    2,
    'Search the draw pile for 1 card that is not an Event or Power Action, take it into hand unseen by others, then shuffle the draw pile.',
    special('starfleet-archive'),
  ),
];
