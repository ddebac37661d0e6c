import type { EffectOf } from '../../content/index.ts';
import { agendaState, flipAgendas } from '../agendas.ts';
import { no } from '../no.ts';
import { across, centuryOf, isPlace, ownPlaces, placeName, placeOf, upstreamFrom } from '../places.ts';
import type { Agenda, Place, Ruling } from '../types.ts';
import { hereOf } from './targets.ts';
import type { Ask, WordRules } from './word.ts';

/** An extra spin, with ripple (ES-10.13). */
export const spin: WordRules<EffectOf<'spin'>> = {
  run(s, f, _, __, ctx) {
    flipAgendas(s, f.seat, upstreamFrom(hereOf(s.table, f)), 'ES-10.13', ctx);
  },
};

/** One agenda, without ripple. */
export const flip: WordRules<EffectOf<'flip'>> = {
  ask(t, f, { where }, picks) {
    if (picks.length > 0) return null;
    const here = hereOf(t, f);
    return askAgenda(where === 'century' ? [here, across(here)] : ownPlaces(f.seat));
  },
  run(s, f, _, picks, ctx) {
    flipAgendas(s, f.seat, picks, 'ES-10.13', ctx);
  },
};

/** Until the start of the next turn of the player who used it (ES-5.19). Needs no presence in the enemy stream. */
export const disableAgenda: WordRules<EffectOf<'disable agenda'>> = {
  ask: (_, f, { where }, picks) => (picks.length > 0 || where === 'century' ? null : askAgenda(ownPlaces(1 - f.seat))),
  run(s, f, _, picks, ctx) {
    const on = picks[0] ?? placeOf(1 - f.seat, centuryOf(hereOf(s.table, f)));
    s.table.marks.push({ what: 'disabled agenda', on, amount: 0, by: f.seat, until: 'start', unlessController: false });
    ctx.log({ type: 'agenda-disabled', clause: 'ES-5.19', place: on });
  },
};

/** Of one's own, activated and not disabled (ES-5.22). */
export const readyAgenda: WordRules<EffectOf<'ready agenda'>> = {
  ask(t, f, _, picks) {
    if (picks.length > 0) return null;
    const options = ownPlaces(f.seat).filter((place) => agendaState(t, place) === 'activated');
    const why = (place: Place): Ruling => {
      if (!isPlace(place) || !ownPlaces(f.seat).includes(place)) return no('ES-1.8', 'why.not-your-agenda-pick');
      const clause = agendaState(t, place) === 'disabled' ? 'ES-5.22' : 'ES-5.1';
      return no(clause, 'why.not-activated', { place: placeName(place) });
    };
    return { kind: 'place', options, mayStop: false, prompt: 'prompt.agenda', why };
  },
  run(s, _, __, [place], ctx) {
    (s.table.agendas[place as Place] as Agenda).activated = false;
    ctx.log({ type: 'agenda-ready', clause: 'ES-5.1', place: place as Place });
  },
};

function askAgenda(options: readonly Place[]): Ask {
  return {
    kind: 'place',
    options,
    mayStop: false,
    prompt: 'prompt.agenda',
    why: () => no('ES-7.2', 'why.agenda-reach'),
  };
}
