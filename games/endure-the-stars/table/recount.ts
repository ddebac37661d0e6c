import type { Message } from '@turnpoint/kernel';
import type { Recount } from '@turnpoint/ui';
import type { Endure } from '../rules/types.ts';

const foes = (type: string, count: number): Message => ({ key: `foes.${type}`, args: { count } });
/** So many killed at once are worth a line. */
const MANY = 3;

/** What an entry says to somebody who has not seen it happen, by its weight; an entry alone does not name its survivor. */
export const recount: Recount<Endure> = (entry) => {
  switch (entry.type) {
    case 'won':
    case 'lost':
      return { worth: 20, says: { key: `recount.${entry.type}` } };
    case 'died':
      return { worth: 12, says: { key: 'recount.died' } };
    case 'boss':
      return { worth: 10, says: { key: 'recount.boss', args: { foe: { key: `enemy.${entry.enemy}` } } } };
    case 'destroyed':
    case 'interacted':
      return { worth: 8, says: { key: `recount.${entry.type}` } };
    case 'left':
      return { worth: 7, says: { key: 'recount.left' } };
    case 'killed':
      return entry.count < MANY
        ? null
        : {
            worth: 5 + entry.count / 10,
            says: { key: 'recount.killed', args: { foes: foes(entry.enemy, entry.count) } },
          };
    case 'revealed':
      return {
        worth: 4,
        says: { key: 'recount.revealed', args: { n: entry.count, foes: foes(entry.enemy, entry.count) } },
      };
    case 'injured':
      return { worth: 3, says: { key: 'recount.injured', args: { injury: { key: `injury.${entry.injury}` } } } };
    default:
      return null;
  }
};
