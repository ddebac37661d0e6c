import { no } from '@turnpoint/kernel';
import { campaignOf, isCampaign, isWayThrough, nextMissions } from '../../../content/campaigns/index.ts';
import { GOAL_DECK, isItem, isOwn, isSurvivor, missionOf, personaOf, RESOLVE_DECK } from '../../../content/index.ts';
import { REFUGE_EVENTS } from '../../../content/refuge/index.ts';
import { fields, flag, isObject, listOf, oneOf, orNull, type Shape, whole } from '../../set-up/mission-file/shape.ts';
import type { Ruling, SoFar } from '../../types.ts';
import { cannotFill } from './fill.ts';
import { teamAfter } from './join.ts';
import { cannotReadCampaign } from './own.ts';

const known =
  (is: (value: unknown) => boolean): Shape =>
  (value, path) =>
    is(value) ? null : path;

const card = fields({ item: known(isItem), jammed: oneOf([false]), half: flag });
const resolve = fields({ number: whole(1, 9), card: orNull(oneOf(RESOLVE_DECK)) });
const goal = fields({ card: oneOf(GOAL_DECK), done: oneOf([0]), state: oneOf(['open', 'unlocked']) });

const shapeFor = (seats: number): Shape => {
  const seat = whole(0, seats - 1);
  const veteran = fields({
    id: known(isSurvivor),
    seat,
    health: whole(1, 10),
    resolve: whole(0, 10),
    injuries: listOf(oneOf(['head', 'chest', 'legs']), 3),
    body: orNull(card),
    head: orNull(card),
    packs: listOf(listOf(card, 2), 3),
    resolves: listOf(resolve, 9),
    goal: orNull(goal),
  });
  return fields({
    campaign: known(isCampaign),
    won: listOf(known((id) => typeof id === 'string')),
    used: listOf(known(isSurvivor)),
    team: listOf(veteran, 6),
    refugeDeck: listOf(oneOf(REFUGE_EVENTS.map(({ id }) => id)), REFUGE_EVENTS.length),
    vacant: listOf(seat, 6),
    timed: flag,
  });
};

interface Wanted {
  readonly campaign: unknown;
  readonly carried: unknown;
  readonly mission: string;
  readonly team: number;
  readonly timed: boolean;
  readonly seats: number;
}

/** May this mission be played now in this campaign, by those whom the mission before has left? Anything may be given. */
export function cannotGoOn({ campaign, carried, mission, team, timed, seats }: Wanted): Ruling | null {
  if (!isCampaign(campaign)) return no('ETS-21.4', 'why.campaign');
  const fault = isOwn(campaign) ? cannotReadCampaign(campaign) : null;
  if (fault !== null) return fault;
  const known = campaignOf(campaign);
  if (carried === null)
    return nextMissions(known, []).includes(mission) ? null : no('ETS-21.4', 'why.campaign-mission');
  const so = carried as SoFar;
  // Left out where nothing was agreed.
  const whole = isObject(carried) ? { timed: false, ...carried } : carried;
  if (shapeFor(seats)(whole, 'carried') !== null) return no('ETS-21.5', 'why.carried');
  if (timed !== (so.timed === true)) return no('ETS-3.14', 'why.timed-campaign');
  if (so.campaign !== campaign || so.won.length === 0 || !isWayThrough(known, [...so.won, mission]))
    return no('ETS-21.4', 'why.campaign-mission');
  if (team < teamAfter(so) || team > so.team.length + so.vacant.length)
    return no('ETS-21.20', 'why.campaign-team', { n: teamAfter(so) });
  const classes = so.team.map(({ id }) => personaOf(id).class as string);
  if (new Set(classes).size < classes.length) return no('ETS-2.8', 'why.carried');
  return cannotFill(so, missionOf(mission).requires, team);
}
