import { no } from '@turnpoint/kernel';
import { type EffectOf, ownPlaces } from '../../content/index.ts';
import { agendaState } from '../board/agendas.ts';
import { placeName } from '../telling/names.ts';
import type { Agenda, Place, Ruling } from '../types.ts';
import { asking, type WordRules } from './word.ts';

/** Of one's own, activated and not disabled (ES-5.22). */
export const readyAgenda: WordRules<EffectOf<'ready agenda'>> = {
  ask(t, f, _, picks) {
    if (picks.length > 0) return null;
    const options = ownPlaces(f.seat).filter((place) => agendaState(t, place) === 'activated');
    const why = (place: Place): Ruling => {
      if (!ownPlaces(f.seat).includes(place)) return no('ES-1.8', 'why.not-your-agenda-pick');
      const clause = agendaState(t, place) === 'disabled' ? 'ES-5.22' : 'ES-5.1';
      return no(clause, 'why.not-activated', { place: placeName(place) });
    };
    return asking('place', options, 'prompt.agenda', why);
  },
  run(s, _, __, [place], ctx) {
    (s.table.agendas[place as Place] as Agenda).activated = false;
    ctx.log({ type: 'agenda-ready', clause: 'ES-5.1', place: place as Place });
  },
};
