/** Shows the log of the table inside `root`: its sheet on narrow screens, the focus on its panel where it stands open. */
export function openLog(root: HTMLElement): void {
  const opener = root.querySelector<HTMLElement>('[data-opens="record"]');
  if (opener && opener.offsetParent !== null) opener.click();
  else root.querySelector<HTMLElement>('[role="tabpanel"]')?.focus();
}
