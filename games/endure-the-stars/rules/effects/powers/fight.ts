import { enemyOf } from '../../../content/index.ts';
import { zoneOf } from '../../board/crew/crew.ts';
import { seesZone } from '../../board/crew/sight.ts';
import { figureById, figuresIn } from '../../board/foes/foes.ts';
import { mayPass, roomIn } from '../../board/foes/space.ts';
import { isRanged } from '../../board/kit/shots.ts';
import { shipOf, waysIn } from '../../board/ship.ts';
import type { Clause } from '../../clauses.ts';
import { beginAttack, PLAIN_SHOT } from '../../frames/aim.ts';
import type { Choice, Context, Figure, Mods, State, Table, Who, ZoneId } from '../../types.ts';
import { attackChoices } from '../../verbs/attack.ts';
import { harm } from '../harm.ts';
import { sparedIn } from '../mission/hidden-boss.ts';
import { stunFigures } from '../stun.ts';
import { atOnce, figurePicked, naming, type Power, seenWithin, walkedWithin, zonePicked, zones } from './power.ts';

type Attack = Extract<Choice, { kind: 'attack' }>;

export function attackWith(s: State, who: Who, picked: Choice, mods: Partial<Mods>, ctx: Context): void {
  const { item, pair, zone } = picked as Attack;
  beginAttack(s, { who, item, pair, zone, mods: { ...PLAIN_SHOT, ...mods } }, ctx);
}

/** An attack that is part of the ability (ETS-R82). */
const attacking = (mods: Partial<Mods>, rangedOnly = false): Power =>
  naming(
    (t, who) => attackChoices(t, who).filter(({ item }) => !rangedOnly || isRanged(item)),
    (s, who, picked, ctx) => attackWith(s, who, picked, mods, ctx),
  );

export const isStandard = ({ type }: Figure): boolean => !enemyOf(type).isBoss;
const standardIn = (t: Table, zone: ZoneId): Figure[] => figuresIn(t, zone).filter(isStandard);

/** Connected zones that somebody from there may enter. */
export const openFrom = (t: Table, zone: ZoneId): ZoneId[] =>
  (waysIn(t).steps[zone] ?? []).flatMap(({ to }) => (mayPass(t, zone, to) ? [to] : []));

/** Moves as many of these as there is room for, by an ability or a reward. */
export function shift(t: Table, ids: readonly number[], to: ZoneId, clause: Clause, ctx: Context): void {
  for (const id of ids.slice(0, roomIn(t, to))) {
    const figure = figureById(t, id);
    if (figure === undefined) continue;
    ctx.log({ type: 'foe-moved', clause, enemy: figure.type, count: 1, from: figure.zone, to });
    figure.zone = to;
  }
  ctx.push({ kind: 'notice' });
}

const PUSHED = 3;

/** Push: from a zone in sight, into a connecting one, up to three of them. */
const push: Power = {
  options(t, who, picked) {
    const [from, to] = picked;
    if (from === undefined) {
      const near = shipOf(t).zones.filter(({ id }) => seesZone(t, who, id) && standardIn(t, id).length > 0);
      return zones(near.flatMap(({ id }) => (openFrom(t, id).length > 0 ? [id] : [])));
    }
    if (to === undefined) return zones(openFrom(t, zonePicked(from)));
    const named = picked.slice(2);
    if (named.length === PUSHED || named.at(-1)?.kind === 'done') return null;
    const ids = named.map(figurePicked);
    const left = standardIn(t, zonePicked(from)).filter(({ id }) => !ids.includes(id));
    const byType = left.filter((figure, n) => left.findIndex(({ type }) => type === figure.type) === n);
    if (byType.length === 0) return null;
    const more = byType.map(({ id }): Choice => ({ kind: 'hit', figure: id }));
    return named.length === 0 ? more : [...more, { kind: 'done' }];
  },
  apply({ table }, _who, [, to, ...named], ctx) {
    shift(
      table,
      named.flatMap((choice) => (choice.kind === 'hit' ? [choice.figure] : [])),
      zonePicked(to),
      'ETS-6.3',
      ctx,
    );
  },
};

/** What a Psychic can lead: a standard enemy that is no machine and can act (ETS-16.6). */
const hasMind = (figure: Figure): boolean =>
  isStandard(figure) && enemyOf(figure.type).family !== 'sentry' && figure.stun === 0;

/** Take Control: which one, where it walks, whom it strikes; then it is stunned. */
const takeControl: Power = {
  options(t, who, picked) {
    const [first] = picked;
    if (first === undefined) {
      const seen = t.figures.filter((figure) => hasMind(figure) && seesZone(t, who, figure.zone));
      const kinds = seen.filter((f, n) => seen.findIndex((o) => o.type === f.type && o.zone === f.zone) === n);
      return kinds.map(({ id }) => ({ kind: 'hit', figure: id }));
    }
    const figure = figureById(t, figurePicked(first));
    if (figure === undefined || picked.at(-1)?.kind === 'strike' || picked.at(-1)?.kind === 'done') return null;
    const walked = picked.slice(1);
    const at = walked.length === 0 ? figure.zone : zonePicked(walked.at(-1));
    const steps = walked.length < enemyOf(figure.type).actions ? zones(openFrom(t, at)) : [];
    const spared = sparedIn(t, at, [figure.type]);
    const others = figuresIn(t, at).filter(({ id }) => id !== figure.id && !spared.includes(id));
    const kinds = others.filter((f, n) => others.findIndex((o) => o.type === f.type) === n);
    return [...steps, ...kinds.map(({ id }): Choice => ({ kind: 'strike', figure: id })), { kind: 'done' }];
  },
  apply(_s, who, [first, ...rest], ctx) {
    const way = rest.flatMap((choice) => (choice.kind === 'zone' ? [choice.zone] : []));
    const struck = rest.flatMap((choice) => (choice.kind === 'strike' ? [choice.figure] : []));
    ctx.push({ kind: 'puppet', who, figure: figurePicked(first), zones: way, struck });
  },
};

/** Abilities that fight. */
export const FIGHT_POWERS: Readonly<Record<string, Power>> = {
  'suppressing-fire': attacking({ slows: true }, true),
  'steady-aim': attacking({ hit: -1 }),
  'weapon-mods': attacking({ dice: 2, hit: 1 }),
  'empty-the-magazine': naming(attackChoices, (s, who, picked, ctx) => {
    ctx.push({ kind: 'barrage', who, item: (picked as Attack).item, left: 2 });
    attackWith(s, who, picked, { noJam: true }, ctx);
  }),
  'clear-the-room': naming(
    (t, who) => zones(seenWithin(t, who, 1).filter((zone) => zone === zoneOf(t, who) || figuresIn(t, zone).length > 0)),
    ({ table: t }, who, picked, ctx) =>
      harm(
        t,
        figuresIn(t, zonePicked(picked)).map(({ id }) => id),
        2,
        ctx,
        { by: who, clause: 'ETS-15.45' },
      ),
  ),
  push,
  'mind-storm': atOnce(({ table: t }, who, ctx) => {
    const near = walkedWithin(t, who, 2);
    const stunned = t.figures.filter(({ zone, type }) => near.includes(zone) && enemyOf(type).family !== 'sentry');
    stunFigures(t, stunned, 'ETS-6.5', ctx);
  }),
  'take-control': takeControl,
};
