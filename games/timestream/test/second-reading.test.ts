import { choices, owing, playInPlace, start, stream } from '@turnpoint/kernel';
import { expect, test } from 'vitest';
import { DECK_IDS, DECKS } from '../content/index.ts';
import { energyOf, resistanceOf } from '../rules/board/values.ts';
import { type Choice, type State, timestream } from '../rules/index.ts';
import { paymentsFor } from './second-reading/payments.ts';
import { playsOf, printPlay } from './second-reading/plays.ts';
import { piecesIn, valuesOf } from './second-reading/printed.ts';
import { targetsOf } from './second-reading/targets.ts';

// The specification read a second time, from what the cards print: whatever the rules offer, it must offer too.

const MATCHES = 48;

const ofKind = <K extends Choice['kind']>(all: readonly Choice[], kind: K) =>
  all.filter((choice): choice is Extract<Choice, { kind: K }> => choice.kind === kind);

function compare({ table: t, stack }: State, seat: 0 | 1, offered: readonly Choice[]): void {
  const frame = stack.at(-1);
  if (frame?.kind === 'play') {
    expect(ofKind(offered, 'play').map(printPlay).sort()).toEqual(playsOf(t, seat));
    for (const piece of t.lanes.flatMap(piecesIn))
      expect([energyOf(t, piece), resistanceOf(t, piece)]).toEqual(valuesOf(t, piece));
  } else if (frame?.kind === 'target') {
    expect(ofKind(offered, 'target').map(({ lane }) => lane)).toEqual(targetsOf(t, seat));
  } else if (frame?.kind === 'pay' && frame.cells === null) {
    const ways = ofKind(offered, 'pay').map(({ ancient, future, universal }) => [ancient, future, universal].join());
    expect(new Set(ways)).toEqual(paymentsFor(frame.play.card, t.players[seat].unlinked));
  }
}

test('TS-10.1 TS-11.6 TS-18.1 TS-3.9 plays, payments, targets and values are those of a second reading', () => {
  for (let n = 0; n < MATCHES; n++) {
    const decks = [DECKS[DECK_IDS[n % 4]!], DECKS[DECK_IDS[(n >> 2) % 4]!]] as const;
    const { state } = start(timestream, { decks, powerStart: n % 3 !== 0, openLists: true }, 2, `reading ${n}`);
    const int = stream(`reader ${n}`);
    while (state.outcome === null) {
      const seat = owing(timestream, state)[0] as 0 | 1;
      const offered = choices(timestream, state, seat);
      compare(state, seat, offered);
      playInPlace(timestream, state, seat, offered[int(offered.length)]!);
    }
  }
}, 60_000);
