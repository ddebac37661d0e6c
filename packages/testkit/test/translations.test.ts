import { describe, expect, test } from 'vitest';
import { companionOf, gameFolders } from '../src/folders.ts';
import { type Glossary, meanings } from '../src/index.ts';

/** Opposites that any text of any game may be about. What a game's cards say has a glossary of its own. */
const OPPOSITES: Glossary = {
  anomaly: { grows: { en: /\bgrows\b/, de: /wächst/ }, shrinks: { en: /\bshrinks\b/, de: /schrumpft/ } },
  direction: {
    left: { en: /\bto the left\b/, de: /nach links/ },
    right: { en: /\bto the right\b/, de: /nach rechts/ },
  },
  order: {
    before: { en: /\bbefore\b/, de: /\bbevor\b|\bdavor\b|\bvorher\b|\bvor (dem|deinem|der (?!Erde))/ },
    after: {
      en: /\bafter\b(?! the other)/,
      de: /\bnachdem\b|\bdanach\b|\bnach (dem|der|deinem|dieser|einer|jedem|\d)/,
    },
  },
  end: {
    wins: { en: /\bwins?\b|\bwon\b/, de: /gew[io]nn/ },
    loses: { en: /\blos(es?|t)\b/, de: /verl(ier|or)(s?t|en)\b/ },
  },
  side: {
    enemy: { en: /\benem(?:y|ies)\b|\bopponent|\bopposing\b/, de: /gegner/ },
    friendly: { en: /\bfriendly\b/, de: /\beigene[rn]? Op|Eigenes/ },
  },
};

const valuesOf = (text: string) => [...new Set(text.match(/\{\w+/g))].sort();

for (const game of gameFolders()) {
  describe(game, async () => {
    const { texts } = await companionOf(game);
    const { en = {}, ...others } = texts;
    for (const [language, told] of Object.entries(others)) {
      test(`${language}: every text takes the values of the English one`, () => {
        for (const [key, text] of Object.entries(en)) {
          expect([key, valuesOf(told[key] ?? '')]).toEqual([key, valuesOf(text)]);
        }
      });
      test(`${language}: no text says the opposite of the English one`, () => {
        for (const [key, text] of Object.entries(en)) {
          if (/^(event\.|card\.[^.]+$|mission\.|goal-of\.|briefing\.|ending\.|story\.)/.test(key)) continue; // A title or a story, told freely.
          const { printed: _, ...said } = meanings(OPPOSITES, language, told[key] ?? '');
          const { printed: __, ...meant } = meanings(OPPOSITES, 'en', text);
          expect([key, said]).toEqual([key, meant]);
        }
      });
    }
  });
}
