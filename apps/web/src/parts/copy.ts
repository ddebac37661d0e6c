/** Copies a text. A page without TLS has no clipboard, and some browsers refuse it: then what is selected is copied instead. */
export async function copyText(text: string): Promise<void> {
  const isWritten = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  if (isWritten !== true) copySelected(text);
}

function copySelected(text: string): void {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  // Inside a dialog nothing outside of it can be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  if (!isCopied) throw new Error('this browser does not let the page copy');
}
