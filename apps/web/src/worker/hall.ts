import {
  commitment,
  entriesFor,
  look,
  Match,
  type MatchRecord,
  parseRecord,
  play,
  type Types,
} from '@turnpoint/kernel';
import { botChoice } from './bots.ts';
import { chanceAt } from './chance.ts';
import { engineOf } from './engines.ts';
import { add, changed, close, type Fixed, opened } from './open-matches.ts';
import type { Hall, Player } from './protocol.ts';
import { replayed } from './replayed.ts';
import { dailySeed, deal, seedOf } from './seeds.ts';
import { lookBack, sightAt, sightOf } from './sight.ts';
import { solution } from './solution.ts';
import { allStored, forget, stored } from './store.ts';

function fixed(record: Pick<MatchRecord, 'game' | 'options' | 'seed'>, players: readonly Player[]): Fixed {
  const { game, options, seed } = record;
  const id = crypto.randomUUID();
  return { id, game, options, players, started: Date.now(), seal: commitment(seed), daily: null, from: null };
}

function person(name: string): Player {
  return { name, kind: 'person', level: null };
}

export const hall: Hall = {
  deal,

  async cannotStart(game, options, seats) {
    return (await engineOf(game).rules()).cannotStart(options, seats);
  },

  async create({ game, options, players, deal }) {
    const daily = 'daily' in deal ? deal.daily : null;
    const seed = 'daily' in deal ? dailySeed(game, deal.daily) : seedOf(deal.ticket);
    const match = Match.create(await engineOf(game).rules(), { options, seats: players.length, seed });
    if (!(match instanceof Match)) return { ok: false, ruling: match.ruling };
    const about = { ...fixed({ game, options, seed }, players), daily };
    await add(match, about);
    return { ok: true, id: about.id };
  },

  async list() {
    const all = await allStored();
    return all.map(({ summary }) => summary).sort((a, b) => b.changed - a.changed);
  },

  async summary(id) {
    return (await stored(id))?.summary ?? null;
  },

  async remove(id) {
    close(id);
    await forget(id);
  },

  async sight(id, seat, since) {
    return sightOf((await opened(id)).match, seat, since);
  },

  async choose(id, seat, choice, since) {
    const played = await changed(id, (match) => match.choose(seat, choice as Types['choice']));
    return played.ok ? { ok: true, sight: await hall.sight(id, seat, since) } : { ok: false, ruling: played.ruling };
  },

  async botChooses(id, reader, since) {
    const { match, summary } = await opened(id);
    const { seat, choice } = await botChoice(match, summary.players);
    await changed(id, () => match.choose(seat, choice));
    return hall.sight(id, reader, since);
  },

  async undo(id, seat, to) {
    await changed(id, (match) => {
      const goal = to ?? match.choices.length - 1;
      while (match.choices.length > goal && match.undo(seat) === null);
    });
    return hall.sight(id, seat, 0);
  },

  async why(id, seat, choice) {
    const { match } = await opened(id);
    return match.ruling(seat, choice);
  },

  async foresee(id, seat, choices) {
    const { match } = await opened(id);
    let state = match.stateAt(match.shownTo(seat));
    const entries: Types['entry'][] = [];
    for (const choice of choices) {
      const played = play(match.game, state, seat, choice as Types['choice']);
      if (!played.ok) return null;
      if (played.sealed) return { sealed: true };
      state = played.state;
      entries.push(...entriesFor(played.log, seat));
    }
    return { sealed: false, look: look(match.game, state, seat), entries };
  },

  async lookBack(id, reader, step) {
    return lookBack((await opened(id)).match, reader, step);
  },

  async replay(id) {
    return replayed((await opened(id)).match);
  },

  async sightAt(id, seat, step) {
    return sightAt((await opened(id)).match, seat, step);
  },

  async chance(id, step, seat) {
    const { match } = await opened(id);
    if (match.state.outcome === null) throw new Error('the match is not over');
    return chanceAt(match, step, seat);
  },

  async branch(id, step, seat, names) {
    const { match, summary } = await opened(id);
    const branch = Match.replay(match.game, match.export(), step);
    const players = summary.players.map(
      (player, at): Player =>
        at === seat
          ? person(names[at] ?? player.name)
          : { name: names[at] ?? player.name, kind: 'bot', level: player.level ?? 2 },
    );
    const about = { ...fixed({ ...summary, seed: match.setup.seed }, players), from: { id, step } };
    await add(branch, about);
    return about.id;
  },

  async record(id) {
    return (await opened(id)).match.export();
  },

  async importRecord(text, names) {
    const record = parseRecord(JSON.parse(text));
    const match = Match.replay(await engineOf(record.game).rules(record.version), record);
    if (match.fingerprint() !== record.end) throw new Error('played again, this record ends differently');
    const players = Array.from({ length: record.seats }, (_, seat) => person(names[seat] ?? String(seat + 1)));
    const about = fixed(record, players);
    await add(match, about);
    return about.id;
  },

  async check(id) {
    const found = await stored(id);
    if (found === null) throw new Error('there is no such match on this device');
    const { record, summary } = found;
    const again = Match.replay(await engineOf(record.game).rules(record.version), record);
    return {
      seal: summary.seal,
      sealFits: commitment(record.seed) === summary.seal,
      endFits: again.fingerprint() === record.end,
      choices: record.choices.length,
    };
  },

  async solve(id, name) {
    const { match, summary } = await opened(id);
    const solved = await solution(match);
    const players = summary.players.map(() => person(name));
    const about = { ...fixed({ ...summary, seed: match.setup.seed }, players), from: { id, step: 0 } };
    await add(solved.match, about);
    return { id: about.id, score: solved.score };
  },
};
