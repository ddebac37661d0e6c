import type { SeatPort, Sight } from '@turnpoint/protocol';
import { z } from 'zod';
import type { Play } from '../play/play.ts';
import { type Asked, Denied, type Route } from './route.ts';
import { SHAPES } from './shapes.ts';
import type { Streams } from './stream.ts';

/** The doors of the host over HTTP: for programs. */
export function matchRoutes({ host, catalogue }: Play, streams: Streams): Route[] {
  const seated = '/api/matches/{match}/seats/{seat}';
  const unseated = ['no-such-match', 'not-your-seat'] as const;
  /** Sits down for one thing. */
  async function atSeat<X>(
    { caller, params: { match, seat } }: Asked,
    act: (port: SeatPort) => Promise<X>,
  ): Promise<X> {
    const port = await host.door(caller.id).sit(match, seat, null);
    return act(port).finally(() => port.close());
  }

  return [
    {
      method: 'GET',
      path: '/api/matches',
      tells: 'Your matches, the latest change first.',
      needs: 'read',
      gives: z.array(SHAPES.Json),
      // They may be thousands.
      costs: 25,
      answer: async ({ caller }) => (await host.door(caller.id).library.list()).matches,
    },
    {
      method: 'POST',
      path: '/api/matches',
      tells: 'Makes a match whose persons are all you.',
      needs: 'make',
      takes: SHAPES.NewMatch,
      gives: SHAPES.MadeMatch,
      refuses: ['no-such-game', 'options-refused', 'too-many-matches'],
      costs: 2,
      async answer({ caller, body }) {
        const { game, players, options } = body as z.infer<typeof SHAPES.NewMatch>;
        const { library } = host.door(caller.id);
        const { ticket, seal } = await library.deal();
        const usual = async () => (await catalogue.rules(game, null)).defaults(players.length) as object;
        const made = await library.create({ game, options: options ?? (await usual()), players, deal: { ticket } });
        if (!made.ok) throw new Denied('options-refused', made.ruling.clause);
        return { id: made.id, seal };
      },
    },
    {
      method: 'GET',
      path: seated,
      tells: 'What your seat sees now.',
      needs: 'read',
      gives: SHAPES.Sight,
      refuses: unseated,
      async answer({ caller, params: { match, seat } }) {
        const sights: Sight[] = [];
        const port = await host
          .door(caller.id)
          .sit(match, seat, { sight: (sight) => sights.push(sight), fault: () => {} });
        await port.close();
        return sights[0];
      },
    },
    {
      method: 'GET',
      path: `${seated}/text`,
      tells: 'The same as text.',
      needs: 'read',
      gives: SHAPES.Text,
      refuses: unseated,
      answer: (asked) => atSeat(asked, (port) => port.text()),
    },
    {
      method: 'GET',
      path: `${seated}/stream`,
      tells: 'What your seat sees, a line of JSON whenever something changes; empty lines in between keep it alive.',
      needs: 'read',
      gives: SHAPES.Sight,
      streams: true,
      refuses: [...unseated, 'too-many-sockets'],
      answer: (asked) => {
        const { match, seat } = asked.params;
        return streams.open(asked, (listener) => host.door(asked.caller.id).sit(match, seat, listener));
      },
    },
    {
      method: 'GET',
      path: '/api/matches/{match}/stream',
      tells: 'The same for spectators.',
      needs: 'read',
      gives: SHAPES.Sight,
      streams: true,
      refuses: ['no-such-match', 'too-many-sockets'],
      answer: (asked) =>
        streams.open(asked, (listener) => host.door(asked.caller.id).watch(asked.params.match, listener)),
    },
    {
      method: 'GET',
      path: '/api/matches/{match}/deal',
      tells:
        'What a finished match was dealt from, to be checked by hand: its seal, its seed and the parts it was made of.',
      needs: 'read',
      gives: SHAPES.Deal,
      refuses: ['no-such-match', 'not-over'],
      costs: 25,
      async answer({ caller, params: { match } }) {
        const { review } = host.door(caller.id);
        const [{ seal, parts }, { seed }] = await Promise.all([review.check(match), review.record(match)]);
        return { seal, seed, parts };
      },
    },
    {
      method: 'POST',
      path: `${seated}/choose`,
      tells: 'Chooses for your seat. `done` means that it is stored.',
      needs: 'play',
      takes: SHAPES.Choose,
      gives: SHAPES.Answer,
      refuses: [...unseated, 'called-off', 'went-on'],
      answer(asked) {
        const { choices, at, receipt = null } = asked.body as z.infer<typeof SHAPES.Choose>;
        return atSeat(asked, (port) => port.choose(choices, at, receipt as never));
      },
    },
    {
      method: 'POST',
      path: `${seated}/undo`,
      tells: 'Takes back the latest choice of your seat, or all after a step.',
      needs: 'play',
      takes: SHAPES.Undo,
      gives: SHAPES.Undone,
      refuses: [...unseated, 'called-off', 'went-on'],
      async answer(asked) {
        const { to = null } = asked.body as z.infer<typeof SHAPES.Undo>;
        return { refused: await atSeat(asked, (port) => port.undo(to)) };
      },
    },
    {
      method: 'POST',
      path: `${seated}/why`,
      tells: 'Why your seat cannot choose something now: a clause and a sentence, or null when it can.',
      needs: 'read',
      takes: SHAPES.Why,
      gives: SHAPES.Ruling,
      refuses: unseated,
      async answer(asked) {
        const { choice } = asked.body as z.infer<typeof SHAPES.Why>;
        return { ruling: await atSeat(asked, (port) => port.why(choice)) };
      },
    },
  ];
}
