import type { Words } from '@turnpoint/ui';
import { type BossAttack, bossCardOf, type Mood } from '../../content/index.ts';

type Say = Words['say'];

/** A card of a boss in full: what it strikes with and whom, or what its mood changes. */
export function bossLines(id: string, say: Say): string[] {
  const { attack, mood } = bossCardOf(id);
  return [...(attack === null ? [] : attackLines(attack, say)), ...(mood === null ? [] : moodLines(mood, say))];
}

function attackLines(attack: BossAttack, say: Say): string[] {
  const { range, isRadial, dice, hit, victim, each, stuns, movesAway, harmless, ignoresArmour } = attack;
  const { actions, test, noise, locks, commands } = attack;
  const whom = isRadial ? 'radial' : each ? 'each' : (victim ?? 'nearest');
  return [
    ...(actions === 0 ? [] : [say('read.boss.faster', { n: actions })]),
    ...(commands === null ? [say(`read.boss.${whom}`, { range })] : [say('read.boss.commands', { range })]),
    ...(dice === 0 ? [] : [say('read.boss.dice', { dice, hit })]),
    ...(harmless ? [say('read.boss.harmless')] : stuns ? [say('read.boss.stuns')] : []),
    ...(movesAway ? [say('read.boss.moves')] : []),
    ...(ignoresArmour ? [say('read.boss.armour')] : []),
    ...(locks ? [say('read.boss.locks')] : []),
    ...(test ? [say('read.boss.test')] : []),
    ...(noise === 0 ? [] : [say('read.boss.noise', { noise })]),
  ];
}

function moodLines(mood: Mood, say: Say): string[] {
  const { actions, dice, range, hit, harder, piercing, victim, whenWounded, heals, feeds, summons } = mood;
  const counted = { harder, piercing, heals, feeds };
  const signed = (n: number) => (n > 0 ? `+${n}` : `−${-n}`);
  return [
    say(whenWounded ? 'read.mood.wounded' : 'read.mood'),
    ...(actions === 0 ? [] : [say('read.mood.actions', { n: signed(actions) })]),
    ...(dice === 0 ? [] : [say('read.mood.dice', { n: signed(dice) })]),
    ...(range === 0 ? [] : [say('read.mood.range', { n: signed(range) })]),
    ...(hit === 0 ? [] : [say('read.mood.hit', { n: signed(hit) })]),
    ...Object.entries(counted).flatMap(([what, n]) => (n === 0 ? [] : [say(`read.mood.${what}`, { n })])),
    ...(summons === null ? [] : [say('read.mood.summons', { foe: { key: `enemy.${summons}` } })]),
    ...(victim === null ? [] : [say(`read.mood.${victim}`)]),
  ];
}
