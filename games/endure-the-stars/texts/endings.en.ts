import type { Texts } from '@turnpoint/kernel';

/** What is said of a mission's end, where the shell tells it. */
export const enEndings: Texts = {
  'ending.lost': '{mission} has failed.',
  'ending.stood': '{round} {round:round|rounds}, {alive} of {team} alive, {kills} killed, {noises} noises.',
  'ending.moment-died': 'The turning point: {who} dies.',
  'ending.moment-interacted': 'What decided it: {who} reached the objective.',
  'ending.moment-destroyed': 'What decided it: it was destroyed.',
  'ending.moment-killed': 'What decided it: the last kill of {who}.',
  'ending.moment-left': 'What decided it: {who} got out.',
};
