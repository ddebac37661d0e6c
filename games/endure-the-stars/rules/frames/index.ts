import type { Game } from '@turnpoint/kernel';
import type { Endure } from '../types.ts';
import { act } from './act.ts';
import { activate } from './activate.ts';
import { advance } from './advance.ts';
import { aftermath } from './aftermath.ts';
import { aim } from './aim.ts';
import { allies } from './allies.ts';
import { arrange } from './arrange.ts';
import { arrive } from './arrive.ts';
import { assign } from './assign.ts';
import { barrage } from './barrage.ts';
import { bite } from './bite.ts';
import { boss } from './boss.ts';
import { check } from './check.ts';
import { checked } from './checked.ts';
import { creep } from './creep.ts';
import { deal } from './deal.ts';
import { dealt } from './dealt.ts';
import { deaths } from './deaths.ts';
import { depart } from './depart.ts';
import { drift } from './drift.ts';
import { endTurn } from './end-turn.ts';
import { enemies } from './enemies.ts';
import { event } from './event.ts';
import { exchange } from './exchange.ts';
import { expire } from './expire.ts';
import { explode } from './explode.ts';
import { finder } from './finder.ts';
import { fired } from './fired.ts';
import { found } from './found.ts';
import { gain } from './gain.ts';
import { gather } from './gather.ts';
import { granted } from './granted.ts';
import { herd } from './herd.ts';
import { hush } from './hush.ts';
import { interact } from './interact.ts';
import { mustLeave } from './leave.ts';
import { led } from './led.ts';
import { link } from './link.ts';
import { lose } from './lose.ts';
import { lowest } from './lowest.ts';
import { martyr } from './martyr.ts';
import { maul } from './maul.ts';
import { minds } from './minds.ts';
import { misses } from './misses.ts';
import { mission } from './mission.ts';
import { mourn } from './mourn.ts';
import { name } from './name.ts';
import { nextTurn } from './next-turn.ts';
import { notice } from './notice.ts';
import { offer } from './offer.ts';
import { pack } from './pack.ts';
import { passToken } from './pass-token.ts';
import { pay } from './pay.ts';
import { pick } from './pick.ts';
import { pilot } from './pilot.ts';
import { power } from './power.ts';
import { prize } from './prize.ts';
import { puppet } from './puppet.ts';
import { rank } from './rank.ts';
import { ready } from './ready.ts';
import { recoil } from './recoil.ts';
import { ask } from './refuge-ask.ts';
import { refugeEvent } from './refuge-event.ts';
import { renew } from './renew.ts';
import { replace } from './replace.ts';
import { resolution } from './resolution.ts';
import { reveal } from './reveal.ts';
import { revisit } from './revisit.ts';
import { round } from './round.ts';
import { roundEnd } from './round-end.ts';
import { rouse } from './rouse.ts';
import { rush } from './rush.ts';
import { search } from './search.ts';
import { second } from './second.ts';
import { shoot } from './shoot.ts';
import { stalk } from './stalk.ts';
import { stay } from './stay.ts';
import { stray } from './stray.ts';
import { stride } from './stride.ts';
import { strike } from './strike.ts';
import { test } from './test.ts';
import { tested } from './tested.ts';
import { tokens } from './tokens.ts';
import { turn } from './turn.ts';
import { used } from './used.ts';
import { visits } from './visits.ts';
import { wound } from './wound.ts';

/** The rules of every kind of frame, in the order in which a mission comes to them. */
export const frames: Game<Endure>['frames'] = {
  pick,
  deal,
  round,
  allies,
  maul,
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
  shoot,
  fired,
  explode,
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
  rouse,
  boss,
  stalk,
  martyr,
  puppet,
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
  dealt,
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
  pilot,
  renew,
  mourn,
  replace,
};
