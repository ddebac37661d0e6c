/** As much of a name as fits a token: titles go first, then the family name. */
export function tokenName(name: string): string {
  const short = name
    .replace(/^The /, '')
    .replace(/^Brother /, '')
    .replace(/^Captain /, 'Cpt. ');
  return short.length > 11 ? (short.split(' ')[0] ?? short) : short.replace(/ Storm$/, '');
}
