/** What things are worth to the scripted policy, in its own unit: about half a small card. */
export const WEIGHTS = {
  /** A phase that is sure to be filled, and all three of them: both are taken times how likely that is (`hold`). */
  phase: 15,
  chain: 25,
  /** R of an Event Chain card in its location. */
  firm: 0.4,
  /** How likely a phase is to stay filled: locked, or without an Obstacle before it; an Obstacle that does nothing takes some. */
  holdLocked: 0.97,
  holdCalm: 0.85,
  holdSiege: 0.08,
  /** The same when the next target takes it, in this very turn or in a later one; each further target needed slows that. */
  holdLost: 0.22,
  holdExposed: 0.4,
  holdSlow: 0.65,
  /** So many targets more, divided by how many the Advances need to void all Obstacles. */
  holdRelief: 1,
  /** How likely an empty phase is to be filled; before an Obstacle that would take it; while it is occupied. */
  holdOpen: 0.25,
  holdClosed: 0.1,
  holdOccupied: 0.1,
  /** R of an Event Chain card that is still to come. */
  usualResistance: 4,
  /** A TIMESTREAM card in hand that can be paid for: with all phases filled, and before. */
  returning: 12,
  mayReturn: 1,
  /** A phase that the opponent blocks, for each turn it still lasts. */
  occupied: 2.5,
  /** The part that a first card loses when the card before it would void it. */
  beaten: 0.45,
  /** E and R of a card in play. Behind the first it does little: the column has to lose that one before. */
  energy: 1.7,
  resistance: 0.8,
  behind: 0.2,
  /** The part that is left of it where the card goes after one target. */
  once: 0.25,
  /** An Obstacle is worth more than an Advance: only it takes phases away. */
  attack: 1.5,
  /** Cards against a location where nothing lies do nothing yet. */
  idle: 0.85,
  /** The first Power Cell in play, how much less each further one is worth, and the least. */
  cell: 5,
  cellLess: 0.5,
  cellLeast: 0.6,
  held: 0.5,
  /** A card of the own hand that all cells together could pay for. */
  payable: 0.8,
  /** A card in a hand that is not seen. */
  unseen: 1.6,
  skipped: 2.5,
  /** In the own step 4: a phase that can still be filled in it, and a card that can still be paid for. */
  mayFill: 1,
  mayPay: 0.1,
  /** Cards of the own hand: one that fills a phase or leads home, and what is beyond that. */
  handNeeded: 3,
  handSpare: 1.5,
  handReturn: 1,
  handIntervention: 1.2,
  handCell: 0.5,
  /** Part of what its values say, for any other card. */
  handCard: 0.6,
  /** What each card beyond a full hand takes off. */
  handOver: 1.2,
  /** A card known to lie on top: so much of what it is worth beyond one that is not known. */
  known: 0.4,
  average: 1.6,
} as const;
