import { BOTS, counted } from '@turnpoint/bots';
import type { Manifest } from '@turnpoint/catalogue';
import type { Pages } from '@turnpoint/catalogue/pages';
import { MISSION_IDS } from '@turnpoint/endure-the-stars/content';
import { LANGUAGES, Match, owing, type Reader, stream, type Types } from '@turnpoint/kernel';
import { type Companion, nameOfSetup, type Setup, tableOf } from '@turnpoint/testkit';
import { type Base, type GameTable, readingTime, type Stage } from '@turnpoint/ui';
import { de } from '@turnpoint/ui/texts/de';
import { en } from '@turnpoint/ui/texts/en';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

type Brought = Pick<Manifest, 'about' | 'words' | 'engine'> & { readonly pages: Pages };
type MakeStage = new (base: Base<Types>, origin: () => null) => Stage<Types>;

const manifests = import.meta.glob<Brought>('../../../games/*/index.ts', { eager: true });
const companions = import.meta.glob<Companion>('../../../games/*/test/conformance.ts', {
  eager: true,
  import: 'default',
});
const stages = import.meta.glob<MakeStage>('../../../games/*/table/motion/stage.svelte.ts', {
  eager: true,
  import: 'Stage',
});
const NAMES = ['Ana', 'Bo', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gil', 'Hal'];
/** Nobody waits longer than this for what one choice has brought about, in milliseconds. */
const BEARABLE = 20_000;

const games = Object.entries(manifests).map(([file, brought]) => {
  const from = (path: string) => file.replace('index.ts', path);
  return {
    id: brought.about.id,
    brought,
    companion: companions[from('test/conformance.ts')] as Companion,
    Stage: stages[from('table/motion/stage.svelte.ts')] as MakeStage,
  };
});

/** Every mission by a team of six: they tell most. Of other games the first and the last set-up. */
function setupsOf({ game, setups }: Companion): readonly Setup<Types>[] {
  if (game.id === 'endure-the-stars')
    return MISSION_IDS.map((mission) => ({ options: { mission, team: 6 }, seats: 1 }));
  return setups.filter((_, at) => at === 0 || at === setups.length - 1);
}

const isTold = (says: string | null | undefined): says is string => says !== null && says !== undefined;

describe.each(games)('$id tells what happened so that it can be read', ({ brought, companion, Stage }) => {
  const readers: Record<string, Reader> = {};
  let knows: unknown;

  beforeAll(async () => {
    vi.useFakeTimers();
    vi.stubGlobal('requestAnimationFrame', (tick: (now: number) => void) =>
      setTimeout(() => tick(performance.now()), 16),
    );
    vi.stubGlobal('cancelAnimationFrame', clearTimeout);
    vi.stubGlobal('reportError', (fault: unknown) => {
      throw fault;
    });
    const table = (await brought.pages.table()) as GameTable<Types>;
    for (const language of LANGUAGES) {
      const own = (await table.table.texts?.(language)) ?? {};
      const words = (await brought.words.texts[language]?.()) ?? {};
      readers[language] = { language, texts: { ...{ en, de }[language], ...words, ...own }, names: NAMES, you: 0 };
    }
    knows = await brought.engine.bot();
  });
  afterAll(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** Plays a match out; the first seat's table is told after each choice. */
  async function through(
    setup: Setup<Types>,
    reader: Reader,
    each: (stage: Stage<Types>, table: ReturnType<typeof tableOf>, fresh: readonly Types['entry'][]) => Promise<void>,
  ): Promise<void> {
    const seed = `told ${nameOfSetup(setup)}`;
    const { game } = companion;
    const match = Match.create(game, { ...setup, seed });
    if (!(match instanceof Match)) throw new Error(match.ruling.clause);
    const bot = BOTS.scripted({ game, knows: knows as never, int: stream(seed) });
    const table = tableOf(game, match, { seat: 0, reader });
    table.follow();
    const stage = new Stage(table as unknown as Base<Types>, () => null);
    while (match.state.outcome === null) {
      const [seat = 0] = owing(game, match.state);
      match.choose(seat, bot.choose(match.look(seat), counted(1)));
      const fresh = table.follow();
      await each(stage, table, fresh);
    }
  }

  /** What is told until all has been, and for how long each sentence stood. */
  async function heard(stage: Stage<Types>): Promise<{ says: string; stood: number; needs: number }[]> {
    const told: { says: string; stood: number; needs: number }[] = [];
    let now = stage.sentence;
    let since = Date.now();
    const end = () => {
      if (isTold(now?.says)) told.push({ says: now.says, stood: Date.now() - since, needs: readingTime(now) });
      [now, since] = [stage.sentence, Date.now()];
    };
    await vi.advanceTimersByTimeAsync(0);
    while (stage.busy) {
      if (stage.sentence !== now) end();
      await vi.advanceTimersToNextTimerAsync();
      // What follows from it comes before anything else.
      for (let n = 0; n < 3; n++) await vi.advanceTimersByTimeAsync(0);
    }
    end();
    return told;
  }

  test('every sentence stands long enough, and nobody waits too long, in either language', async () => {
    const waits: number[] = [];
    const letters: number[] = [];
    for (const [at, setup] of setupsOf(companion).entries()) {
      const language = LANGUAGES[at % LANGUAGES.length] ?? 'en';
      await through(setup, readers[language] as Reader, async (stage, { look }, fresh) => {
        stage.feed(look.view, fresh, false);
        const from = Date.now();
        for (const { says, stood, needs } of await heard(stage)) {
          expect(says).not.toMatch(/[{}]|undefined|\b(table|log|beat|recap)\.[a-z]/);
          expect(stood, says).toBeGreaterThanOrEqual(needs - 1);
          expect(needs, says).toBeGreaterThanOrEqual(Math.max(800, 30 * says.length));
          // It fits at the prompt of a phone, in small letters.
          expect(says.length, says).toBeLessThan(220);
          letters.push(says.length);
        }
        waits.push(Date.now() - from);
        expect([stage.view, stage.ahead]).toEqual([look.view, 0]);
      });
    }
    expect(letters.length).toBeGreaterThan(40);
    expect(Math.max(...waits)).toBeLessThan(BEARABLE);
  });

  test('told again without motion it is the same, and whoever skips loses nothing', async () => {
    let compared = 0;
    const [setup] = setupsOf(companion);
    await through(setup as Setup<Types>, readers.en as Reader, async (stage, table, fresh) => {
      stage.feed(table.look.view, fresh, false);
      stage.skip();
      await vi.advanceTimersByTimeAsync(0);
      expect([stage.view, stage.ahead, stage.busy]).toEqual([table.look.view, 0, false]);
      if (!stage.canTellAgain || !stage.past?.isNew || compared >= 6) return;
      const again = async (calm: boolean) => {
        table.props.calm = calm;
        const done = stage.tellAgain();
        await vi.advanceTimersByTimeAsync(0);
        await done;
        const told = await heard(stage);
        table.props.calm = false;
        expect([stage.view, stage.isAgain]).toEqual([table.look.view, false]);
        return told.map(({ says }) => says);
      };
      const [moving, still] = [await again(false), await again(true)];
      expect(still).toEqual(moving);
      if (moving.length > 0) compared++;
    });
    expect(compared).toBeGreaterThan(2);
  });
});
