import { type Base, Stage as SharedStage } from '@turnpoint/ui';
import type { Endure, Entry, View } from '../../rules/types.ts';
import { crewSpot } from '../spots.ts';
import { advance } from './advance.ts';
import { type Beat, beatsOf, hasteOf, restAfter } from './beats.ts';

const HIGHLIGHT = 600;

/** How the log is shown: the view goes on beat by beat, and rests as long as each takes to be seen. */
export class Stage extends SharedStage<View, Entry> {
  /** What happens now; its sentence is told with it. */
  beat = $state.raw<Beat | null>(null);
  /** What has just changed. */
  flash = $state.raw<ReadonlySet<string>>(new Set());
  #part: readonly Entry[] = [];
  #beats: readonly Beat[] = [];
  #haste = 1;

  constructor(base: Base<Endure>) {
    super(base.look.view);
  }

  /** The entry that gives what happens now its picture. */
  get now(): Entry | null {
    return this.beat?.lead ?? null;
  }

  protected override clear(): void {
    this.beat = null;
    this.flash = new Set();
  }

  protected override async show(entry: Entry, among: readonly Entry[]): Promise<void> {
    if (among !== this.#part) {
      this.#part = among;
      this.#beats = beatsOf(among);
      this.#haste = hasteOf(this.#beats);
    }
    const beat = this.#beats.find(({ entries }) => entries.includes(entry));
    if (beat === undefined) return;
    if (beat !== this.beat) this.flash = new Set(beat.entries.flatMap(spotsOf));
    this.beat = beat;
    this.view = advance(this.view, entry);
    const rest = restAfter(beat, entry) * this.#haste;
    if (rest > 0) await this.rest(rest);
  }

  protected override async highlight(fresh: readonly Entry[]): Promise<void> {
    this.flash = new Set(fresh.flatMap(spotsOf));
    await new Promise((resolve) => setTimeout(resolve, HIGHLIGHT));
    this.flash = new Set();
  }
}

const spotsOf = (entry: Entry): string[] =>
  'who' in entry && typeof entry.who === 'number' ? [crewSpot(entry.who)] : [];
