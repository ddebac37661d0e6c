export type * from './agreement.ts';
export { botNameAt, botNamed } from './bot-names.ts';
export { isSame } from './changes/same.ts';
export type * from './company.ts';
export { connect } from './connect.ts';
export { connectHere } from './connect-here.ts';
export { type DealPart, partsFit, seedOf } from './deal.ts';
export type * from './door.ts';
export type { Far } from './far.ts';
export type * from './gathering.ts';
export { type Known, knownOf, markOf } from './known.ts';
export { between, certain, gainOf, isSure, oddsOf, swingOf, together, towards } from './odds.ts';
export { PAGES, type PageName } from './pages.ts';
export { isPlayer, type Level, type Player } from './player.ts';
export { FarFault, REFUSALS, type RefusalCode, Refused } from './refused.ts';
export { type ServeOptions, serve, type TellFault } from './serve.ts';
export {
  BRANCH_NAME,
  BRANCHES,
  parseShared,
  resealed,
  type Shared,
  type SharedBranch,
  unsealed,
  wholeRecords,
} from './shared.ts';
export { shortened } from './short-reply.ts';
export type * from './sight.ts';
export type * from './studies.ts';
export type * from './summary.ts';
export {
  asName,
  inOneLine,
  isName,
  LINE,
  type Line,
  NAME,
  PHRASES,
  type Phrase,
  READY_MADE,
  type Saying,
} from './talk.ts';
export * from './wire.ts';
export { type FindWords, inWords, pastInWords, told, type Wording, wordsOf } from './words.ts';
