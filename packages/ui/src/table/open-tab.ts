import { tick } from 'svelte';

/** Shows a tab of the rail of the table inside `root`, as a sheet on narrow screens, and moves the focus there. */
export async function openTab(root: HTMLElement, id: string): Promise<void> {
  const opener = root.querySelector<HTMLElement>('[data-opens="record"]');
  if (opener?.checkVisibility()) opener.click();
  // A sheet is drawn when it is first opened.
  await tick();
  root.querySelector<HTMLElement>(`[data-tab="${id}"]`)?.click();
  root.querySelector<HTMLElement>('[role="tabpanel"]')?.focus();
}
