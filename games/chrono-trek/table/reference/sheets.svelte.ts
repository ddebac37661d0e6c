/** What can be opened beside the table: something all may read, or what the viewer knows of a player. */
export type Reading = 'key' | 'characters' | 'discard' | 'pause' | { readonly seat: number };

/** The sheet that is open, if one is. */
export class Sheets {
  open = $state.raw<Reading | null>(null);

  show(what: Reading): void {
    this.open = what;
  }

  toggle(what: Reading): void {
    this.open = this.open === what ? null : what;
  }

  close(): void {
    this.open = null;
  }
}
