import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { findGames } from '@turnpoint/catalogue/node';
import { type Game, look, Match, type Types, type Viewer } from '@turnpoint/kernel';
import { describe, expect, test } from 'vitest';
import { companionOf, ROOT } from '../src/folders.ts';
import { examine, LAWS, nameOfSetup } from '../src/index.ts';
import { viewersOf } from '../src/moment.ts';
import { frozenOf, goldenOf } from './frozen.ts';

/** As it is sent, packed, to those who open an old match. */
const MOST_BYTES = 70_000;
/** What texts, bots and the kernel of today need of old rules. Their other faults are theirs for ever. */
const KEPT = LAWS.filter(({ name }) =>
  ['texts are told', 'determinize fits the look', 'replay equality'].includes(name),
);

const games = await Promise.all(
  (await findGames()).map(async ({ about: { id }, engine }) => ({
    id,
    engine,
    today: await engine.rules(),
    frozen: await frozenOf(id),
    golden: goldenOf(id),
    companion: await companionOf(id),
  })),
);

describe.each(games)('frozen rules of $id', ({ id, engine, today, frozen, golden, companion }) => {
  const versions = Object.keys(frozen);

  test('every golden record names rules that are here', () => {
    for (const { record } of golden) expect([...versions, today.version]).toContain(record.version);
  });

  test.each(Object.entries(frozen))('%s: its file is the one that was frozen, whole and small', (_, kept) => {
    const code = readFileSync(join(ROOT, 'games', id, 'frozen', kept.file));
    expect(createHash('sha256').update(code).digest('hex')).toBe(kept.sha256);
    expect(code.length).toBe(kept.bytes);
    expect(brotliCompressSync(code).length).toBeLessThan(MOST_BYTES);
    expect(code.toString()).not.toMatch(/\bimport\b|\brequire\b/);
  });

  test.each(versions)('%s: golden records replay under the frozen file itself', async (version) => {
    const rules = await fileOf(version);
    const own = golden.filter(({ record }) => record.version === version);
    expect(own).not.toEqual([]);
    for (const { record } of own) expect(Match.replay(rules, record).fingerprint()).toBe(record.end);
  });

  test.each(versions)(
    "%s: today's texts tell all that it says in every language, and worlds can be imagined",
    async (version) => {
      const old = { ...companion, game: await fileOf(version) };
      // The laws hold today's version to it in every set-up already, and it says what its file says.
      const setups = version === today.version ? companion.setups.slice(0, 1) : companion.setups;
      for (const setup of setups)
        expect([nameOfSetup(setup), examine(old, setup, { seeds: ['frozen'], laws: KEPT }).faults]).toEqual([
          nameOfSetup(setup),
          [],
        ]);
    },
  );

  test.each(versions)("%s: today's bot plays by it", async (version) => {
    const rules = await fileOf(version);
    const { policy } = await engine.bot();
    for (const { record } of golden.filter(({ record }) => record.version === version).slice(0, 2)) {
      const match = Match.replay(rules, record, Math.floor(record.choices.length / 2));
      for (const seat of match.look(null).asked) {
        const seen = match.look(seat);
        if (seen.choices.length > 0) expect(seen.choices).toContainEqual(policy(seen, () => 0));
      }
    }
  });

  test('the source of a version that is frozen says and shows what the frozen file does', async () => {
    if (!versions.includes(today.version)) return;
    const rules = await fileOf(today.version);
    for (const { record } of golden.filter(({ record }) => record.version === today.version)) {
      const [ours, kept] = [Match.replay(today, record), Match.replay(rules, record)];
      for (let step = 0; step <= record.choices.length; step += 40)
        for (const viewer of viewersOf(ours.state))
          expect(shown(ours, step, viewer)).toEqual(shown(kept, step, viewer));
      expect(ours.log(null)).toEqual(kept.log(null));
    }
  });

  async function fileOf(version: string): Promise<Game> {
    const { default: rules } = (await frozen[version]?.load()) ?? { default: today };
    return { ...rules, version };
  }
});

/** All that a viewer is shown and told of a step. */
function shown(match: Match<Types>, step: number, viewer: Viewer) {
  const { game } = match;
  const seen = look(game, match.stateAt(step), viewer);
  return {
    seen,
    labels: seen.choices.map((choice) => game.label(seen, choice)),
    text: game.text(seen),
    reckoned: game.reckon?.(seen),
  };
}
