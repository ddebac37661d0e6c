/** A table of figures, as it can be put into a page. */
export function head(...cells: readonly string[]): void {
  console.log();
  row(...cells);
  row(...cells.map(() => '---'));
}

export function row(...cells: readonly (string | number)[]): void {
  console.log(`| ${cells.join(' | ')} |`);
}
