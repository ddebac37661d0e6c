/** Words and tables of a balance page. */

export type CellText = string | number;

export function table(head: readonly CellText[], rows: readonly (readonly CellText[])[]): string {
  const row = (cells: readonly CellText[]) => `| ${cells.join(' | ')} |`;
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
}

export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

export function shares(counts: readonly number[], matches: number): string {
  return counts.map((count) => ((100 * count) / matches).toFixed(1)).join(', ');
}

/** How far a share of about one half can be off after so many matches, in points (95 of 100 times). */
export function spread(matches: number): string {
  return (196 * Math.sqrt(0.25 / matches)).toFixed(1);
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
