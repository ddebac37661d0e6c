import type { Manifest } from '@turnpoint/catalogue';
import type { Pages } from '@turnpoint/catalogue/pages';
import {
  choices,
  LANGUAGES,
  type Look,
  look,
  Match,
  type Message,
  owing,
  type Reader,
  stream,
  type Texts,
  type Types,
  tell,
} from '@turnpoint/kernel';
import { type Companion, nameOfSetup } from '@turnpoint/testkit';
import { differences, type Fact, type GameTable, headlineOf, type Story, turnsOf, whyOf } from '@turnpoint/ui';
import { render } from 'svelte/server';
import { beforeAll, describe, expect, test } from 'vitest';

type Brought = Pick<Manifest, 'about' | 'words' | 'engine'> & { readonly pages: Pages };

const manifests = import.meta.glob<Brought>('../../../games/*/index.ts', { eager: true });
const companions = import.meta.glob<Companion>('../../../games/*/test/conformance.ts', {
  eager: true,
  import: 'default',
});
const NAMES = ['Ana', 'Bo', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gil', 'Hal'];
/** So many ways to set up a game are played, spread over all of them. */
const MOST = 3;

/** A match with its looks: those of the seats that chose, before each choice. */
interface Played {
  readonly name: string;
  readonly match: Match<Types>;
  readonly asked: readonly { readonly look: Look; readonly choice: Types['choice'] }[];
}

const spotNames = import.meta.glob<string>('../../../games/*/table/spots.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const games = Object.entries(manifests).map(([file, brought]) => ({
  id: brought.about.id,
  brought,
  companion: companions[file.replace('index.ts', 'test/conformance.ts')] as Companion,
  spots: spotNames[file.replace('index.ts', 'table/spots.ts')] ?? null,
}));

