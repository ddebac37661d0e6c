import type { Message } from '@turnpoint/kernel';
import type { Moment } from '@turnpoint/ui';
import { ARTIFACTS, type Need } from '../../content/index.ts';
import type { Reckoned } from '../../rules/telling/reckon.ts';
import type { Look } from '../../rules/types.ts';

/** Where an Artifact lay at the end, as far as the viewer knows. */
function whereOf({ view, seat }: Look, artifact: string): Message {
  if (view.players[seat ?? -1]?.hand?.includes(artifact)) return { key: 'ending.in-hand' };
  const owner = view.players.findIndex(({ artifacts }) => artifacts.includes(artifact));
  if (owner >= 0) return { key: 'ending.before', args: { player: { seat: owner } } };
  return { key: view.discard.includes(artifact) ? 'ending.in-discard' : 'ending.unseen' };
}

/** The Artifact that would have done: of a class rather one that lay in sight. */
function artifactFor(look: Look, need: Need): string | null {
  if (need.kind === 'artifact') return need.artifact;
  if (need.kind !== 'class') return null;
  const fitting = ARTIFACTS.filter((card) => card.class === need.class).map(({ id }) => id);
  return fitting.find((id) => whereOf(look, id).key !== 'ending.unseen') ?? fitting[0] ?? null;
}

/** What was played last, and the first Artifact that the viewer lacked: the Timeline shows neither. */
export function cardsLacked(look: Look, { missions }: Reckoned, played: string | null): NonNullable<Moment['cards']> {
  const missing = missions[look.seat ?? -1]?.needs.filter(({ met }) => !met) ?? [];
  const artifact = missing.map(({ need }) => artifactFor(look, need)).find((id) => id !== null) ?? null;
  return [
    ...(played === null ? [] : [{ card: played, where: { key: 'ending.played' } }]),
    ...(artifact === null ? [] : [{ card: artifact, where: whereOf(look, artifact) }]),
  ];
}
