import { type FrameRules, NOBODY, only } from '@turnpoint/kernel';
import { isOnMap, seatOf, survivorAt, zoneOf } from '../board/crew/crew.ts';
import { isPilot, isPowered } from '../board/kit/values.ts';
import { makeNoiseBy } from '../board/noise-made.ts';
import { missionIn } from '../board/ship.ts';
import { interactions } from '../effects/mission/interact.ts';
import { refuseGranted } from '../refusals/granted.ts';
import type { Choice, Endure, FrameOf, Table, Who } from '../types.ts';
import { attackChoices } from '../verbs/attack.ts';
import { cannotReorganise, tradeChoices } from '../verbs/kit.ts';
import { moveChoices, zonesOfMove } from '../verbs/move.ts';
import { cannotSearch } from '../verbs/search.ts';
import { beginAttack, PLAIN_SHOT } from './aim.ts';
import { beginReorganising, beginTrade } from './offer.ts';
import { setOut } from './stride.ts';

type Granted = FrameOf<'granted'>;

/** ETS-O.4: work takes the actions of one's own turn; once done, what it was about is picked up like anything else. */
const byHand = (t: Table, who: Who): Choice[] =>
  interactions(t, who).flatMap((objective): Choice[] => {
    const isWork = missionIn(t).objectives[objective]?.kind === 'work' && t.objectives[objective]?.collected === false;
    return isWork ? [] : [{ kind: 'interact', objective }];
  });

/** ETS-10.30, R95: what the granted survivor may do, free and at once. */
function options(t: Table, { who, what }: Granted): Choice[] {
  // ETS-18.9: without power a pilot can only leave, and the Loader belongs to one's own turn.
  if (isPilot(t, who) && !isPowered(t, who)) return [];
  const hand = what === 'order' ? [] : byHand(t, who);
  if (what === 'interact') return hand;
  const fight: Choice[] = [...moveChoices(t, who), ...attackChoices(t, who)];
  if (what === 'order') return fight;
  const search: Choice[] = cannotSearch(t, who) === null ? [{ kind: 'search' }] : [];
  const reorganise: Choice[] = cannotReorganise(t, who) === null ? [{ kind: 'reorganise' }] : [];
  return [...fight, ...search, ...hand, ...tradeChoices(t, who), ...reorganise, { kind: 'noise', level: 1 }];
}

export const granted: FrameRules<Endure, Granted> = {
  deciders: ({ table: t }, frame) =>
    isOnMap(t, frame.who) && !survivorAt(t, frame.who).barred && options(t, frame).length > 0
      ? only(seatOf(t, frame.who))
      : NOBODY,
  prompt: (_s, { what }) => ({ key: `prompt.granted.${what}` }),
  choices: ({ table }, frame) => [...options(table, frame), { kind: 'decline' }],
  refuse: ({ table }, { who, what }, _seat, choice) => refuseGranted(table, who, what, choice),
  resolve(s, { who }, [choice], ctx) {
    const t = s.table;
    switch (choice?.kind) {
      case 'move': {
        const go = { cost: 0, left: zonesOfMove(t, who), isSafe: false, mayExit: false, exit: null, shot: null };
        return setOut(s, who, { ...go, zone: choice.zone }, ctx);
      }
      case 'attack': {
        const { item, pair, zone } = choice;
        return beginAttack(s, { who, item, pair, zone, mods: PLAIN_SHOT }, ctx);
      }
      case 'search':
        return ctx.push({ kind: 'search', who });
      case 'interact':
        return ctx.push({ kind: 'interact', who, objective: choice.objective });
      case 'trade':
        return ctx.push(beginTrade(t, who, choice.with), { kind: 'notice' });
      case 'reorganise':
        return ctx.push(beginReorganising(who), { kind: 'notice' });
      case 'noise':
        makeNoiseBy(t, who, { zone: zoneOf(t, who), level: 1 }, 'ETS-10.24', ctx);
    }
  },
  rest: false,
};
