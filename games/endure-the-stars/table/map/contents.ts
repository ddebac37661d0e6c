import type { Message } from '@turnpoint/kernel';
import type { Words } from '@turnpoint/ui';
import { objectiveSaid } from '../../content/index.ts';
import type { View, ZoneId } from '../../rules/types.ts';
import { piecesOf } from './pieces.ts';

/** What is in a zone, in words. */
export function contentsOf(view: View, zone: ZoneId, say: Words['say']): string[] {
  const said = ({ key, args }: Message) => say(key, args);
  const pieces = piecesOf(view).flatMap((piece): string[] => {
    if (piece.zone !== zone) return [];
    switch (piece.kind) {
      case 'survivor':
        return [say(`survivor.${view.team[piece.who]?.id ?? ''}`)];
      case 'loader':
        return [say('text.loader')];
      case 'foe':
        return [say(`foes.${piece.type}`, { count: piece.count })];
      case 'ally':
        return [say('text.ally', { foe: { key: `enemy.${piece.type}` }, health: piece.health })];
      case 'token':
        return [
          piece.face === null ? say('text.token') : say('text.token.known', { face: { key: `face.${piece.face}` } }),
        ];
      case 'objective':
        return [said(objectiveSaid(view.options.mission, piece.id))];
    }
    return [];
  });
  const noises = view.noises.flatMap(({ zone: at, level }) => (at === zone ? [say('text.noise', { level })] : []));
  return [...pieces, ...noises];
}
