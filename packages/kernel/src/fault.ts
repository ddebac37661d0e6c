/** A rule that is broken, not a choice that is refused. */
export class RulesFault extends Error {}
