/** Hands something over as a file. */
export function save(
  name: string,
  content: string | Blob,
  type: 'text/plain' | 'application/json' | 'image/png',
): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
