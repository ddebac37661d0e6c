import { partsOf } from '@turnpoint/effects';
import type { Seat } from '@turnpoint/kernel';
import { type ArtifactClass, cardOf, classOf, type Effect, LINCHPINS, typeOf } from '../../content/index.ts';
import { isAltered, isTrue } from '../board/board.ts';
import { mayFetch } from '../effects/options.ts';
import type { CardId, View } from '../types.ts';

const artifactsOf = (view: View, seat: Seat): readonly CardId[] => view.players[seat]?.artifacts ?? [];
const hasOwn = (view: View, seat: Seat, kind: ArtifactClass | null): boolean =>
  artifactsOf(view, seat).some((id) => kind === null || classOf(id) === kind);
const others = (view: View, seat: Seat) => view.players.filter((player, other) => other !== seat && !player.out);
const hasOther = (view: View, seat: Seat): boolean => others(view, seat).some(({ artifacts }) => artifacts.length > 0);

/** Would nothing come of this card, were it played now (CT-9.6, 12.19)? From public facts alone. */
export function isIdle(view: View, seat: Seat, id: CardId): boolean {
  const { spot, effect } = cardOf(id);
  if (spot !== null) return view.fractures.includes(spot) || !isTrue(view, spot);
  return isNothing(view, seat, effect);
}

function isNothing(view: View, seat: Seat, effect: Effect): boolean {
  switch (effect.word) {
    case 'seq':
      return partsOf(effect).every(([, part]) => isNothing(view, seat, part as Effect));
    case 'anomaly':
      return effect.by === -1 && view.anomaly === 0;
    case 'flip':
      return effect.which === 'all-altered' && !LINCHPINS.some((index) => isAltered(view, index));
    case 'take':
      return !hasOther(view, seat);
    case 'discard':
      return effect.whose === 'own' ? !hasOwn(view, seat, effect.class) : !hasOther(view, seat);
    case 'fetch':
      return !view.discard.some((id) =>
        effect.to === 'front' ? typeOf(id) === 'artifact' : mayFetch(id) && !effect.except.includes(id),
      );
    case 'special':
      if (effect.id === 'cultural-exchange') return !hasOwn(view, seat, null) || !hasOther(view, seat);
      return effect.id === 'stowaway' && others(view, seat).every(({ handCount }) => handCount === 0);
    default:
      return false;
  }
}
