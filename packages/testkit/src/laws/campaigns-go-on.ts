import { Match, parseRecord, type Types, verifyChain } from '@turnpoint/kernel';
import { type Law, LawBroken, must } from '../law.ts';
import type { Moment } from '../moment.ts';
import { notPlain } from '../plain.ts';

export const campaignsGoOn: Law = {
  name: 'campaigns go on',
  says: 'what a finished match hands on is plain JSON, begins the next match, and their records can be verified together',
  atEnd(m) {
    const { game } = m.companion;
    const carried = m.state.outcome === null ? null : (game.carry?.(m.state) ?? null);
    if (carried === null) return;
    const odd = notPlain(carried, 'carried');
    must(odd === null, () => `not plain JSON at ${odd}`);
    mustGoOn(m, carried);
  },
};

function mustGoOn({ companion: { game }, match, setup }: Moment, carried: object): void {
  const former = match.export();
  const [usual = setup.options] = game.onward?.(carried) ?? [];
  const options = { ...usual, carried } as Types['options'];
  const next = Match.create(game, { options, seats: setup.seats, seed: 'the next', follows: former.hash });
  if (!(next instanceof Match)) throw new LawBroken(`the next match is refused (${next.ruling.clause})`);
  const records = [former, next.export()].map((record) => parseRecord(JSON.parse(JSON.stringify(record))));
  verifyChain(records, () => game);
}
