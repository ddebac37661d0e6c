import type { Texts } from '@turnpoint/kernel';

/** What is said of a mission's end, where the shell tells it. */
export const deEndings: Texts = {
  'ending.lost': '{mission} ist gescheitert.',
  'ending.stood': '{round} {round:Runde|Runden}, {alive} von {team} am Leben, {kills} getötet, {noises}-mal Lärm.',
  'ending.moment-died': 'Der Wendepunkt: {who} stirbt.',
  'ending.moment-interacted': 'Das entschied: {who} kam ans Ziel.',
  'ending.moment-destroyed': 'Das entschied: Es wurde zerstört.',
  'ending.moment-killed': 'Das entschied: der letzte Treffer von {who}.',
  'ending.moment-left': 'Das entschied: {who} kam hinaus.',
};
