import type { Sight } from '@turnpoint/protocol';
import { z } from 'zod';
import type { Play } from '../play/play.ts';
import { Denied, type Route } from './route.ts';
import { SHAPES } from './shapes.ts';
import type { Streams } from './stream.ts';

/** The doors of the host over HTTP: for programs. */
export function matchRoutes({ host, catalogue }: Play, streams: Streams): Route[] {
  const seated = '/api/matches/{match}/seats/{seat}';

  return [
    {
      method: 'GET',
      path: '/api/matches',
      tells: 'Your matches, the latest change first.',
      needs: 'read',
      gives: z.array(SHAPES.Json),
      answer: async ({ caller }) => (await host.door(caller.id).library.list()).matches,
    },
    {
      method: 'POST',
      path: '/api/matches',
      tells: 'Makes a match whose persons are all you.',
      needs: 'make',
      takes: SHAPES.NewMatch,
      gives: SHAPES.MadeMatch,
      refuses: ['no-such-game', 'too-many-matches'],
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
      refuses: ['no-such-match', 'not-your-seat'],
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
      refuses: ['no-such-match', 'not-your-seat'],
      async answer({ caller, params: { match, seat } }) {
        const port = await host.door(caller.id).sit(match, seat, null);
        return port.text().finally(() => port.close());
      },
    },
    {
      method: 'GET',
      path: `${seated}/stream`,
      tells: 'What your seat sees, a line of JSON whenever something changes; empty lines in between keep it alive.',
      needs: 'read',
      gives: SHAPES.Sight,
      streams: true,
      refuses: ['no-such-match', 'not-your-seat'],
      answer: ({ caller, params: { match, seat }, reply }) =>
        streams.open(reply, (listener) => host.door(caller.id).sit(match, seat, listener)),
    },
    {
      method: 'GET',
      path: '/api/matches/{match}/stream',
      tells: 'The same for spectators.',
      needs: 'read',
      gives: SHAPES.Sight,
      streams: true,
      refuses: ['no-such-match'],
      answer: ({ caller, params: { match }, reply }) =>
        streams.open(reply, (listener) => host.door(caller.id).watch(match, listener)),
    },
    {
      method: 'POST',
      path: `${seated}/choose`,
      tells: 'Chooses for your seat. `done` means that it is stored.',
      needs: 'play',
      takes: SHAPES.Choose,
      gives: SHAPES.Answer,
      refuses: ['no-such-match', 'not-your-seat'],
      async answer({ caller, params: { match, seat }, body }) {
        const { choices, at, receipt = null } = body as z.infer<typeof SHAPES.Choose>;
        const port = await host.door(caller.id).sit(match, seat, null);
        return port.choose(choices, at, receipt as never).finally(() => port.close());
      },
    },
    {
      method: 'POST',
      path: `${seated}/undo`,
      tells: 'Takes back the latest choice of your seat, or all after a step.',
      needs: 'play',
      takes: SHAPES.Undo,
      gives: SHAPES.Undone,
      refuses: ['no-such-match', 'not-your-seat'],
      async answer({ caller, params: { match, seat }, body }) {
        const { to = null } = body as z.infer<typeof SHAPES.Undo>;
        const port = await host.door(caller.id).sit(match, seat, null);
        return { refused: await port.undo(to).finally(() => port.close()) };
      },
    },
    {
      method: 'POST',
      path: `${seated}/why`,
      tells: 'Why your seat cannot choose something now: a clause and a sentence, or null when it can.',
      needs: 'read',
      takes: SHAPES.Why,
      gives: SHAPES.Ruling,
      refuses: ['no-such-match', 'not-your-seat'],
      async answer({ caller, params: { match, seat }, body }) {
        const port = await host.door(caller.id).sit(match, seat, null);
        return { ruling: await port.why((body as z.infer<typeof SHAPES.Why>).choice).finally(() => port.close()) };
      },
    },
  ];
}
