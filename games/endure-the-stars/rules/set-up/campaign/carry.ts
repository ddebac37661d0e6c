import { campaignOf, nextMissions } from '../../../content/campaigns/index.ts';
import { card } from '../../board/kit/inventory.ts';
import { viewResolves } from '../../telling/view.ts';
import type { Carried, SoFar, State, Survivor, Veteran } from '../../types.ts';

/**
 * What a won mission of a campaign hands on (ETS-21.5, 21.6): the living as they are, and what was won. Null where
 * nothing follows: the campaign is lost (ETS-21.16) or won (ETS-C5.3), or there is none.
 */
export function carry({ table: t, outcome }: State): SoFar | null {
  if (t.campaign === null || outcome?.kind !== 'won') return null;
  const { id, won, used } = t.campaign;
  const { timed } = t.options;
  const missions = [...won, t.options.mission];
  if (nextMissions(campaignOf(id), missions).length === 0) return null;
  return {
    campaign: id,
    won: missions,
    used: [...new Set([...used, ...t.team.map((survivor) => survivor.id)])],
    team: t.team.filter(({ fate }) => fate !== 'dead').map(toVeteran),
    refugeDeck: t.refugeDeck.toSorted(),
    vacant: t.team.filter(({ fate }) => fate === 'dead').map(({ seat }) => seat),
    ...(timed && { timed }),
  };
}

/** A jam ends with its round (ETS-15.29); a cell stays half used (ETS-7.20). */
const rested = ({ item, half }: Carried): Carried => ({ ...card(item), half });

function toVeteran({
  id,
  seat,
  health,
  resolve,
  injuries,
  scar,
  body,
  head,
  packs,
  resolves,
  goal,
}: Survivor): Veteran {
  return {
    id,
    seat,
    health,
    resolve,
    // The wound of CG07 is one of that mission.
    injuries: scar === null ? injuries : injuries.filter((injury) => injury !== scar),
    body: body === null ? null : rested(body),
    head: head === null ? null : rested(head),
    packs: packs.map((pack) => pack.map(rested)),
    resolves: viewResolves(resolves),
    // ETS-9.3, 9.8, 9.10: deeds are of one round, a reward in use is gone with it, an unlocked one is kept.
    goal: goal === null || goal.state === 'running' ? null : { ...goal, done: 0 },
  };
}
