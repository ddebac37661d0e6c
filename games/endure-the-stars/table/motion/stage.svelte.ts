import type { Message } from '@turnpoint/kernel';
import { packed, readingTime, type Sentence, Stage as SharedStage, type ToldStep } from '@turnpoint/ui';
import type { Endure, Entry } from '../../rules/types.ts';
import { bossLines } from '../cards/boss-lines.ts';
import { toldBy } from '../crew/intention.ts';
import { crewSpot } from '../spots.ts';
import { advance } from './advance.ts';
import { type Beat, beatsOf, isBeside, isDeed, isQuiet } from './beats.ts';
import { chaptersOf } from './chapters.ts';
import { reasonOf } from './reason.ts';
import { alsoOf, saidOf } from './said.ts';

const HIGHLIGHT = 600;
/** From one zone to the next, and from one picture of a sentence to the next. */
const STEP = 240;

/** How the log is told: in a sentence for each event, in a long phase for all that one kind of enemy does, or for all of it. */
export class Stage extends SharedStage<Endure> {
  /** What happens now, as the map shows it. */
  beat = $state.raw<Beat | null>(null);
  /** What has just changed. */
  flash = $state.raw<ReadonlySet<string>>(new Set());
  #part: readonly Entry[] = [];
  #beats: readonly Beat[] = [];

  protected override readonly grains = 3;

  /** The entry that gives what happens now its picture. */
  get now(): Entry | null {
    return this.beat?.lead ?? null;
  }

  protected override clear(): void {
    this.beat = null;
    this.flash = new Set();
  }

  protected override isQuiet(entry: Entry): boolean {
    return isQuiet(entry);
  }

  protected override isOwn(entry: Entry, step: ToldStep<Endure>): boolean {
    return isDeed(entry) && super.isOwn(entry, step);
  }

  /** With the enemies' phase the turns of all are over. */
  protected override turnOf(entry: Entry): number | null {
    if (entry.type === 'phase') return -1;
    return entry.type === 'turn' ? (this.base.look.view.team[entry.who]?.seat ?? null) : null;
  }

  protected override sentences(entries: readonly Entry[], grain: number): readonly Sentence<Entry>[] {
    const beats = beatsOf(entries);
    if (grain === 0) return this.#each(beats);
    return chaptersOf(beats, grain === 1).flatMap((chapter) => {
      const [only] = chapter.beats;
      const all = chapter.beats.flatMap((beat) => beat.entries);
      if (chapter.beats.length === 1 && only !== undefined)
        return [{ says: this.#said(only), also: null, entries: all }];
      const told = packed(chapter.says(this.base.look.view).map((line) => this.#tell(line)));
      if (told.length === 0) return [{ says: null, also: null, entries: all }];
      return told.map((says, n) => ({ says, also: null, entries: n === 0 ? all : [] }));
    });
  }

  /** Each beat by its own sentence; below it why it happens, once for all of the same kind, or what it led to. */
  #each(beats: readonly Beat[]): readonly Sentence<Entry>[] {
    const given = new Set<string>();
    let { view } = this;
    return beats.map((beat) => {
      view = beat.entries.reduce(advance, view);
      const says = this.#said(beat);
      const also = says === null ? null : this.#also(beat, view, given);
      return { says, also, entries: beat.entries };
    });
  }

  #said(beat: Beat): string | null {
    const { lead } = beat;
    // A doing of one's own, or what needs no words.
    if (isQuiet(lead) || this.toldOf(lead) === null) return null;
    const line = saidOf(beat, (entry) => this.lineOf(entry) ?? undefined);
    return line === undefined ? null : this.#tell(line);
  }

  #also(beat: Beat, view: Endure['view'], given: Set<string>): string | null {
    const { lead } = beat;
    const { say } = this.base.words;
    if (lead.type === 'boss-card') return bossLines(lead.card, say).join(' ');
    const led = alsoOf(beat, (entry) => this.lineOf(entry) ?? undefined);
    if (led !== undefined) return this.#tell(led);
    const reason = reasonOf(lead, view);
    if (reason !== null) {
      if (given.has(reason)) return null;
      given.add(reason);
      return say(reason);
    }
    const said = toldBy(lead, view, this.base.look.seat);
    return said === null ? null : say('table.quote', { said });
  }

  #tell({ key, args }: Message): string {
    return this.base.words.say(key, args);
  }

  protected override async show(entry: Entry, among: readonly Entry[]): Promise<void> {
    if (among !== this.#part) {
      this.#part = among;
      this.#beats = beatsOf(among);
    }
    const beat = this.#beats.find(({ entries }) => entries.includes(entry));
    if (beat === undefined) return;
    if (beat !== this.beat) this.flash = new Set(beat.entries.flatMap(spotsOf));
    this.beat = beat;
    this.view = advance(this.view, entry);
    await this.rest(this.#stepAfter(entry, beat));
  }

  /** The pictures of one sentence share its time. */
  #stepAfter(entry: Entry, beat: Beat): number {
    const { sentence } = this;
    const next = beat.entries[beat.entries.indexOf(entry) + 1];
    if (next !== undefined && (beat.lead.type !== 'foe-moved' || isBeside(entry, next))) return 0;
    if (sentence === null || sentence.says === null) return STEP;
    const pictures = this.#beats.filter(({ lead }) => sentence.entries.includes(lead)).length;
    return pictures === 1 && next === undefined ? 0 : Math.min(STEP, readingTime(sentence) / pictures);
  }

  protected override async highlight(fresh: readonly Entry[]): Promise<void> {
    this.flash = new Set(fresh.flatMap(spotsOf));
    await new Promise((resolve) => setTimeout(resolve, HIGHLIGHT));
    this.flash = new Set();
  }
}

const spotsOf = (entry: Entry): string[] =>
  'who' in entry && typeof entry.who === 'number' ? [crewSpot(entry.who)] : [];
