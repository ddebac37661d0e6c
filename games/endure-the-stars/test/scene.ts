import { Scene as Base, begin } from '@turnpoint/testkit';
import type { EnemyType } from '../content/index.ts';
import { mapOf, zoneNamed } from '../rules/board/mission-map.ts';
import { missionIn, shipOf } from '../rules/board/ship.ts';
import {
  type Choice,
  type Clause,
  type Endure,
  endureTheStars,
  type State,
  type Survivor,
  type Table,
} from '../rules/index.ts';
import { texts } from '../texts/index.ts';
import { build, type Position } from './position.ts';

/** `move CQ.x`, `attack pistol CQ.x pair`, `noise 2`, `use med-kit-3`, `who medic-male`, `ability active`. */
function parse({ table: t }: State, _seat: number, words: string): Choice {
  const [kind = '', a = '', b = '', c = ''] = words.split(' ');
  const zone = (name: string) => zoneNamed(mapOf(missionIn(t)), name);
  const who = (id: string) => t.team.findIndex((one) => one.id === id);
  const figure = (text: string) => t.figures.find(({ type }) => type === text)?.id ?? -1;
  switch (kind) {
    case 'move':
    case 'zone':
      return { kind, zone: zone(a) };
    case 'attack':
      return { kind, item: a, pair: c === 'pair', zone: zone(b) };
    case 'noise':
      return { kind, level: Number(a) };
    case 'use':
    case 'take':
    case 'redraw':
      return { kind, item: a };
    case 'who':
      return { kind, who: who(a) };
    case 'trade':
      return { kind, with: who(a) };
    case 'ability':
      return { kind, which: a as 'active' | 'crisis' };
    case 'hit':
    case 'strike':
      return { kind, figure: figure(a) };
    case 'exit':
      return { kind, exit: Number(a) };
    case 'interact':
      return { kind, objective: missionIn(t).objectives.findIndex(({ id }) => id === a) };
    case 'put':
      return { kind, slot: a === 'body' || a === 'head' ? a : (Number(a) as 0) };
    case 'discard':
      return { kind, card: { item: a, jammed: false, half: false } };
    case 'injury':
      return { kind, injury: a as 'head' };
    case 'first':
      return { kind, card: a };
    default:
      return { kind } as Choice;
  }
}

/** A position on board and real choices from there. One seat leads everybody unless the position says otherwise. */
export class Scene extends Base<Endure> {
  constructor(position: Position, seed = 'scene') {
    const { seats, ...rest } = build(position);
    super(endureTheStars, begin(endureTheStars, rest, seats, seed), { texts, parse });
  }

  get t(): Table {
    return this.state.table;
  }

  /** Whoever is asked chooses. */
  choose(...words: (string | Choice)[]): this {
    for (const word of words) this.as(this.turn ?? 0).choose(word);
    return this;
  }

  cannot(words: string | Choice, clause: Clause): void {
    this.as(this.turn ?? 0).cannot(words, clause);
  }

  of(id: string): Survivor {
    const found = this.t.team.find((one) => one.id === id);
    if (found === undefined) throw new Error(`nobody is called ${id}`);
    return found;
  }

  /** What lies in the general slots. */
  items(id: string): string[] {
    return this.of(id).packs.flatMap((cards) => cards.map(({ item }) => item));
  }

  /** The name of the zone where a survivor stands; null off the map. */
  at(id: string): string | null {
    const { zone } = this.of(id);
    return zone === null ? null : this.named(zone);
  }

  named(zone: number): string {
    return shipOf(this.t).zones[zone]?.name ?? '';
  }

  /** `3 swarmer CQ.x`, in the order of zones. */
  get enemies(): string[] {
    const groups = new Map<string, number>();
    for (const { type, zone } of this.t.figures.toSorted((a, b) => a.zone - b.zone)) {
      const key = `${type} ${this.named(zone)}`;
      groups.set(key, (groups.get(key) ?? 0) + 1);
    }
    return [...groups].map(([key, n]) => `${n} ${key}`);
  }

  count(type: EnemyType): number {
    return this.t.figures.filter((figure) => figure.type === type).length;
  }

  get noises(): string[] {
    return this.t.noises.map(({ level, zone }) => `${level} ${this.named(zone)}`);
  }

  get kinds(): string[] {
    return [...new Set(this.offered(this.turn ?? 0).map(({ kind }) => kind))];
  }
}

export const scene = (position: Position): Scene => new Scene(position);

/** The first of many scenes of one position, played alike with other dice, that comes out as wanted. */
export function seek(position: Position, plays: (t: Scene) => void, wanted: (t: Scene) => boolean, tries = 400): Scene {
  for (let n = 0; n < tries; n++) {
    const t = new Scene(position, `scene ${n}`);
    plays(t);
    if (wanted(t)) return t;
  }
  throw new Error(`none of ${tries} scenes came out so`);
}
