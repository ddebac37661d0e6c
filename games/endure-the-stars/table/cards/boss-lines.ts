import type { Words } from '@turnpoint/ui';
import { type BossAttack, bossCardOf, type Mood } from '../../content/index.ts';

type Say = Words['say'];

/** A card of a boss in full: what it strikes with and whom, or what its mood changes. */
export function bossLines(id: string, say: Say): string[] {
  const { attack, mood } = bossCardOf(id);
  return [...(attack === null ? [] : attackLines(attack, say)), ...(mood === null ? [] : moodLines(mood, say))];
}

function attackLines(attack: BossAttack, say: Say): string[] {
  const { range, isRadial, dice, hit, victim, each, stuns, movesAway, ignoresArmour, actions, test, noise } = attack;
  const whom = isRadial ? 'radial' : each ? 'each' : (victim ?? 'nearest');
  return [
    ...(actions === 0 ? [] : [say('read.boss.faster', { n: actions })]),
    say(`read.boss.${whom}`, { range }),
    ...(dice === 0 ? [] : [say('read.boss.dice', { dice, hit })]),
    ...(stuns ? [say('read.boss.stuns')] : []),
    ...(movesAway ? [say('read.boss.moves')] : []),
    ...(ignoresArmour ? [say('read.boss.armour')] : []),
    ...(test ? [say('read.boss.test')] : []),
    ...(noise === 0 ? [] : [say('read.boss.noise', { noise })]),
  ];
}

function moodLines({ actions, dice, range, hit, victim, whenWounded }: Mood, say: Say): string[] {
  const signed = (n: number) => (n > 0 ? `+${n}` : `−${-n}`);
  return [
    say(whenWounded ? 'read.mood.wounded' : 'read.mood'),
    ...(actions === 0 ? [] : [say('read.mood.actions', { n: signed(actions) })]),
    ...(dice === 0 ? [] : [say('read.mood.dice', { n: signed(dice) })]),
    ...(range === 0 ? [] : [say('read.mood.range', { n: signed(range) })]),
    ...(hit === 0 ? [] : [say('read.mood.hit', { n: signed(hit) })]),
    ...(victim === null ? [] : [say(`read.mood.${victim}`)]),
  ];
}
