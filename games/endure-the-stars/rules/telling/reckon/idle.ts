import { copyJson, sameJson } from '@turnpoint/kernel';
import { ITEM_CARDS, personaOf } from '../../../content/index.ts';
import { interactions } from '../../effects/mission/interact.ts';
import { powerOf } from '../../effects/powers/index.ts';
import type { Choice, Context, Frame, State, Table, Who } from '../../types.ts';
import { moveChoices } from '../../verbs/move.ts';

const WORDS: readonly string[] = ['heal', 'calm', 'stun'];

/** What heals, calms or stuns: there may be nobody to do it to. Nothing else is tried out, for it may ask for hidden cards. */
const TRIED: ReadonlySet<string> = new Set([
  ...ITEM_CARDS.flatMap(({ id, use }) => (use !== null && WORDS.includes(use.word) ? [id] : [])),
  ...['rally', 'mind-storm', 'pulse', 'treat-wounds', 'field-dressing', 'emergency-surgery', 'we-can-beat-this'],
]);

/** Of these choices those that would do nothing as things are: a Med Kit for the unhurt, Mind Storm with nobody near. */
export function idleOf(t: Table, choices: readonly Choice[], top: Frame | undefined): Choice[] {
  const who = t.active;
  if (who === null || top === undefined) return [];
  return choices.filter((choice) => {
    const power = powerIn(t, who, choice, top);
    if (power !== null && MOVING.includes(power)) return isStuck(t, who, power);
    if (power === null || !TRIED.has(power)) return false;
    return isIdle(t, who, power, top.kind === 'name' ? [...top.picked, choice] : []);
  });
}

function powerIn(t: Table, who: Who, choice: Choice, top: Frame): string | null {
  if (top.kind === 'name') return top.who === who ? top.power : null;
  switch (choice.kind) {
    case 'use':
      return choice.item;
    case 'use-now':
      return top.kind === 'gain' ? top.item : null;
    case 'ability':
      return personaOf(t.team[who]?.id ?? '')[choice.which];
    case 'reward':
      return t.team[who]?.goal?.card ?? null;
    default:
      return null;
  }
}

/** What lets somebody move and nothing else; Dash interacts, too. */
const MOVING: readonly string[] = ['slip-past', 'alone-time', 'dash'];

const isStuck = (t: Table, who: Who, power: string): boolean =>
  moveChoices(t, who).length === 0 && (power !== 'dash' || interactions(t, who).length === 0);

/** Whatever is named for it. */
function isIdle(t: Table, who: Who, power: string, picked: readonly Choice[]): boolean {
  const options = powerOf(power).options(t, who, picked);
  if (options !== null) return options.every((option) => isIdle(t, who, power, [...picked, option]));
  const tried = copyJson({ table: t } as unknown as State);
  let isFelt = false;
  const ctx: Context = {
    int: (below) => below - 1,
    shuffle: () => {},
    learns: () => {},
    finish: () => {},
    push: () => {},
    log: () => {
      isFelt = true;
    },
  };
  powerOf(power).apply(tried, who, picked, ctx);
  return !isFelt && sameJson(tried.table.passages, t.passages);
}
