import { copyJson, shuffleWith, type Viewer } from '@turnpoint/kernel';
import type { Companion } from '@turnpoint/testkit';
import { COLOURS, type Mode } from '../content/index.ts';
import { type EndOfLine, endOfLine, SEATS, type State } from '../rules/index.ts';
import { texts } from '../texts/index.ts';

const setups = (Object.keys(SEATS) as Mode[]).flatMap((mode) => {
  const { min, max } = SEATS[mode];
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return counts.map((seats) => ({ options: { mode, colours: COLOURS.slice(0, seats) }, seats }));
});

/**
 * The specification's table "Hidden information": the order of every deck, one's own too; the hands of others, but
 * for the co-operative partner's. A spectator knows no hand. When the match is over nothing is hidden.
 */
function scramble(state: State, viewer: Viewer, int: (below: number) => number): State {
  const s = copyJson(state);
  s.chance = { seed: `scrambled ${int(0x1_0000_0000)}`, drawn: state.chance.drawn };
  if (s.outcome !== null) return s;
  for (const [seat, { hand, deck }] of s.table.players.entries()) {
    const knowsHand = viewer !== null && (viewer === seat || s.table.mode === 'co-op');
    const unknown = knowsHand ? deck.splice(0) : [...hand.splice(0), ...deck.splice(0)];
    const held = state.table.players[seat]?.hand.length ?? 0;
    shuffleWith(int, unknown);
    if (!knowsHand) hand.push(...unknown.splice(0, held));
    deck.push(...unknown);
  }
  return s;
}

export default { game: endOfLine, texts, setups, scramble } satisfies Companion<EndOfLine>;
