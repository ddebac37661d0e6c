import { no } from '@turnpoint/kernel';
import type { OwnCampaign } from '../../../content/campaigns/index.ts';
import type { Mission } from '../../../content/missions/index.ts';
import { cannotUseOwn } from '../mission-file/own.ts';
import type { Fault } from '../mission-file/rule.ts';
import { fields, listOf, type Shape, words } from '../mission-file/shape.ts';

/** A call that brings it must fit, as with a mission. */
const MOST_LETTERS = 50_000;
const STAGES = 8;
const WAYS = 3;

const shape: Shape = fields({
  title: words(1, 60),
  story: words(0, 2000),
  stages: listOf(
    listOf(() => null, WAYS),
    STAGES,
  ),
});

/** The missions that a mission asks after: what was won before may change it (ETS-21.7). */
function askedAfter({ conditions, win, lose, objectives, modules }: Mission): string[] {
  const said = [...conditions, ...win, ...lose].flatMap((part) => part.if);
  return [
    ...said.flatMap((one) => (one.kind === 'previousMission' ? [one.mission] : [])),
    ...objectives.flatMap(({ after }) => after ?? []),
    ...modules.flatMap((module) => ('after' in module ? [module.after] : [])),
  ];
}

/** Why somebody's own campaign cannot be played, the first reason only: every mission is checked whole (ETS-23.2). */
function cannotUseCampaign(file: unknown): Fault | null {
  const where = shape(file, 'campaign');
  if (where !== null) return no('ETS-21.4', 'why.campaign-words', { where });
  const { stages } = file as OwnCampaign;
  if (stages.length === 0 || stages.some((missions) => missions.length === 0))
    return no('ETS-21.4', 'why.campaign-empty');
  const all = stages.flat();
  const [fault] = all.flatMap((own) => cannotUseOwn(own).slice(0, 1));
  if (fault !== undefined) return fault;
  const titles = all.map(({ texts }) => texts.title);
  const twice = titles.find((title, i) => titles.indexOf(title) !== i);
  return twice === undefined ? asksInVain(stages) : no('ETS-21.4', 'why.campaign-twice', { mission: twice });
}

/** ETS-21.7: a mission can only ask after one that may have been won before it. */
function asksInVain(stages: OwnCampaign['stages']): Fault | null {
  for (const [i, missions] of stages.entries()) {
    const before = stages.slice(0, i).flatMap((past) => past.map(({ texts }) => texts.title));
    for (const { mission, texts } of missions) {
      const unknown = askedAfter(mission).find((name) => !before.includes(name));
      if (unknown !== undefined) return no('ETS-21.7', 'why.campaign-after', { mission: texts.title, before: unknown });
    }
  }
  return null;
}

/** The same of a text from outside: it may be anything at all. */
export function cannotReadCampaign(text: string): Fault | null {
  let file: unknown = null;
  try {
    if (text.length <= MOST_LETTERS) file = JSON.parse(text);
  } catch {
    // Told below: whatever is no object is no campaign.
  }
  return cannotUseCampaign(file);
}
