import type { Texts } from '@turnpoint/kernel';

/** What is said of a mission's end, where the shell tells it, and of turning points in a replay. */
export const enEndings: Texts = {
  'ending.lost': '{mission} has failed. {why}',
  'ending.why.ETS-3.6': 'Nobody is left aboard, and it is not done.',
  'ending.why.ETS-3.7': 'Nobody of the team is left alive.',
  'ending.why.ETS-3.9': 'The team has given it up.',
  'ending.why.ETS-21.20': 'Nobody is left who could take the place of the dead.',
  'ending.why.ETS-R94': 'Sixty rounds have gone by, and the ship gives no more time.',
  'ending.stood': '{round} {round:round|rounds}, {alive} of {team} alive, {kills} killed, {noises} noises.',
  'ending.moment-died': 'The turning point: {who} dies.',
  'ending.moment-interacted': 'What decided it: {who} reached the objective.',
  'ending.moment-destroyed': 'What decided it: it was destroyed.',
  'ending.moment-killed': 'What decided it: the last kill of {who}.',
  'ending.moment-left': 'What decided it: {who} got out.',
  'recount.won': 'the mission is done',
  'recount.lost': 'the mission fails',
  'recount.died': 'a survivor dies',
  'recount.boss': 'the {foe} appears',
  'recount.destroyed': 'an objective is destroyed',
  'recount.interacted': 'an objective is reached',
  'recount.left': 'a survivor gets out',
  'recount.killed': '{n} {foe} are killed at once',
  'recount.injured': 'a survivor is hurt: {injury}',
  'recount.revealed': '{n} {foe} turn up',
};
