import { type FrameRules, only } from '@turnpoint/kernel';
import type { Index } from '../../content/index.ts';
import { outOfHand } from '../board/hands.ts';
import { seatsIn } from '../board/seats.ts';
import { type Announcing, optionsFor } from '../effects/options.ts';
import { type Slot, slotsOf } from '../effects/slots.ts';
import { refuseNaming } from '../refusals/naming.ts';
import type { Choice, ChronoTrek, Context, Direction, FrameOf, NamingChoice, Playing, State, Table } from '../types.ts';

/** The next question of an announcement. Nothing that can be named answers itself: that is public (R54). */
export function nextSlot(
  t: Table,
  now: Announcing,
): { readonly answers: readonly string[]; readonly slot: Slot | null } {
  const answers = [...now.answers];
  for (const slot of slotsOf(now.card).slice(answers.length)) {
    const asked = slot.after === null || follows(answers[slot.after.slot] ?? '', slot.after.answer);
    const options = asked ? optionsFor(t, { ...now, answers }, slot) : [];
    const settled = options.length === 0 ? '' : slot.what === 'option' && options.length === 1 ? options[0] : undefined;
    if (settled === undefined) return { answers, slot };
    answers.push(settled);
  }
  return { answers, slot: null };
}

function follows(given: string, wanted: string | null): boolean {
  return wanted === null ? given !== '' : given === wanted;
}

/** Asks for the next thing to name; once all is named the play is public and final (CT-6.12). */
export function announce(s: State, now: Playing, ctx: Context): void {
  const { answers, slot } = nextSlot(s.table, now);
  const { seat, card, via } = now;
  if (slot !== null) {
    ctx.push({ kind: 'announce', seat, card, via, answers });
    return;
  }
  if (via !== 'rewind') outOfHand(s.table, seat, card);
  s.table.playing.push({ card, seat, via, answers });
  s.table.quiet = -1;
  ctx.learns(seatsIn(s.table));
  ctx.log({ type: 'play', clause: via === 'turn' ? 'CT-6.3' : 'CT-6.10', seat, card, via, answers });
  ctx.push({ kind: 'window' });
}

export const announcing: FrameRules<ChronoTrek, FrameOf<'announce'>> = {
  rest: false,
  deciders: (_, { seat }) => only(seat),
  prompt: (s, frame) => {
    const { slot } = nextSlot(s.table, frame);
    return { key: `prompt.name.${slot?.what}`, args: { card: { key: `card.${frame.card}` } } };
  },
  choices(s, frame) {
    const { slot } = nextSlot(s.table, frame);
    if (slot === null) return [];
    const named: Choice[] = optionsFor(s.table, frame, slot).map((answer) => choiceOf(slot, answer));
    return slot.optional ? [...named, { kind: 'done' }] : named;
  },
  refuse: (s, frame, _, choice) => refuseNaming(s.table, frame, nextSlot(s.table, frame).slot, choice),
  resolve(s, { seat, card, via, answers }, [choice], ctx) {
    announce(s, { seat, card, via, answers: [...answers, answerOf(choice as NamingChoice)] }, ctx);
  },
};

function choiceOf(slot: Slot, answer: string): NamingChoice {
  switch (slot.what) {
    case 'linchpin':
      return { kind: 'linchpin', at: answer as Index };
    case 'own-artifact':
    case 'other-artifact':
      return { kind: 'artifact', card: answer };
    case 'pile-card':
    case 'pile-artifact':
      return { kind: 'pile', card: answer };
    case 'player':
    case 'player-with-hand':
      return { kind: 'player', seat: Number(answer) };
    case 'direction':
      return { kind: 'direction', to: answer as Direction };
    case 'option':
      return { kind: 'option', take: answer as 'reward' | 'cards' };
  }
}

export function answerOf(choice: NamingChoice): string {
  switch (choice.kind) {
    case 'linchpin':
      return choice.at;
    case 'artifact':
    case 'pile':
      return choice.card;
    case 'player':
      return String(choice.seat);
    case 'direction':
      return choice.to;
    case 'option':
      return choice.take;
    case 'done':
      return '';
  }
}
