/** How much things are worth to the scripted policy, in one scale; found by letting versions of it play each other. */
export const WEIGHTS = {
  /** A point of armor of a controller: always, and more the nearer it is to its end. */
  armor: 2.2,
  lastArmor: 6,
  /** An operator that falls: disabled, or out of the game. */
  disables: 4,
  disintegrates: 10,
  /** The same for how hard it hits controllers. */
  punch: 1.5,
  /** Damage that fells nobody yet. */
  nearlyFells: 1,
  scratches: 0.4,
  tech: 2.5,
  /** What the own controller need not fear any more, for each point of armor. */
  care: 0.6,
  /** Keeping an own operator from harm, for each enemy that could come. */
  guard: 0.2,
  /** The same for one that cannot be struck down at all. */
  shield: 4,
  /** The price of things: per agenda point, and per vremenium percent. */
  point: 0.45,
  vremenium: 1 / 16,
  /** A better mix of agendas: from none that is of use to all. */
  agendas: 10,
  /** Prices of abilities of operators that are still in the hand, against those on the board. */
  later: 0.5,
  agendaPoint: 1.5,
  /** A deal below this is dealt again: when that is free, and when it costs an agenda. */
  freeDeal: 0.8,
  paidDeal: 0.5,
  /** An operator from the hand: the first ones, some more, the last ones. */
  firstOperators: 6,
  moreOperators: 3.5,
  lastOperators: 2,
  /** A MOVE nearer to the enemy controller. */
  nearer: 0.45,
  /** An enemy that could strike there. */
  caution: 0.3,
  inGroup: 0.2,
  /** Only for something as big as this an agenda is pushed. */
  push: 5,
  /** What is worth less is not done. */
  enough: 0.25,
} as const;
