import { anytimeChoices, byOf, choices, play, ruling } from '@turnpoint/kernel';
import { type Law, must } from '../law.ts';
import { asideChoices, type Moment, seatsOf } from '../moment.ts';
import { mustBeRuling } from '../reading.ts';
import { jsonRoundTrip } from './json-round-trip.ts';
import { somebodyDecides } from './somebody-decides.ts';

export const anytimeApart: Law = {
  name: 'anytime choices stand apart',
  says: 'no frame offers a kind that may be chosen at any time; such a choice is accepted and leaves a sound state; what the clock chooses no seat may',
  atState(m) {
    const { game } = m.companion;
    const { kinds } = game.anytime;
    for (const seat of seatsOf(m.state)) {
      const offered = choices(game, m.state, seat).find(({ kind }) => kinds.includes(kind));
      must(offered === undefined, () => `a frame offers "${offered?.kind}" to seat ${seat}`);
      for (const choice of asideChoices(m.companion, m.state, seat)) {
        must(kinds.includes(choice.kind), () => `"${choice.kind}" is chosen at any time and not declared`);
        if (m.sometimes(3)) mustLeaveSoundState(m, seat, choice);
        if (byOf(game, choice) === 'clock') mustBeTheClocks(m, seat, choice);
      }
    }
  },
};

function mustLeaveSoundState(m: Moment, seat: number, choice: { readonly kind: string }): void {
  const played = play(m.companion.game, m.state, seat, choice, byOf(m.companion.game, choice));
  must(played.ok, () => `"${choice.kind}" of seat ${seat} is offered at any time and refused`);
  if (!played.ok) return;
  const after = { ...m, state: played.state, json: JSON.stringify(played.state) };
  jsonRoundTrip.atState?.(after);
  somebodyDecides.atState?.(after);
}

function mustBeTheClocks({ companion, state }: Moment, seat: number, choice: { readonly kind: string }): void {
  const refused = ruling(companion.game, state, seat, choice);
  must(refused !== null, () => `seat ${seat} may choose "${choice.kind}" itself`);
  if (refused !== null) mustBeRuling(companion, refused, state.seats);
  const offered = anytimeChoices(companion.game, state, seat).some(({ kind }) => kind === choice.kind);
  must(!offered, () => `"${choice.kind}" is offered to seat ${seat}`);
}
