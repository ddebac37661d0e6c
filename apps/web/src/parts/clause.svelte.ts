let open = $state<string | null>(null);

/** The rule that is being read beside the page. */
export const clause = {
  get open(): string | null {
    return open;
  },
};

export function openClause(id: string): void {
  open = id;
}

export function closeClause(): void {
  open = null;
}
