import { type MatchRecord, sameJson } from '@turnpoint/kernel';
import type { Mission, OwnMission, OwnTexts } from '../../content/index.ts';
import type { TileKind } from '../../content/tiles/index.ts';
import { chartOf } from '../../rules/telling/reckon/chart.ts';
import { type Broken, brokenIn } from './checks.ts';
import { laidOut } from './laid.ts';
import { addObjective } from './pieces.ts';

export const TOOLS = ['tile', 'start', 'exit', 'objective', 'radar', 'door', 'figure'] as const;
export type Tool = (typeof TOOLS)[number];

/** The mission that is being built, every step of it, and what the next touch of the map does. */
export class Draft {
  own = $state.raw<OwnMission>() as OwnMission;
  #past = $state.raw<readonly OwnMission[]>([]);
  #future = $state.raw<readonly OwnMission[]>([]);
  /** What was changed last: typing on in one field is one step. */
  #last = '';
  /** A won record of the mission as it was when it was proved. */
  proof = $state.raw<MatchRecord | null>(null);
  tool = $state<Tool>('tile');
  /** The kind of tile that the next free place gets. */
  armed = $state<TileKind | null>(null);
  /** The tile that is turned, moved or removed, by its alias. */
  chosen = $state<string | null>(null);
  /** The chosen tile goes to the next free place that is touched. */
  isMoving = $state(false);
  /** The figure that is set next. */
  figure = $state('swarmer');

  constructor(own: OwnMission, proof: MatchRecord | null = null) {
    this.own = own;
    this.proof = proof;
  }

  readonly mission = $derived.by(() => this.own.mission);
  readonly map = $derived.by(() => laidOut(this.mission));
  readonly chart = $derived.by(() => (this.map === null ? null : chartOf(this.map)));
  readonly broken: readonly Broken[] = $derived.by(() => brokenIn(this.own, this.map));
  readonly canUndo = $derived.by(() => this.#past.length > 0);
  readonly canRedo = $derived.by(() => this.#future.length > 0);
  /** The proof is of this very mission; its words may have changed since. */
  readonly isProved = $derived.by(() => this.proof !== null && sameJson(missionIn(this.proof), this.mission));
  /** What a match is played with. */
  readonly text = $derived.by(() => JSON.stringify(this.own));

  /** Another tool in hand: what was begun with the one before is let go. */
  take(tool: Tool): void {
    this.tool = tool;
    this.armed = null;
    this.isMoving = false;
  }

  /** What is to be done now, by the name of its sentence. Without a tile there is nothing to set anything on. */
  readonly next = $derived.by(() => {
    if (this.armed !== null) return 'armed';
    if (this.isMoving) return 'moving';
    return this.tool !== 'tile' && this.map === null ? 'first' : this.tool;
  });

  change(own: OwnMission, what = ''): void {
    if (sameJson(own, this.own)) return;
    if (what === '' || what !== this.#last) this.#past = [...this.#past, this.own];
    this.#last = what;
    this.#future = [];
    this.own = own;
  }

  lay(mission: Mission, what = ''): void {
    this.change({ ...this.own, mission }, what);
  }

  say(texts: Partial<OwnTexts>, what: string): void {
    this.change({ ...this.own, texts: { ...this.own.texts, ...texts } }, what);
  }

  /** A new objective, with a name to begin with. */
  addGoal(zone: string | null, called: (n: number) => string): void {
    const mission = addObjective(this.mission, zone);
    const id = mission.objectives.at(-1)?.id ?? '';
    const { texts } = this.own;
    const name = called(Number(id.split('-').at(-1)));
    this.change({ mission, texts: { ...texts, names: { ...texts.names, [id]: name } } });
  }

  /** What an objective or a told text is called; without a name it goes by its id. */
  call(id: string, name: string): void {
    const { [id]: _, ...rest } = this.own.texts.names;
    this.say({ names: name === '' ? rest : { ...rest, [id]: name } }, `name ${id}`);
  }

  undo(): void {
    const last = this.#past.at(-1);
    if (last === undefined) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, this.own];
    this.#last = '';
    this.own = last;
  }

  redo(): void {
    const next = this.#future.at(-1);
    if (next === undefined) return;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, this.own];
    this.#last = '';
    this.own = next;
  }
}

/** The mission that a record was played on. */
function missionIn({ options }: MatchRecord): unknown {
  const { mission } = options as { mission?: unknown };
  return (JSON.parse(String(mission)) as Partial<OwnMission>).mission;
}
