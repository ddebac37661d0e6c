import type { Seat } from '@turnpoint/kernel';
import type { Fact } from '@turnpoint/ui';
import { ANCHORPOINTS, characterOf, classOf, type Need, TIMELINE } from '../../content/index.ts';
import type { Look, View } from '../../rules/types.ts';

/** Is a row of somebody's mission met, as everybody can see? */
function isMet({ timeline, players, anomaly }: View, seat: Seat, need: Need, needs: readonly Need[]): boolean {
  const artifacts = players[seat]?.artifacts ?? [];
  const named = (id: string) => needs.some((other) => other.kind === 'artifact' && other.artifact === id);
  switch (need.kind) {
    case 'face': {
      const face = timeline.find(({ index }) => index === need.at);
      return face?.fracture === null && face.altered === (need.side === 'altered');
    }
    case 'fracture':
      return timeline.some(({ index, fracture }) => index === need.at && fracture !== null);
    case 'artifact':
      return artifacts.includes(need.artifact);
    case 'class':
      return artifacts.some((id) => classOf(id) === need.class && !named(id));
    case 'anomaly':
      return anomaly >= ANCHORPOINTS.length;
  }
}

function ofSeat(view: View, seat: Seat, viewer: Seat): Fact[] {
  const player = view.players[seat];
  if (player === undefined || player.out) return [];
  const good = seat === viewer ? 'more' : 'less';
  const fact = (id: string, value: number, worth: number): Fact => ({
    id: `${id}-${seat}`,
    says: { key: `fact.${id}`, args: { player: { seat } } },
    value,
    good,
    worth,
  });
  const known = player.character ?? player.seen?.character ?? null;
  const needs = known === null ? [] : characterOf(known).needs;
  const met = needs.filter((need) => isMet(view, seat, need, needs)).length;
  return [
    ...(known === null ? [] : [fact('mission', met, 2)]),
    fact('artifacts', player.artifacts.length, 0.4),
    fact('hand', player.handCount, 0.2),
  ];
}

/** Rows of missions that are known, what everybody holds, and how history lies. */
export const facts = ({ view }: Look, seat: Seat): readonly Fact[] => [
  ...view.players.flatMap((_, one) => ofSeat(view, one, seat)),
  { id: 'anomaly', says: { key: 'fact.anomaly' }, value: view.anomaly, good: null, worth: 0.6 },
  ...view.timeline
    .filter(({ index }) => TIMELINE[index].kind !== 'anchorpoint')
    .map(
      ({ index, altered, fracture }): Fact => ({
        id: `event-${index}`,
        says: { key: 'fact.event', args: { index, year: TIMELINE[index].year } },
        value: { key: fracture === null ? `event.${index}.${altered ? 'altered' : 'original'}` : `card.${fracture}` },
        good: null,
        worth: TIMELINE[index].kind === 'linchpin' ? 0.7 : 0.5,
      }),
    ),
];
