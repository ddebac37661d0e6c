import { copyJson, type Types } from '@turnpoint/kernel';
import { describe, expect, test } from 'vitest';
import { type Companion, examine, nameOfSetup } from '../src/index.ts';
import { type ConnectFour, connectFour } from '../src/toy/connect-four.ts';
import { connectFourTexts } from '../src/toy/connect-four-texts.ts';
import { crewCompanion } from '../src/toy/crew-companion.ts';
import { hushCompanion } from '../src/toy/hush/companion.ts';

const SEEDS = Array.from({ length: 12 }, (_, i) => `toy ${i}`);

const connectFourCompanion: Companion<ConnectFour> = {
  game: connectFour,
  texts: { en: connectFourTexts },
  setups: [{ options: {}, seats: 2 }],
  scramble: copyJson,
};

const privately = { ...hushCompanion, game: { ...hushCompanion.game, privateTurns: true } };

function keepsAllLaws<T extends Types>(name: string, companion: Companion<T>): void {
  describe(name, () => {
    test.each(companion.setups.map((setup) => [nameOfSetup(setup), setup] as const))(
      '%s keeps all laws',
      (_, setup) => {
        const report = examine(companion, setup, { seeds: SEEDS });
        expect(report.faults).toEqual([]);
        expect(report.choices).toBeGreaterThan(100);
      },
    );
  });
}

keepsAllLaws('hush', hushCompanion);
keepsAllLaws('hush with private turns', privately);
keepsAllLaws('connect four', connectFourCompanion);
keepsAllLaws('crew', crewCompanion);
