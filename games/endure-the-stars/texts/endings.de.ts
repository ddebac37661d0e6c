import type { Texts } from '@turnpoint/kernel';

/** What is said of a mission's end, where the shell tells it, and of turning points in a replay. */
export const deEndings: Texts = {
  'ending.lost': '{mission} ist gescheitert. {why}',
  'ending.why.ETS-3.6': 'Niemand ist mehr an Bord, und es ist nicht getan.',
  'ending.why.ETS-3.7': 'Niemand aus der Gruppe lebt mehr.',
  'ending.why.ETS-3.9': 'Die Gruppe hat aufgegeben.',
  'ending.why.ETS-21.20': 'Niemand ist übrig, der den Platz der Toten einnehmen könnte.',
  'ending.why.ETS-R94': 'Sechzig Runden sind vergangen, und das Schiff gibt keine Zeit mehr.',
  'ending.stood': '{round} {round:Runde|Runden}, {alive} von {team} am Leben, {kills} getötet, {noises}-mal Lärm.',
  'ending.moment-died': 'Der Wendepunkt: {who} stirbt.',
  'ending.moment-interacted': 'Das entschied: {who} kam ans Ziel.',
  'ending.moment-destroyed': 'Das entschied: Es wurde zerstört.',
  'ending.moment-killed': 'Das entschied: der letzte Treffer von {who}.',
  'ending.moment-left': 'Das entschied: {who} kam hinaus.',
  'recount.won': 'die Mission ist geschafft',
  'recount.lost': 'die Mission scheitert',
  'recount.died': 'jemand stirbt',
  'recount.boss': 'der {foe} erscheint',
  'recount.destroyed': 'ein Ziel wird zerstört',
  'recount.interacted': 'ein Ziel ist erreicht',
  'recount.left': 'jemand kommt hinaus',
  'recount.killed': '{n} {foe} auf einmal getötet',
  'recount.injured': 'jemand ist verletzt: {injury}',
  'recount.revealed': '{n} {foe} aufgedeckt',
};
