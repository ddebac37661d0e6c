/** A fixed chain of missions, some with branches that the team chooses (ETS-21.4). */
export interface Campaign {
  readonly id: string;
  /** Classes that the team needs from the start; a mission may need more. */
  readonly requires: readonly string[];
  /** Where it begins: more than one mission is a choice. */
  readonly first: readonly string[];
  /** What may follow each mission; nothing follows the last. */
  readonly follows: Readonly<Record<string, readonly string[]>>;
}
