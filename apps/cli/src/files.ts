/** Why a file cannot be used, by the code that Node gives; `none` is what is said when it is not there. */
export function whyNot(error: unknown, none: string): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT' || code === 'ENOTDIR') return none;
  if (code === 'EISDIR') return 'it is a folder';
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return 'this user may not';
  if (code === 'ENOSPC') return 'no space is left';
  return code === '' ? 'it did not work' : `it did not work (${code})`;
}
