import type { Cost } from '../../content/index.ts';

/** The marks of a cost in printed order: `2*1A` is 2 A. */
export function costSigns({ text }: Cost): string[] {
  if (text === 'free') return [];
  return text.split('*').flatMap((term) => {
    const [, n, letter] = /^(\d+)([AFU])$/.exec(term) ?? [];
    if (letter !== undefined) return Array<string>(Number(n)).fill(letter);
    const cards = /^V(\d+)$/.exec(term)?.[1];
    return cards === undefined ? [term] : Array<string>(Number(cards)).fill('V');
  });
}
