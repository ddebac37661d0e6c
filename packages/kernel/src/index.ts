export { commitment, drawInt, shuffleWith, stream } from './chance.ts';
export {
  anytimeChoices,
  choices,
  copyState,
  deciders,
  isAsked,
  isAtRest,
  look,
  type Played,
  play,
  playInPlace,
  type Refused,
  RulesFault,
  ruling,
  start,
  topFrame,
  wouldSeal,
} from './engine.ts';
export { canonical, copyJson, sameJson } from './json.ts';
export { entriesFor, type LogStep, Match, type MatchSetup, type UndoRefusal } from './match.ts';
export { type MatchRecord, parseRecord, type RecordedChoice } from './record.ts';
export { allSeats, NOBODY, only, othersThan } from './seats.ts';
export { sha256 } from './sha256.ts';
export { type Message, MissingText, type Reader, type Texts, tell, type Value } from './text.ts';
export type * from './types.ts';
