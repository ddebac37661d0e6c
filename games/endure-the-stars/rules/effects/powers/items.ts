import { ITEM_CARDS, type Item, type Use } from '../../../content/index.ts';
import { bodiesIn } from '../../board/allies.ts';
import { isGifted, suffers, survivorAt, zoneOf } from '../../board/crew/crew.ts';
import { calm, curable, cure, heal, stunSurvivor } from '../../board/crew/spirit.ts';
import { settleDoors } from '../../board/doors.ts';
import { figuresIn } from '../../board/foes/foes.ts';
import { isShielded } from '../../board/foes/space.ts';
import { makeNoiseBy } from '../../board/noise-made.ts';
import type { Choice, Context, Injury, Table, Who, ZoneId } from '../../types.ts';
import { harm } from '../harm.ts';
import { stunFigures } from '../stun.ts';
import {
  atOnce,
  doorPicked,
  hereWith,
  naming,
  type Power,
  people,
  seenWithin,
  settable,
  tellDoor,
  whoPicked,
  zonePicked,
  zones,
} from './power.ts';

/** ETS-7.10: oneself; Bedside Manner reaches everybody in the zone (ETS-R90). Iatrophobia refuses to be healed. */
function patients(t: Table, who: Who, isHealing: boolean): Who[] {
  const near = isGifted(t, who, 'bedside-manner') ? hereWith(t, who) : [who];
  return isHealing ? near.filter((other) => !suffers(survivorAt(t, other), 'iatrophobia')) : near;
}

/** A Med Kit: Health, and one injury of the user's choice (ETS-7.19, R63). */
function kit(health: number): Power {
  return {
    options(t, who, picked) {
      if (picked.length === 0) return people(patients(t, who, true));
      const injuries = curable(survivorAt(t, whoPicked(picked[0])));
      return picked.length === 1 && injuries.length > 0 ? injuries.map((injury) => ({ kind: 'injury', injury })) : null;
    },
    apply({ table: t }, who, [patient, injury], ctx) {
      const healed = whoPicked(patient);
      heal(t, healed, health + (isGifted(t, who, 'bedside-manner') ? 1 : 0), 'ETS-7.19', ctx);
      if (injury !== undefined) cure(t, healed, (injury as { injury: Injury }).injury, 'ETS-13.10', ctx);
    },
  };
}

/** Own zone or one in sight; nothing is thrown into or out of a shield (ETS-17.16). */
function throwable(t: Table, who: Who, range: number): Choice[] {
  const own = zoneOf(t, who);
  if (isShielded(t, own)) return zones([own]);
  return zones(seenWithin(t, who, range).filter((zone) => zone === own || !isShielded(t, zone)));
}

const pick = (range: number) => (t: Table, who: Who) => throwable(t, who, range);

/** Every miniature in the zone, the thrower included. */
const stun = (range: number): Power =>
  naming(pick(range), ({ table: t }, _who, picked, ctx) => {
    const zone = zonePicked(picked);
    stunFigures(t, figuresIn(t, zone), 'ETS-16.1', ctx);
    for (const [other, { zone: at }] of t.team.entries()) if (at === zone) stunSurvivor(t, other, 'ETS-16.1', ctx);
  });

function blast({ range, damage, noise }: Extract<Use, { word: 'blast' }>): Power {
  return naming(pick(range), ({ table: t }, who, picked, ctx) => {
    const zone: ZoneId = zonePicked(picked);
    makeNoiseBy(t, who, { zone, level: noise }, 'ETS-5.1', ctx);
    harm(
      t,
      figuresIn(t, zone).map(({ id }) => id),
      damage,
      ctx,
      { by: who, clause: 'ETS-15.45' },
    );
    const strike = { damage, armour: true, stuns: false, movesAway: false, pushes: null, by: 'blast' } as const;
    ctx.push({ kind: 'strike', whom: bodiesIn(t, zone), strike });
  });
}

function powerOf(use: Use): Power {
  switch (use.word) {
    case 'heal':
      return kit(use.health);
    case 'calm':
      return naming(
        (t, who) => people(patients(t, who, false)),
        ({ table }, _who, picked, ctx) => calm(table, whoPicked(picked), use.resolve, 'ETS-8.36', ctx),
      );
    case 'stun':
      return stun(use.range);
    case 'blast':
      return blast(use);
    case 'shield':
      return atOnce(({ table: t }, who, ctx) => {
        const zone = zoneOf(t, who);
        t.lasting.push({ kind: 'shield-bubble', who, zone, until: 'round' });
        ctx.log({ type: 'shielded', clause: 'ETS-17.15', zone });
      });
    case 'distract':
      return naming(
        (t, who) => zones(seenWithin(t, who, use.range)),
        ({ table: t }, who, picked, ctx) => {
          t.lasting.push({ kind: 'decoy', who, zone: zonePicked(picked), until: 'round' });
          ctx.log({ type: 'decoy', clause: 'ETS-11.22', zone: zonePicked(picked) });
        },
      );
    case 'spike':
      return naming(
        (t, who) => spikable(t, who),
        ({ table: t }, _who, picked, ctx) => driveSpike(t, picked, ctx),
      );
  }
}

/** Open or locked for good, whatever comes (ETS-4.41). */
function driveSpike(t: Table, picked: Choice, ctx: Context): void {
  const door = doorPicked(t, picked);
  if (door === null) return;
  door.spike = (picked as { to: 'open' | 'locked' }).to;
  settleDoors(t);
  tellDoor(picked, ctx);
}

/** Either way: a spike keeps a door as it is, too. */
function spikable(t: Table, who: Who): Choice[] {
  const own = zoneOf(t, who);
  return settable(t, (zone) => zone === own).flatMap((choice) =>
    (['open', 'locked'] as const).map((to) => ({ ...choice, to }) as Choice),
  );
}

const usable = ITEM_CARDS.filter((item): item is Item & { readonly use: Use } => item.use !== null);
export const ITEM_POWERS: Readonly<Record<string, Power>> = Object.fromEntries(
  usable.map(({ id, use }) => [id, powerOf(use)]),
);
