import type { Message } from '@turnpoint/kernel';
import type { Words } from '@turnpoint/ui';
import { resolveOf, tileOf } from '../../content/index.ts';
import type { View } from '../../rules/types.ts';
import { bossLines } from './boss-lines.ts';
import { enemyLine } from './enemy-line.ts';
import { itemLines } from './item-lines.ts';
import type { Card } from './subject.ts';

type Say = Words['say'];

/** The name of an event; one that brings a radar token is named by its tile. */
export function eventName(id: string): Message {
  const tile = tileOf(id);
  return tile === null ? { key: `event.${id}` } : { key: 'event.spawn', args: { tile: { key: `tile.${tile}` } } };
}

export function nameOf(subject: Card): Message {
  return subject.of === 'event' ? eventName(subject.id) : { key: `${subject.of}.${subject.id}` };
}

/** What kind of card it is, as the line above its name. */
export function kindOf(subject: Card, say: Say): string {
  if (subject.of === 'power') return say(`table.${subject.which}`);
  if (subject.of === 'resolve') {
    const { number, once } = resolveOf(subject.id);
    return say(once === null ? 'read.kind.resolve-stays' : 'read.kind.resolve', { number });
  }
  if (subject.of === 'boss') return say('read.kind.boss', { foe: { key: `enemy.${subject.id.split('.')[0]}` } });
  return say(`read.kind.${subject.of}`);
}

/** All that it does, as the table lies. */
export function linesOf(subject: Card, say: Say, view: Pick<View, 'options'>): string[] {
  switch (subject.of) {
    case 'item':
      return itemLines(subject.id, say);
    case 'boss':
      return bossLines(subject.id, say);
    case 'enemy':
      return [enemyLine(subject.id, view, say), say(`read.enemy.${subject.id}`)];
    case 'event':
      return [say(tileOf(subject.id) === null ? `event.${subject.id}.text` : 'event.spawn.text')];
    default:
      return [say(`${subject.of}.${subject.id}.text`)];
  }
}
