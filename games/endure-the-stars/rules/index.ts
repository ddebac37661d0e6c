import type { Game } from '@turnpoint/kernel';
import { MISSIONS_READY } from '../content/index.ts';
import { CLAUSES } from './clauses.ts';
import { bound } from './ending/bound.ts';
import { concede } from './ending/concede.ts';
import { act } from './frames/act.ts';
import { activate } from './frames/activate.ts';
import { advance } from './frames/advance.ts';
import { aftermath } from './frames/aftermath.ts';
import { aim } from './frames/aim.ts';
import { arrange } from './frames/arrange.ts';
import { arrive } from './frames/arrive.ts';
import { assign } from './frames/assign.ts';
import { barrage } from './frames/barrage.ts';
import { bite } from './frames/bite.ts';
import { boss } from './frames/boss.ts';
import { check } from './frames/check.ts';
import { checked } from './frames/checked.ts';
import { creep } from './frames/creep.ts';
import { deal } from './frames/deal.ts';
import { deaths } from './frames/deaths.ts';
import { depart } from './frames/depart.ts';
import { drift } from './frames/drift.ts';
import { endTurn } from './frames/end-turn.ts';
import { enemies } from './frames/enemies.ts';
import { event } from './frames/event.ts';
import { exchange } from './frames/exchange.ts';
import { expire } from './frames/expire.ts';
import { finder } from './frames/finder.ts';
import { fired } from './frames/fired.ts';
import { found } from './frames/found.ts';
import { gain } from './frames/gain.ts';
import { gather } from './frames/gather.ts';
import { granted } from './frames/granted.ts';
import { herd } from './frames/herd.ts';
import { hush } from './frames/hush.ts';
import { interact } from './frames/interact.ts';
import { mustLeave } from './frames/leave.ts';
import { led } from './frames/led.ts';
import { link } from './frames/link.ts';
import { lose } from './frames/lose.ts';
import { lowest } from './frames/lowest.ts';
import { minds } from './frames/minds.ts';
import { misses } from './frames/misses.ts';
import { mission } from './frames/mission.ts';
import { mourn } from './frames/mourn.ts';
import { name } from './frames/name.ts';
import { nextTurn } from './frames/next-turn.ts';
import { notice } from './frames/notice.ts';
import { offer } from './frames/offer.ts';
import { pack } from './frames/pack.ts';
import { passToken } from './frames/pass-token.ts';
import { pay } from './frames/pay.ts';
import { pick } from './frames/pick.ts';
import { power } from './frames/power.ts';
import { prize } from './frames/prize.ts';
import { rank } from './frames/rank.ts';
import { ready } from './frames/ready.ts';
import { recoil } from './frames/recoil.ts';
import { ask } from './frames/refuge-ask.ts';
import { refugeEvent } from './frames/refuge-event.ts';
import { renew } from './frames/renew.ts';
import { replace } from './frames/replace.ts';
import { resolution } from './frames/resolution.ts';
import { reveal } from './frames/reveal.ts';
import { revisit } from './frames/revisit.ts';
import { round } from './frames/round.ts';
import { roundEnd } from './frames/round-end.ts';
import { rush } from './frames/rush.ts';
import { search } from './frames/search.ts';
import { second } from './frames/second.ts';
import { stalk } from './frames/stalk.ts';
import { stay } from './frames/stay.ts';
import { stray } from './frames/stray.ts';
import { stride } from './frames/stride.ts';
import { strike } from './frames/strike.ts';
import { test } from './frames/test.ts';
import { tested } from './frames/tested.ts';
import { tokens } from './frames/tokens.ts';
import { turn } from './frames/turn.ts';
import { used } from './frames/used.ts';
import { visits } from './frames/visits.ts';
import { wound } from './frames/wound.ts';
import { idle } from './refusals/idle.ts';
import { carry } from './set-up/campaign/carry.ts';
import { onward } from './set-up/campaign/onward.ts';
import { cannotStart, defaults, SEATS } from './set-up/options.ts';
import { setUp } from './set-up/table.ts';
import { copyTable } from './telling/copy.ts';
import { describe } from './telling/describe.ts';
import { determinize } from './telling/determinize.ts';
import { label } from './telling/label.ts';
import { reckon } from './telling/reckon/index.ts';
import { text } from './telling/text.ts';
import { view } from './telling/view.ts';
import type { Endure } from './types.ts';

export { CLAUSES, type Clause } from './clauses.ts';
export type * from './types.ts';

export const endureTheStars: Game<Endure> = {
  id: 'endure-the-stars',
  version: '0.1',
  complete: false,
  seats: SEATS,
  clauses: CLAUSES,
  agreements: [
    { id: 'mission', values: MISSIONS_READY, initial: 'CG00' },
    { id: 'team', values: [3, 4, 5, 6], initial: 3 },
  ],
  privateTurns: false,
  defaults,
  cannotStart,
  setup: setUp,
  frames: {
    pick,
    deal,
    round,
    'next-turn': nextTurn,
    turn,
    wound,
    power,
    ready,
    act,
    'end-turn': endTurn,
    stride,
    check,
    checked,
    stray,
    rush,
    search,
    found,
    gain,
    name,
    used,
    granted,
    barrage,
    led,
    link,
    offer,
    arrange,
    aim,
    fired,
    assign,
    misses,
    recoil,
    drift,
    lowest,
    strike,
    aftermath,
    deaths,
    notice,
    reveal,
    test,
    tested,
    lose,
    activate,
    enemies,
    minds,
    rank,
    pack,
    bite,
    gather,
    herd,
    tokens,
    creep,
    advance,
    boss,
    stalk,
    resolution,
    event,
    hush,
    'round-end': roundEnd,
    expire,
    'pass-token': passToken,
    mission,
    interact,
    prize,
    second,
    'refuge-ask': ask,
    arrive,
    visits,
    pay,
    stay,
    'refuge-event': refugeEvent,
    revisit,
    exchange,
    leave: mustLeave,
    depart,
    finder,
    renew,
    mourn,
    replace,
  },
  anytime: concede,
  idle,
  view,
  determinize,
  bound: ({ team }, seats) => bound(team, seats),
  carry,
  onward,
  copyTable,
  describe,
  label,
  reckon,
  text,
  round: ({ round: n }) => (n === 0 ? null : n),
};
