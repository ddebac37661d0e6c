import { GOALS } from '../../../content/index.ts';
import { inTurnOrder, othersInZone, survivorAt, zoneOf } from '../../board/crew/crew.ts';
import { othersInSight, seesZone } from '../../board/crew/sight.ts';
import { calm } from '../../board/crew/spirit.ts';
import { figuresIn } from '../../board/foes/foes.ts';
import { isPilot, isPowered, strides } from '../../board/kit/values.ts';
import type { Table, Who } from '../../types.ts';
import { attackChoices } from '../../verbs/attack.ts';
import { attackWith, isStandard, openFrom, shift } from './fight.ts';
import { atOnce, naming, type Power, people, whoPicked, zonePicked, zones } from './power.ts';

/** ETS-R92, 18.9: neither the stunned nor a pilot without power can use an action. */
const mayBeGranted = (t: Table, who: Who): boolean =>
  !survivorAt(t, who).barred && (!isPilot(t, who) || isPowered(t, who));

const NOTHING = atOnce(() => {});
const lasting = GOALS.filter(({ lasts }) => lasts).map(({ id }): [string, Power] => [id, NOTHING]);

/** Rewards that are used between actions. The Gambit, Making it Last and Nothing to Fear wait for their moment (ETS-R91). */
export const REWARD_POWERS: Readonly<Record<string, Power>> = {
  ...Object.fromEntries(lasting),
  'when-push-comes-to-shove': naming(
    (t, who) => (figuresIn(t, zoneOf(t, who)).some(isStandard) ? zones(openFrom(t, zoneOf(t, who))) : []),
    ({ table: t }, who, picked, ctx) => {
      const ids = figuresIn(t, zoneOf(t, who)).flatMap((figure) => (isStandard(figure) ? [figure.id] : []));
      shift(t, ids, zonePicked(picked), 'ETS-9.6', ctx);
    },
  ),
  'combat-training': naming(attackChoices, (s, who, picked, ctx) => attackWith(s, who, picked, {}, ctx)),
  'strength-in-numbers': naming(
    (t, who) => people(othersInZone(t, who).filter((other) => mayBeGranted(t, other))),
    (_s, _who, picked, ctx) => ctx.push({ kind: 'granted', who: whoPicked(picked), what: 'action' }),
  ),
  'alone-time': atOnce(({ table }, who, ctx) =>
    ctx.push({ kind: 'stride', who, left: 2 * strides(table), isSafe: false, mayExit: false }),
  ),
  'we-can-beat-this': atOnce(({ table: t }, who, ctx) => {
    const near = inTurnOrder(t).filter((other) => seesZone(t, who, zoneOf(t, other)));
    for (const other of near) calm(t, other, 1, 'ETS-9.6', ctx);
  }),
  'the-silent-treatment': naming(
    (t) => zones([...new Set(t.noises.map(({ zone }) => zone))]),
    ({ table: t }, _who, picked, ctx) => {
      const hushed = zonePicked(picked);
      t.noises = t.noises.filter(({ zone }) => zone !== hushed);
      ctx.log({ type: 'hushed', clause: 'ETS-9.6', zone: hushed });
    },
  ),
  'conserving-energy': atOnce(({ table: t }, who) => {
    survivorAt(t, who).actions += 1;
  }),
  'cooperation-is-key': naming(
    (t, who) => people(othersInSight(t, who).filter((other) => openFrom(t, zoneOf(t, other)).length > 0)),
    ({ table }, who, picked, ctx) =>
      ctx.push({ kind: 'led', who: whoPicked(picked), by: who, left: 2 * strides(table), agreed: false }),
  ),
};
