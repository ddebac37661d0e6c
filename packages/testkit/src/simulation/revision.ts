import type { Match, Types, Viewer } from '@turnpoint/kernel';

/** The match after one change, as it is stored, and how each viewer sees it: spelled once, however many look. */
export class Revision {
  readonly match: Match<Types>;
  /** When it was stored. */
  readonly at: number;
  /** As everybody counts steps. */
  readonly step: number;
  readonly #looks = new Map<Viewer, string>();
  readonly #logs = new Map<Viewer, string>();

  constructor(match: Match<Types>, at: number) {
    this.match = match;
    this.at = at;
    this.step = match.look(null).step;
  }

  look(viewer: Viewer): string {
    return spelled(this.#looks, viewer, () => this.match.look(viewer));
  }

  log(viewer: Viewer): string {
    return spelled(this.#logs, viewer, () => this.match.log(viewer));
  }
}

function spelled(known: Map<Viewer, string>, viewer: Viewer, thing: () => object): string {
  const found = known.get(viewer) ?? JSON.stringify(thing());
  known.set(viewer, found);
  return found;
}
