import type { Message } from '@turnpoint/kernel';

/** Something about a position that its players would name, and that can be set beside the same fact of another position. */
export interface Fact {
  readonly id: string;
  /** What it is: "armor of JERUSALEM". */
  readonly says: Message;
  /** A message where it is no number: "1900", "lost". */
  readonly value: number | Message;
  /** The key of a text that shows the number `{n}` where it does not stand alone: "90 %". */
  readonly as?: string;
  /** 1 or 0: it is so or not, and `as` says it. */
  readonly isYesNo?: boolean;
  /** Which way is better for the seat; null where neither is by itself. */
  readonly good: 'more' | 'less' | null;
  /** What one more counts beside other facts; of a message, that it differs. */
  readonly worth: number;
}

/** A fact that two lines leave different. Numbers are the mean over the positions looked at, messages what was most common. */
export interface Difference {
  /** As it stands in one of the positions. */
  readonly fact: Fact;
  /** Null where the fact is not there. */
  readonly played: Fact['value'] | null;
  readonly better: Fact['value'] | null;
  /** How much the second line is better by it; below 0: worse. */
  readonly gain: number;
}

/** The mean of numbers, the most common of messages; null of none. */
function middle(values: readonly Fact['value'][]): Fact['value'] | null {
  const numbers = values.filter((value) => typeof value === 'number');
  if (numbers.length > 0) return numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
  const counts = new Map<string, number>();
  for (const value of values) counts.set(JSON.stringify(value), (counts.get(JSON.stringify(value)) ?? 0) + 1);
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  return most === undefined ? null : JSON.parse(most[0]);
}

function gainOf({ good, worth }: Fact, played: Fact['value'] | null, better: Fact['value'] | null): number {
  if (good === null || typeof (played ?? better) !== 'number') return 0;
  const more = Number(better ?? 0) - Number(played ?? 0);
  return worth * (good === 'more' ? more : -more);
}

const isSame = (a: Fact['value'] | null, b: Fact['value'] | null): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What two lines leave different, by its weight: what speaks for the second first. Each side is some positions' facts. */
export function differences(played: readonly (readonly Fact[])[], better: readonly (readonly Fact[])[]): Difference[] {
  const facts = new Map([...played, ...better].flat().map((fact) => [fact.id, fact]));
  const meanOf = (side: readonly (readonly Fact[])[], id: string) =>
    middle(side.flatMap((some) => some.filter((fact) => fact.id === id).map(({ value }) => value)));
  return [...facts.values()]
    .map((fact) => {
      const sides = { played: meanOf(played, fact.id), better: meanOf(better, fact.id) };
      return { fact, ...sides, gain: gainOf(fact, sides.played, sides.better) };
    })
    .filter((one) => !isSame(one.played, one.better))
    .sort((a, b) => b.gain - a.gain || b.fact.worth - a.fact.worth || (a.fact.id < b.fact.id ? -1 : 1));
}
