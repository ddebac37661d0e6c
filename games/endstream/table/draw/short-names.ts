/** As much of a name as fits a token of a phone: titles go first, then the family name. */
export function tokenName(name: string): string {
  const short = name
    .replace(/^The (Gray )?/, '')
    .replace(/^Brother /, '')
    .replace(/^Captain /, 'Cpt. ');
  return short.length > 9 ? (short.split(' ')[0] ?? short) : short.replace(/ Storm$/, '');
}
