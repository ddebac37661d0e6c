import type { Law } from '../law.ts';
import { answersHaveNoOrder } from './answers-have-no-order.ts';
import { anytimeApart } from './anytime-apart.ts';
import { askingChangesNothing } from './asking-changes-nothing.ts';
import { campaignsGoOn } from './campaigns-go-on.ts';
import { choicesDistinct } from './choices-distinct.ts';
import { copyEquality } from './copy-equality.ts';
import { dealKeepsSecrets } from './deal-keeps-secrets.ts';
import { determinizeFits } from './determinize-fits.ts';
import { endsWithinBound } from './ends-within-bound.ts';
import { entriesNameClauses } from './entries-name-clauses.ts';
import { framesStand } from './frames-stand.ts';
import { imaginedWorldsFair } from './imagined-worlds-fair.ts';
import { imaginedWorldsFresh } from './imagined-worlds-fresh.ts';
import { jsonRoundTrip } from './json-round-trip.ts';
import { learnedIsMarked } from './learned-is-marked.ts';
import { listedAccepted } from './listed-accepted.ts';
import { logsKeepSecrets } from './logs-keep-secrets.ts';
import { looksKeepSecrets } from './looks-keep-secrets.ts';
import { malformedRefused } from './malformed-refused.ts';
import { openAnswersUnseen } from './open-answers-unseen.ts';
import { openChoiceTeachesNothing } from './open-choice-teaches-nothing.ts';
import { openVotesSeen } from './open-votes-seen.ts';
import { optionsAreChecked } from './options-are-checked.ts';
import { privateTurnsHoldBack } from './private-turns-hold-back.ts';
import { refusalsKeepSecrets } from './refusals-keep-secrets.ts';
import { replayEquality } from './replay-equality.ts';
import { somebodyDecides } from './somebody-decides.ts';
import { textsAreTold } from './texts-are-told.ts';
import { unaskedSeeNoQuestion } from './unasked-see-no-question.ts';
import { undoFloor } from './undo-floor.ts';
import { undoRestores } from './undo-restores.ts';
import { unlistedRefused } from './unlisted-refused.ts';
import { unseenLeavesNoTrace } from './unseen-leaves-no-trace.ts';

/** Every law, those about the state itself first: when they fail, the others fail with them. */
export const LAWS: readonly Law[] = [
  jsonRoundTrip,
  copyEquality,
  framesStand,
  somebodyDecides,
  askingChangesNothing,

  choicesDistinct,
  listedAccepted,
  unlistedRefused,
  malformedRefused,
  anytimeApart,
  optionsAreChecked,
  endsWithinBound,

  replayEquality,
  campaignsGoOn,
  undoRestores,
  undoFloor,

  looksKeepSecrets,
  determinizeFits,
  imaginedWorldsFair,
  imaginedWorldsFresh,
  refusalsKeepSecrets,
  dealKeepsSecrets,
  logsKeepSecrets,
  openChoiceTeachesNothing,
  learnedIsMarked,
  openAnswersUnseen,
  answersHaveNoOrder,
  openVotesSeen,
  unaskedSeeNoQuestion,
  privateTurnsHoldBack,
  unseenLeavesNoTrace,

  textsAreTold,
  entriesNameClauses,
];
