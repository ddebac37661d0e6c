/** Hands a text over as a file. */
export function save(name: string, text: string, type: 'text/plain' | 'application/json'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
