export { default as Answers } from './Answers.svelte';
export { default as AskTwice } from './AskTwice.svelte';
export { default as BoardPicture } from './BoardPicture.svelte';
export { default as BoardSheet } from './BoardSheet.svelte';
export { default as BotFace } from './BotFace.svelte';
export { default as Bubble } from './Bubble.svelte';
export { default as Button } from './Button.svelte';
export { default as Captioned } from './Captioned.svelte';
export { default as Chapter } from './Chapter.svelte';
export { default as ChoiceCard } from './ChoiceCard.svelte';
export { default as ChoiceSet } from './ChoiceSet.svelte';
export { default as ClauseChip } from './ClauseChip.svelte';
export type { Chord } from './chord.ts';
export * from './contract.ts';
export { default as DrawnSign } from './DrawnSign.svelte';
export { faceOf } from './faces.ts';
export { default as GroundChapter } from './GroundChapter.svelte';
export { default as Hints } from './Hints.svelte';
export { default as Icon } from './Icon.svelte';
export { default as IconButton } from './IconButton.svelte';
export type { IconName } from './icon-names.ts';
export { default as KeyCap } from './KeyCap.svelte';
export { default as KeyList } from './KeyList.svelte';
export { default as LogList } from './LogList.svelte';
export { default as Mark } from './Mark.svelte';
export { default as PartShown } from './PartShown.svelte';
export { type Box, partFor, pictured } from './picture.ts';
export { default as RailFoot } from './RailFoot.svelte';
export { default as Refusal } from './Refusal.svelte';
export { default as Sheet } from './Sheet.svelte';
export { default as Sign } from './Sign.svelte';
export { default as SmallBoxes } from './SmallBoxes.svelte';
export { default as SureOrNot } from './SureOrNot.svelte';
export { scrolls } from './scrolls.ts';
export { type Pane, provideSlots, type ShellSlots, type SideParts, slots } from './shell-context.ts';
export { type Story, storyOf, type Told } from './story/contract.ts';
export { type Difference, differences, type Fact } from './story/facts.ts';
export { default as HandRow } from './story/HandRow.svelte';
export { provideHandNumbers } from './story/hand-numbers.ts';
export {
  type Decided,
  type Headline,
  headlineOf,
  newsOf,
  ofType,
  says,
  stepsTold,
  type Tone,
} from './story/headline.ts';
export { type Begun, type Turn, turnsOf } from './story/turns.ts';
export { whyOf } from './story/why.ts';
// For tables whose looks change without motion.
export { default as TableFrame } from './TableFrame.svelte';
export { default as Tabs } from './Tabs.svelte';
export { default as Terms } from './Terms.svelte';
export { Asked } from './table/asked.svelte.ts';
export { default as BaseTable } from './table/BaseTable.svelte';
export { backOut } from './table/back-out.ts';
export { Base } from './table/base.svelte.ts';
export { Clicks } from './table/clicks.ts';
export { comeIntoSight } from './table/come-into-sight.ts';
export { focusBack, presses } from './table/focus.ts';
export { type Flow, followLooks } from './table/follow.svelte.ts';
export { type Boxes, boxesIn, glide } from './table/glide.ts';
export { default as InspectionPanel } from './table/InspectionPanel.svelte';
export { Inspection } from './table/inspection.svelte.ts';
export {
  ARROWS,
  chordOf,
  commandIn,
  KEYS,
  type KeyCommand,
  keyed,
  listed,
  type Meaning,
  meaningIn,
  meaningsOf,
  numbered,
  type Shared,
  type TableKeys,
} from './table/keys.ts';
export { isMine } from './table/mine.ts';
export { openTab } from './table/open-tab.ts';
export { default as RecapLines } from './table/RecapLines.svelte';
export { type Recap, type Recount, recapOf } from './table/recap.ts';
export { default as ShareWords } from './table/ShareWords.svelte';
export { LONGEST, packed, readingTime, type Sentence, sentencesOf } from './table/sentences.ts';
export { type Past, sinceMine } from './table/since.ts';
export { slide } from './table/slide.ts';
export { focusedOf, focusSpot, spotAt, spotsIn, whichOf } from './table/spots.ts';
export { Stage } from './table/stage.svelte.ts';
export { default as Telling } from './table/Telling.svelte';
export { withoutLatest } from './table/untold.ts';
export { shareWords, type Words, words } from './table/words.ts';
export { withTexts } from './texts.ts';
export { readerBy } from './told-by.ts';
