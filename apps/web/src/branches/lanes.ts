/** A match in the river, and where it left another one. */
export interface Leaving {
  readonly id: string;
  readonly from: { readonly id: string; readonly step: number } | null;
}

/**
 * The lanes of a river, from top to bottom: what happened in the middle, branches of it above and below in turn. Of two on one
 * side the later one lies nearer to what it leaves, so that no water crosses another.
 */
export function lanesOf<X extends Leaving>([trunk, ...branches]: readonly X[]): X[] {
  if (trunk === undefined) return [];
  const of = (parent: X) =>
    branches.filter(({ from }) => from?.id === parent.id).sort((a, b) => (b.from?.step ?? 0) - (a.from?.step ?? 0));
  /** From the inner side outwards: what leaves a branch lies between it and what that one left. */
  const outwards = (branch: X): X[] => [...of(branch).toReversed().flatMap(outwards), branch];
  const sides = new Map(branches.filter(({ from }) => from?.id === trunk.id).map((each, i) => [each, i % 2]));
  const side = (which: number) => of(trunk).filter((each) => sides.get(each) === which);
  return [...side(0).flatMap(outwards).toReversed(), trunk, ...side(1).flatMap(outwards)];
}
