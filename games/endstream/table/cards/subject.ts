import {
  gearOfThing,
  isControllerThing,
  isOperatorThing,
  seatOfController,
  type ZoneWord,
} from '../../content/index.ts';
import type { OperatorView, Thing, View } from '../../rules/types.ts';
import { sideOf } from '../draw/places.ts';
import { readSpot } from '../spots.ts';

/** A card, or a turnpoint, to be read in full. */
export type Subject =
  | {
      readonly face: 'operator' | 'controller' | 'tech';
      readonly card: string;
      readonly side: 'mine' | 'foe';
      /** An operator's, as far as the viewer knows them: read with the card. */
      readonly techs?: readonly string[];
    }
  | { readonly face: 'agenda'; readonly card: string; readonly up: 0 | 1 }
  /** A turnpoint, and the keywords in force there. */
  | { readonly face: 'place'; readonly name: string; readonly zones: readonly ZoneWord[] };

export const knownTechs = ({ techs }: OperatorView): string[] => techs.filter((tech) => tech !== null);

/** The card of something on the board or in hand; null while it is not known. */
export function subjectOf(view: View, thing: Thing, you: number): Subject | null {
  const side = sideOf(view, thing) === you ? 'mine' : 'foe';
  if (isOperatorThing(thing)) {
    const operator = view.operators[thing];
    return operator?.card ? { face: 'operator', card: operator.card, side, techs: knownTechs(operator) } : null;
  }
  const player = isControllerThing(thing) ? view.players[seatOfController(thing)] : undefined;
  if (player) return { face: 'controller', card: player.controller, side };
  const gear = view.gear.find(({ id }) => id === gearOfThing(thing));
  return gear ? { face: 'tech', card: gear.card, side } : null;
}

/** The card that lies on a spot. */
export function subjectAt(view: View, name: string | null, you: number): Subject | null {
  const spot = readSpot(name);
  if (spot === null || spot.kind === 'place') return null;
  if (spot.kind !== 'agenda') return subjectOf(view, spot.n, you);
  const agenda = view.agendas[spot.n];
  return agenda ? { face: 'agenda', card: agenda.card, up: agenda.up } : null;
}
