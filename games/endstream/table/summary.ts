import type { Message, Seat, Value } from '@turnpoint/kernel';
import type { Past, Recap } from '@turnpoint/ui';
import { controllerThing, isOperatorThing, ownerOf, streamOf } from '../content/index.ts';
import type { EndStream, Entry } from '../rules/types.ts';
import { NAMES } from './rail/short.ts';

type Told = readonly { readonly entry: Entry; readonly line: Message }[];

/** The name alone, without a variant: whose it is, the sentence says. */
function nameIn({ args = {} }: Message, of: string): Value {
  const told = args[of] as Partial<Message> | undefined;
  const name = (told?.key === 'thing.of' ? told.args?.thing : told) as Partial<Message>;
  return NAMES[name?.key ?? ''] ?? (name as Value);
}

/** Those entries of a kind that concern the viewer. */
const mine = (told: Told, me: Seat, ...types: readonly Entry['type'][]): Told =>
  told.filter(
    ({ entry }) =>
      types.includes(entry.type) &&
      'operator' in entry &&
      isOperatorThing(entry.operator) &&
      ownerOf(entry.operator) === me,
  );

function named(told: Told, key: string, of = 'operator'): Message[] {
  const names = told.map(({ line }) => nameIn(line, of));
  return names.length === 0 ? [] : [{ key, args: { names: { list: names } } }];
}

function counted(n: number, key: string): Message[] {
  return n === 0 ? [] : [{ key, args: { n } }];
}

/** What the other side did, put together: what it cost the viewer first. */
export function summaryOf(
  { entries, lines }: Pick<Past<EndStream>, 'entries' | 'lines'>,
  me: Seat,
  most: number,
): Recap {
  const told = entries.flatMap((entry, i) => (lines[i] === undefined ? [] : [{ entry, line: lines[i] }]));
  const blows = entries.filter((entry) => entry.type === 'struck' && entry.target === controllerThing(me));
  const armor = blows.reduce((sum, entry) => sum + (entry.type === 'struck' ? entry.armor : 0), 0);
  const turned = entries.flatMap((entry) => (entry.type === 'spun' ? entry.places : []));
  const of = (type: Entry['type']) =>
    told.filter(({ entry }) => entry.type === type && !('seat' in entry && entry.seat === me));
  const all = [
    ...counted(armor, 'recap.armor'),
    ...named(mine(told, me, 'disintegrated'), 'recap.disintegrated'),
    ...named(mine(told, me, 'controlled'), 'recap.controlled'),
    ...named(mine(told, me, 'disabled'), 'recap.disabled'),
    ...counted(turned.filter((place) => streamOf(place) === me).length, 'recap.spun'),
    ...named(of('activated'), 'recap.out'),
    ...named(of('tech'), 'recap.tech', 'tech'),
    ...counted(turned.filter((place) => streamOf(place) !== me).length, 'recap.spun-theirs'),
    ...counted(of('moved').length, 'recap.moved'),
  ];
  return { lines: all.slice(0, most), more: Math.max(0, all.length - most) };
}
