/** ETS-R94: a mission that lasts longer is lost. */
export const MOST_ROUNDS = 60;
/** Things that a survivor can do in a round, with all that is free or added. */
const DEEDS = 16;
/** Answers that one of them can need: cards taken up and put down, successes given out, dice kept, targets named. */
const ANSWERS = 60;

/** No mission has more choices. */
export const bound = (team: number, seats: number): number => seats + team + MOST_ROUNDS * team * DEEDS * ANSWERS;
