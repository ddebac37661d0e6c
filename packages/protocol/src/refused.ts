/** All that a host and its doors refuse: a code for programs and a sentence for people. */
export const REFUSALS = {
  'no-such-match': 'there is no such match here',
  'no-such-table': 'there is no such table here',
  'no-such-game': 'there are no rules for this game here',
  'no-such-call': 'there is no such call',
  'no-such-place': 'there is no such place',
  'no-such-step': 'the match has no such step',
  'no-such-level': 'there is no bot of this level',
  'not-your-seat': 'this seat is not yours',
  'not-over': 'the match is not over',
  'not-owner': 'only who made this can do that',
  'no-solver': 'this game has no solver',
  'nothing-follows': 'this match hands nothing on to another',
  'chain-torn': 'a match that this one goes on from is no longer here',
  'deal-gone': 'this deal is no longer there: set the match up anew',
  'options-gone': 'these options can no longer be played',
  'bad-name': 'a name has 1 to 24 characters of one script, none invisible and no piles of accents',
  'bad-seal': 'a seal has 64 hexadecimal digits',
  'bad-deck': 'this deck cannot be played at this table',
  'bad-study': 'this is too much to be kept with a match',
  'bad-record': 'this record cannot be played again',
  'place-taken': 'this place is taken',
  'name-taken': 'this name is taken at this table',
  'has-begun': 'the match has begun: leave it at the table',
  'is-complete': 'this table is complete',
  'nothing-dealt': 'nothing is dealt now',
  'no-place': 'you have no place at this table',
  'kept-waiting': 'two deals of this table waited for you in vain: sit down again ten minutes later',
  'wrong-part': 'this does not fit your seal',
  'sit-first': 'sit down first',
  'terms-changed': 'the terms have been changed again: read them first',
  'hands-hidden': 'hands are not open here',
  'called-off': 'all have agreed to play this match no further',
  'one-device': 'everybody sits at one device here',
  'bad-line': 'a line has 1 to 280 characters',
  'too-much-talk': 'you say very much: wait a moment',
  'no-holiday': 'a match has 21 days of holiday for everybody',
  'bad-orders': 'these are no orders of this game',
  'no-window': 'no window is open for you that could wait',
  'cannot-vote': 'there is nothing to vote on',
  'can-be-opened': 'this match can be opened: what it hides is told when it is over',
  'went-on': 'the match went on elsewhere',
  'too-many-matches': 'you have too many matches here: remove some first',
  'too-many-ports': 'too much is open at once: close some of it first',
  'port-open': 'this port is open',
  'port-closed': 'this port is closed',
} as const;

export type RefusalCode = keyof typeof REFUSALS;

/** Something cannot be done, and nothing is broken: the message is for whoever asked. All other errors are faults. */
export class Refused extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode, sentence: string = REFUSALS[code]) {
    super(sentence);
    this.code = code;
  }
}

/** What the far side has answered instead. By its code a page says it in its reader's language; the message is English. */
export class FarFault extends Error {
  readonly code: string;

  constructor({ code, error }: { readonly code: string; readonly error: string }) {
    super(error);
    this.code = code;
  }
}
