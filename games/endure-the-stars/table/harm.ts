import type { Message } from '@turnpoint/kernel';
import type { Attack } from '../rules/telling/reckon/index.ts';
import type { Choice, View } from '../rules/types.ts';

/** One line that warns of a choice that harms or loses something; null where nothing is to be warned of. */
export function harmOf(choice: Choice | null, attack: Attack | null, view: View): Message | null {
  switch (choice?.kind) {
    case 'attack':
      return attack !== null && attack.danger.length > 0
        ? { key: 'harm.danger', args: { who: { list: attack.danger.map((who) => nameOf(view, who)) } } }
        : null;
    case 'discard':
    case 'drop':
    case 'spend':
      return { key: 'harm.lost' };
    default:
      return null;
  }
}

const nameOf = ({ team }: View, who: number): Message => ({ key: `survivor.${team[who]?.id ?? ''}` });

/** What ending the turn now would waste; null when nothing. */
export function wasteOf({ team, active }: View): number | null {
  const left = active === null ? 0 : (team[active]?.actions ?? 0);
  return left > 0 ? left : null;
}
