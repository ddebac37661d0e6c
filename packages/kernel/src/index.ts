export { choices, deciders, isAsked, isAtRest, isOpen, owing, topFrame, unseenAnswers } from './asked.ts';
export { automatic } from './automatic.ts';
export { handedOn, verifyChain } from './campaign.ts';
export { commitment, shuffleWith, stream } from './chance.ts';
export { printNumbers, readNumbers, twoDigits } from './code.ts';
export { type Played, play, playInPlace, type Refused, start, wouldSeal } from './engine.ts';
export { anyOf, vote } from './in-the-open.ts';
export { canonical, copyJson, sameJson } from './json.ts';
export { anytimeChoices, byOf, ruling, timeOut } from './legal.ts';
export { entriesFor, type LogStep } from './log.ts';
export { look, lookInPlace } from './look.ts';
export { Match, type UndoRefusal } from './match.ts';
export { no } from './no.ts';
export { type MatchRecord, parseRecord, type RecordedChoice, sealRecord, type Unsealed } from './record.ts';
export { allSeats, NOBODY, only, othersThan } from './seats.ts';
export { sha256 } from './sha256.ts';
export type { Snapshot } from './snapshot.ts';
export { copyState, determinize } from './state.ts';
export { practisedTo, takenBackTo } from './taken-back.ts';
export {
  type InLanguages,
  inLanguage,
  LANGUAGES,
  type Language,
  type Message,
  type Reader,
  type Texts,
  tell,
  type Value,
} from './text.ts';
export type * from './types.ts';
export type * from './windows.ts';
