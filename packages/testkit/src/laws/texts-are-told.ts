import { type Entry, entriesFor, look, type Viewer } from '@turnpoint/kernel';
import { type Law, must } from '../law.ts';
import { type Moment, viewersOf } from '../moment.ts';
import { mustBeTold } from '../reading.ts';

export const textsAreTold: Law = {
  name: 'texts are told',
  says: 'every message has a text in every language and every value that the text needs',
  atSetup({ companion }) {
    const [first, ...others] = Object.entries(companion.texts);
    must(first !== undefined, () => 'the game has no texts');
    if (first === undefined) return;
    const [language, texts] = first;
    for (const [other, otherTexts] of others) {
      const missing = onlyIn(texts, otherTexts);
      must(missing === undefined, () => `"${missing}" is told in ${language}, not in ${other}`);
      const surplus = onlyIn(otherTexts, texts);
      must(surplus === undefined, () => `"${surplus}" is told in ${other}, not in ${language}`);
    }
  },
  atState(m) {
    const { companion, state } = m;
    if (state.outcome !== null) mustBeTold(companion, state.outcome.by, state.seats);
    for (const viewer of viewersOf(state)) {
      readLook(m, viewer);
      if (m.match.length === 0) for (const { entries } of m.match.log(viewer)) readLog(m, viewer, entries);
    }
  },
  atChoice(step) {
    for (const viewer of viewersOf(step.state)) readLog(step, viewer, entriesFor(step.played.log, viewer));
  },
};

function readLog({ companion, state }: Moment, viewer: Viewer, entries: readonly Entry[]): void {
  const seen = look(companion.game, state, viewer);
  for (const entry of entries) mustBeTold(companion, companion.game.describe(seen, entry), state.seats);
}

function readLook({ companion, state }: Moment, viewer: Viewer): void {
  const { game } = companion;
  const seen = look(game, state, viewer);
  if (seen.prompt !== null) mustBeTold(companion, seen.prompt, state.seats);
  for (const choice of [...seen.choices, ...seen.anytime]) mustBeTold(companion, game.label(seen, choice), state.seats);
  for (const { title, lines } of game.text(seen)) {
    mustBeTold(companion, title, state.seats);
    for (const line of lines) if (typeof line !== 'string') mustBeTold(companion, line, state.seats);
  }
}

function onlyIn(texts: object, others: object): string | undefined {
  return Object.keys(texts).find((key) => !Object.hasOwn(others, key));
}