describe.each(games)('$id tells its matches', ({ brought, companion, spots }) => {
  let story: Story<Types>;
  let table: GameTable<Types>;
  const readers: Reader[] = [];
  const own: Record<string, Texts> = {};
  const played: Played[] = [];

  beforeAll(async () => {
    table = (await brought.pages.table()) as GameTable<Types>;
    story = await table.story();
    for (const language of LANGUAGES) {
      own[language] = await story.texts(language);
      const game = (await brought.words.texts[language]?.()) ?? {};
      const reader = { language, texts: { ...game, ...own[language] }, names: NAMES };
      readers.push(reader, { ...reader, you: 0 }, { ...reader, you: 1 });
    }
    const { setups } = companion;
    const every = Math.max(1, Math.floor(setups.length / MOST));
    const some = setups.filter((_, at) => at % every === 0).slice(0, MOST);
    const { policy } = await brought.engine.bot();
    for (const [at, setup] of some.entries()) played.push(play(companion, setup, at % 2 === 0 ? policy : null));
  }, 60_000);

  const said = (message: Message): string[] => readers.map((reader) => tell(reader, message));

  test('in words that both languages have, with the same values', () => {
    const places = (text: string) => [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))].sort();
    const all = (texts: Texts) => Object.entries(texts).map(([key, text]) => [key, places(text)]);
    expect(all(own.de ?? {}).sort()).toEqual(all(own.en ?? {}).sort());
  });

  test('in turns that hold every step, each with one sentence', () => {
    for (const { name, match } of played) {
      const log = match.log(null);
      const open = match.look(null);
      const turns = turnsOf(log, story, open);
      expect(turns[0], name).toMatchObject({ seat: null, n: 0, first: 0 });
      for (const [at, turn] of turns.slice(1).entries()) expect(turn.first, name).toBe((turns[at]?.last ?? 0) + 1);
      expect(turns.at(-1)?.last, name).toBe(log.at(-1)?.step);
      expect(turns.flatMap(({ entries }) => entries)).toEqual(log.flatMap(({ entries }) => entries));
      for (const turn of turns) {
        for (const line of said(headlineOf(story, turn, { look: open, log }))) {
          expect(line, name).toMatch(/^[\p{Lu}\d„“"].{5,130}[^.]$/u);
          expect(line, name).not.toMatch(/[{}]|undefined|NaN|\[object|\b(EOL|ES|CT|TS|ETS)-[A-Z]?\d/);
        }
      }
    }
  });

  test('in facts that can be compared and whose difference has its reason', () => {
    for (const { match, asked } of played) {
      const looks = asked.filter((_, at) => at % 7 === 0).map(({ look }) => look);
      for (const seen of [...looks, match.look(null)]) {
        const facts = story.facts(seen, seen.seat ?? 0);
        expect(facts.length).toBeGreaterThan(0);
        expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
        expect(JSON.parse(JSON.stringify(facts))).toEqual(facts);
        for (const fact of facts) {
          said(fact.says);
          said(
            typeof fact.value === 'number'
              ? { key: fact.as ?? fact.says.key, args: { ...fact.says.args, n: 1 } }
              : fact.value,
          );
          if (fact.good === null && typeof fact.value === 'number') continue;
          expect(reasonFor(fact)).not.toBeNull();
          said(reasonFor(fact) as Message);
        }
      }
    }
  });

  test("with marks at spots as the game's table names them", () => {
    let marked = 0;
    for (const { asked } of played)
      for (const { look: seen, choice } of asked)
        for (const spot of story.marks(choice, seen)) {
          const [, kind = ''] = /^([a-z]+)-[\w-]+$/.exec(spot) ?? [];
          expect(spots?.includes(`\`${kind}-`) || spots?.includes(`'${kind}'`), spot).toBe(true);
          marked++;
        }
    // A table without spots has nothing to mark.
    if (spots !== null) expect(marked).toBeGreaterThan(10);
  });

  test('and in one picture that brings all its paint with it', async () => {
    const { default: Picture } = await table.picture.component();
    for (const { match, asked } of played)
      for (const seen of [asked[0]?.look, asked[Math.floor(asked.length / 2)]?.look, match.look(null)]) {
        if (seen === undefined) continue;
        const { body } = render(Picture, {
          props: {
            look: seen,
            reckoned: companion.game.reckon?.(seen),
            spots: seen.choices.slice(0, 1).flatMap((choice) => story.marks(choice, seen)),
          },
        });
        expect(body.replace(/<!--.*?-->/g, '').trim()).toMatch(/^<svg[^>]* viewBox="[-\d. ]+ 560 360"[\s\S]*<\/svg>$/);
        expect(body).not.toMatch(/var\(|svelte-|<style|<foreignObject|NaN|undefined/);
      }
  });
});

/** By the game's policy, or at random. */
function play(
  { game }: Companion,
  setup: Companion['setups'][number],
  policy: ((look: Look, int: (below: number) => number) => Types['choice']) | null,
): Played {
  const name = nameOfSetup(setup);
  const match = Match.create(game, { ...setup, seed: `story ${name}` });
  if (!(match instanceof Match)) throw new Error(`${name} is refused`);
  const int = stream(`story ${name}`);
  const asked: { look: Look; choice: Types['choice'] }[] = [];
  while (match.state.outcome === null) {
    const [seat = 0] = owing(game, match.state);
    const seen = look(game, match.state, seat);
    const legal = choices(game, match.state, seat);
    const choice = policy?.(seen, int) ?? (legal[int(legal.length)] as Types['choice']);
    asked.push({ look: seen, choice });
    match.choose(seat, choice);
  }
  return { name, match, asked };
}

/** What is said when the fact is much better on one side, or another one where neither is. */
function reasonFor(fact: Fact): Message | null {
  if (typeof fact.value !== 'number') return whyOf(differences([[fact]], [[{ ...fact, value: fact.says }]]));
  const less = { ...fact, value: fact.good === 'more' ? 0 : 1 };
  const more = { ...fact, value: fact.good === 'more' ? 1 : 0 };
  return whyOf(differences([[less]], [[more]]));
}
