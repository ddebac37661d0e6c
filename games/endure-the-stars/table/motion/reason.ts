import { enemyOf } from '../../content/index.ts';
import type { Clause, Entry, View } from '../../rules/index.ts';

/** By the rule that a move follows. */
const MOVES: Readonly<Partial<Record<Clause, string>>> = {
  'ETS-5.6': 'reason.hears',
  'ETS-11.14': 'reason.wanders',
  'ETS-11.24': 'reason.saw',
  'ETS-11.35': 'reason.lured',
  'ETS-12.15': 'reason.closes-in',
  'ETS-14.23': 'reason.pushed',
  'ETS-14.24': 'reason.pushed',
  'ETS-20.7': 'reason.gathers',
};

/** Why something that is not ours does what it does now, as a key of the texts; null where there is nothing to say. */
export function reasonOf(entry: Entry, { team }: Pick<View, 'team'>): string | null {
  switch (entry.type) {
    case 'token-moved':
    case 'foe-moved':
      // A rule of the mission draws those that nothing else draws.
      return MOVES[entry.clause] ?? (entry.clause.startsWith('ETS-M') ? 'reason.drawn' : null);
    // One's own steps need no reason; a push does.
    case 'moved':
      return entry.clause === 'ETS-14.23' || entry.clause === 'ETS-14.24' ? 'reason.pushed' : null;
    case 'attacked':
      if (team.filter(({ zone }) => zone === entry.zone).length < 2) return 'reason.reaches';
      // ETS-20.17
      return enemyOf(entry.enemy).each ? 'reason.reaches-each' : 'reason.reaches-several';
    case 'tested':
      return 'reason.test';
    case 'checked':
      return 'reason.check';
    default:
      return null;
  }
}
