import { MOST } from '../../../content/index.ts';
import { die } from '../../board/chance.ts';
import { inTurnOrder, suffers, survivorAt, zoneOf } from '../../board/crew/crew.ts';
import { othersInSight } from '../../board/crew/sight.ts';
import { calm, curable, cure, heal } from '../../board/crew/spirit.ts';
import { strides } from '../../board/kit/values.ts';
import type { Choice, Injury, Table, Who } from '../../types.ts';
import { attackChoices } from '../../verbs/attack.ts';
import { moveChoices } from '../../verbs/move.ts';
import { atOnce, hereWith, naming, type Power, people, whoPicked } from './power.ts';

/** To the end of the round, or to the owner's next turn. */
const lasting = (kind: string, until: 'round' | 'turn'): Power =>
  atOnce(({ table }, who) => {
    table.lasting.push({ kind, who, zone: null, until });
  });

/** Whom a Medic may treat (ETS-R90). */
const patients = (t: Table, who: Who): Who[] =>
  hereWith(t, who).filter((other) => !suffers(survivorAt(t, other), 'iatrophobia'));

const injuriesOf = (t: Table, who: Who): Choice[] =>
  curable(survivorAt(t, who)).map((injury) => ({ kind: 'injury', injury }));

/** The die first; on a 6 an injury is removed, of several the one that the Medic names then. */
const fieldDressing: Power = {
  options(t, who, picked) {
    if (picked.length === 0) return people(patients(t, who));
    return picked.length === 2 ? injuriesOf(t, whoPicked(picked[0])) : null;
  },
  apply({ table: t }, who, [patient, , named], ctx) {
    const treated = whoPicked(patient);
    if (named?.kind === 'injury') return cure(t, treated, named.injury, 'ETS-13.10', ctx);
    const rolled = die(t, ctx);
    heal(t, treated, rolled <= 2 ? 1 : 2, 'ETS-6.3', ctx);
    if (rolled < 6 || curable(survivorAt(t, treated)).length === 0) return;
    const picked = [patient as Choice, { kind: 'done' } as const];
    ctx.push({ kind: 'name', who, power: 'field-dressing', picked, from: 'passive' });
  },
};

/** Someone in sight who could move or attack if told to (ETS-10.30). */
function ordered(t: Table, who: Who): Who[] {
  return othersInSight(t, who).filter(
    (other) => !survivorAt(t, other).barred && (moveChoices(t, other).length > 0 || attackChoices(t, other).length > 0),
  );
}

/** Abilities that help people. */
export const CREW_POWERS: Readonly<Record<string, Power>> = {
  'direct-order': naming(
    (t, who) => people(ordered(t, who)),
    (_s, _who, picked, ctx) => ctx.push({ kind: 'granted', who: whoPicked(picked), what: 'order' }),
  ),
  rally: atOnce(({ table }, _who, ctx) => {
    for (const other of inTurnOrder(table)) calm(table, other, 3, 'ETS-6.5', ctx);
  }),
  'lead-by-example': naming(
    (t, who) => people(othersInSight(t, who)),
    ({ table }, _who, picked, ctx) => calm(table, whoPicked(picked), 1, 'ETS-6.2', ctx),
  ),
  'hold-the-line': lasting('hold-the-line', 'round'),
  'all-hands': atOnce(({ table: t }, who) => {
    for (const other of inTurnOrder(t)) if (other !== who) survivorAt(t, other).bonus += 1;
  }),
  'treat-wounds': {
    options(t, who, picked) {
      if (picked.length === 0) return people(patients(t, who));
      return picked.length === 1 ? [{ kind: 'health' }, ...injuriesOf(t, whoPicked(picked[0]))] : null;
    },
    apply({ table: t }, _who, [patient, what], ctx) {
      if (what?.kind === 'injury') cure(t, whoPicked(patient), what.injury as Injury, 'ETS-13.10', ctx);
      else heal(t, whoPicked(patient), 1, 'ETS-6.3', ctx);
    },
  },
  'emergency-surgery': naming(
    (t, who) => people(patients(t, who)),
    ({ table: t }, _who, picked, ctx) => {
      const patient = whoPicked(picked);
      heal(t, patient, 6, 'ETS-6.5', ctx);
      for (const injury of curable(survivorAt(t, patient))) cure(t, patient, injury, 'ETS-13.10', ctx);
    },
  ),
  reassurance: naming(
    (t, who) => people(hereWith(t, who).filter((other) => survivorAt(t, other).resolve < MOST / 2)),
    ({ table }, _who, picked, ctx) => calm(table, whoPicked(picked), 1, 'ETS-6.2', ctx),
  ),
  'field-dressing': fieldDressing,
  'not-on-my-watch': lasting('not-on-my-watch', 'turn'),
  vanish: atOnce(({ table: t }, who) => {
    t.lasting.push({ kind: 'vanish', who, zone: null, until: 'turn' });
    // ETS-R83: what they saw of her is forgotten.
    for (const figure of t.figures) figure.seen &= ~(1 << who);
  }),
  'slip-past': atOnce(({ table: t }, who, ctx) => {
    t.lasting.push({ kind: 'slip-past', who, zone: zoneOf(t, who), until: 'round' });
    ctx.push({ kind: 'stride', who, left: 2 * strides(t), isSafe: true, mayExit: false });
  }),
  dash: atOnce(({ table: t }, who, ctx) => {
    ctx.push(
      { kind: 'stride', who, left: 4 * strides(t), isSafe: true, mayExit: false },
      { kind: 'granted', who, what: 'interact' },
    );
  }),
};
