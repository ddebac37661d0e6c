import { look as lookOf, owing, play, sameJson, start, stream } from '@turnpoint/kernel';
import { expect, test } from 'vitest';
import { policy } from '../../bot/policy.ts';
import { type Choice, endstream, type State } from '../../rules/index.ts';
import { sitAt } from './sit.ts';

const ME = 0;
type Seated = ReturnType<typeof sitAt>;
/** More matches on demand. */
const MATCHES = Number(process.env.TURNPOINT_MATCHES ?? 3);

const isOver = (state: State) => state.outcome !== null;
const wantedBy = (state: State, seat: number): Choice =>
  policy(lookOf(endstream, state, seat), stream(`clicks ${state.step}`));
const isMaking = ({ kind }: Choice) => kind === 'agenda' || kind === 'push';

function after(state: State, seat: number, choice: Choice): State {
  const played = play(endstream, state, seat, choice);
  if (!played.ok) throw new Error(`refused (${played.ruling.clause})`);
  return played.state;
}

/** What a scripted player is up to: the points that it makes first are made by the way, unless it pushes for them. */
function deedOf(state: State): Choice {
  const first = wantedBy(state, ME);
  let [now, wanted] = [state, first];
  while (wanted.kind === 'agenda') {
    now = after(now, ME, wanted);
    wanted = wantedBy(now, ME);
  }
  return isMaking(wanted) || wanted.kind === 'finish' ? first : wanted;
}

/** Somebody who wants this and knows the table: how often they click for it. */
async function clicksFor(at: Seated, wanted: Choice): Promise<number> {
  const { step } = at.state();
  const isDone = () => at.state().step !== step;
  let clicks = 0;
  const touch = async (act: () => Promise<void> | void) => {
    if (isDone()) return;
    clicks++;
    await act();
  };
  const select = async (thing: number) => {
    if (at.flow.selected?.kind !== 'thing' || at.flow.selected.n !== thing)
      await touch(() => at.click(`thing-${thing}`));
  };
  switch (wanted.kind) {
    case 'activate':
      await touch(() => at.click(`hand-${wanted.operator}`));
      break;
    case 'agenda':
      await touch(() => at.click(`agenda-${wanted.place}`));
      break;
    case 'ability':
    case 'tech':
    case 'spin': {
      await select(wanted.kind === 'ability' ? wanted.user : wanted.operator);
      const offer = at.flow.offers.list.find(({ choice, first }) => first !== null && sameJson(choice, wanted));
      if (offer !== undefined) await touch(() => at.act(offer.id));
      break;
    }
    case 'move':
      await select(wanted.operator);
      await touch(() => at.click(`place-${wanted.to}`));
      break;
    case 'target':
      await touch(() => at.click(`thing-${wanted.thing}`));
      break;
    case 'place':
      await touch(() => at.click(`place-${wanted.place}`));
      break;
    case 'finish':
      await touch(() => at.flow.finish());
      break;
  }
  // What is a choice of its own has a button, and so has what asks to be sure.
  if (at.flow.picked === null || !sameJson(at.flow.picked, wanted)) await touch(() => at.flow.pick(wanted));
  await touch(() => at.flow.commit());
  if (!isDone()) throw new Error(`${JSON.stringify(wanted)} was not done`);
  return clicks;
}

/** Plays a match as two scripted players would, the first of them at the table: clicks in each of its turns. */
async function clicksPerTurn(seed: string): Promise<number[]> {
  const at = sitAt(start(endstream, endstream.defaults(2), 2, seed).state);
  const turns: number[] = [];
  while (!isOver(at.state())) {
    let state = at.state();
    for (let seat = owing(endstream, state)[0]; seat === 1; seat = owing(endstream, state)[0])
      state = after(state, seat, wantedBy(state, seat));
    if (state !== at.state()) await at.goOn(state);
    if (isOver(state)) break;
    const [turn] = at.view().players.map((player) => player.turns);
    const isRest = state.stack.at(-1)?.kind === 'turn';
    const clicks = await clicksFor(at, isRest ? deedOf(state) : wantedBy(state, ME));
    if (turn !== undefined) turns[turn] = (turns[turn] ?? 0) + clicks;
  }
  return turns.slice(1);
}

test('an average own turn of a match is fifteen clicks at most', async () => {
  const turns: number[] = [];
  for (let match = 0; match < MATCHES; match++) turns.push(...(await clicksPerTurn(`clicks ${match}`)));
  const mean = turns.reduce((sum, clicks) => sum + clicks, 0) / turns.length;
  expect(turns.length).toBeGreaterThan(3 * MATCHES);
  expect(mean, `in ${turns.length} turns: ${turns}`).toBeLessThanOrEqual(15);
});
