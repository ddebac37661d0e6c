import { entriesFor, look as lookOf, type Message, play, type Ruling, ruling } from '@turnpoint/kernel';
import type { Base, Foreseen } from '@turnpoint/ui';
import { type Choice, type EndStream, type Entry, endstream, type State } from '../../rules/index.ts';
import { Flow } from '../flow.svelte.ts';
import { readSpot, type Spot } from '../spots.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** The first seat's place at a table in this position: what is touched is played, and goes on from there. */
export function sitAt(position: State) {
  const states: State[] = [position];
  const chosen: Choice[][] = [];
  const refused: Message[] = [];
  const at = () => states.at(-1) as State;
  const lookAt = (state: State) => lookOf(endstream, state, 0);
  const base = {
    look: lookAt(at()),
    mine: true,
    shows: () => true,
    refusals: { clear() {}, show: (_: string, { because }: Ruling) => refused.push(because), async ask() {} },
    props: {
      labels: [],
      use: 'play',
      undo: { refusal: null },
      why: async (choice: object) => ruling(endstream, at(), 0, choice as Choice),
      choose(...choices: Choice[]) {
        chosen.push(choices);
        for (const choice of choices) {
          const played = play(endstream, at(), 0, choice);
          if (!played.ok) throw new Error(`refused (${played.ruling.clause})`);
          states.push(played.state);
        }
        arrive();
      },
      takeBack(to: number) {
        states.splice(states.findIndex(({ step }) => step === to) + 1);
        arrive();
      },
      async foresee(choices: readonly Choice[]): Promise<Foreseen<EndStream> | null> {
        let now = at();
        const entries: Entry[] = [];
        for (const choice of choices) {
          const played = play(endstream, now, 0, choice);
          if (!played.ok) return null;
          if (played.sealed) return { sealed: true };
          now = played.state;
          entries.push(...(entriesFor(played.log, 0) as Entry[]));
        }
        const seen = lookAt(now);
        return { sealed: false, look: seen, entries, lines: entries.map((entry) => endstream.describe(seen, entry)) };
      },
    },
  };
  Object.assign(base.props, { look: base.look });
  const flow = new Flow(base as unknown as Base<EndStream>, () => false);

  function arrive() {
    base.look = lookAt(at());
    Object.assign(base.props, { look: base.look });
    base.mine = base.look.asked.includes(0);
    flow.arrive();
  }

  return {
    flow,
    chosen,
    refused,
    view: () => base.look.view,
    step: () => at().step,
    state: at,
    /** What others did meanwhile. */
    async goOn(state: State) {
      states.push(state);
      arrive();
      await settled();
    },
    settle: settled,
    /** By mouse: the pointer comes first. */
    async click(spot: string) {
      flow.see(spot);
      await settled();
      flow.touch(readSpot(spot) as Spot);
      await settled();
    },
    async tap(spot: string) {
      flow.touch(readSpot(spot) as Spot);
      await settled();
    },
    /** An action of whoever is selected, by mouse or by touch. */
    async act(kind: string, { byTouch = false } = {}) {
      const offer = flow.offers.list.find((one) => one.kind === kind || one.id === kind);
      if (offer === undefined) throw new Error(`no ${kind} among ${flow.offers.list.map(({ id }) => id)}`);
      if (!byTouch) flow.seeAction(offer);
      await settled();
      flow.act(offer);
      await settled();
    },
    async undo() {
      flow.takeBack();
      await settled();
    },
  };
}
