import { type Base, Stage as SharedStage } from '@turnpoint/ui';
import type { Endure, Entry, View } from '../../rules/types.ts';
import { crewSpot } from '../spots.ts';
import { advance } from './advance.ts';
import { paceOf } from './pace.ts';

const HIGHLIGHT = 600;

/** How each entry of the log is shown: the view goes one entry on, and rests as long as it takes to be seen. */
export class Stage extends SharedStage<View, Entry> {
  /** What happens now; its sentence is told with it. */
  now = $state.raw<Entry | null>(null);
  /** What has just changed. */
  flash = $state.raw<ReadonlySet<string>>(new Set());

  constructor(base: Base<Endure>) {
    super(base.look.view);
  }

  protected override clear(): void {
    this.now = null;
    this.flash = new Set();
  }

  protected override async show(entry: Entry): Promise<void> {
    this.now = entry;
    this.flash = new Set(spotsOf(entry));
    this.view = advance(this.view, entry);
    await this.rest(paceOf(entry));
  }

  protected override async highlight(fresh: readonly Entry[]): Promise<void> {
    this.flash = new Set(fresh.flatMap(spotsOf));
    await new Promise((resolve) => setTimeout(resolve, HIGHLIGHT));
    this.flash = new Set();
  }
}

const spotsOf = (entry: Entry): string[] =>
  'who' in entry && typeof entry.who === 'number' ? [crewSpot(entry.who)] : [];
