/** What things are worth to the scripted policy, in its own unit: about half a small card. */
export const WEIGHTS = {
  /** An own filled phase; all three are worth more than three times one. */
  filled: 12,
  allFilled: 10,
  /** With all filled and a TIMESTREAM card in hand. */
  returning: 12,
  locked: 7,
  sealed: 0.5,
  /** A phase that the opponent blocks, for each turn it still lasts. */
  occupied: 2.5,
  /** What an Obstacle would do to a phase, an Advance to an Obstacle, and so on: parts of what would be lost. */
  exposed: 0.35,
  /** The same behind a shield that would fall first. */
  besieged: 0.15,
  beaten: 0.45,
  /** E and R of a card in play; of those behind the first, less. */
  energy: 1.7,
  resistance: 0.8,
  behind: 0.5,
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
  mayFill: 3,
  mayPay: 0.7,
} as const;
