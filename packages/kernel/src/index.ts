export { automatic } from './automatic.ts';
export { verifyChain } from './campaign.ts';
export { commitment, drawInt, shuffleWith, stream } from './chance.ts';
export {
  anytimeChoices,
  byOf,
  choices,
  deciders,
  isAsked,
  isAtRest,
  isOpen,
  look,
  owing,
  type Played,
  play,
  playInPlace,
  type Refused,
  ruling,
  start,
  timeOut,
  topFrame,
  unseenAnswers,
  wouldSeal,
} from './engine.ts';
export { RulesFault } from './fault.ts';
export { anyOf, vote } from './in-the-open.ts';
export { canonical, copyJson, sameJson } from './json.ts';
export { entriesFor, type LogStep } from './log.ts';
export { Match, type MatchSetup, type RefusedAt, type UndoRefusal } from './match.ts';
export { no } from './no.ts';
export { type MatchRecord, parseRecord, type RecordedChoice, type Unsealed } from './record.ts';
export { allSeats, NOBODY, only, othersThan } from './seats.ts';
export { sha256 } from './sha256.ts';
export { copyState, determinize } from './state.ts';
export {
  type InLanguages,
  inLanguage,
  LANGUAGES,
  type Language,
  type Message,
  MissingText,
  type Reader,
  type Texts,
  tell,
  type Value,
} from './text.ts';
export type * from './types.ts';
