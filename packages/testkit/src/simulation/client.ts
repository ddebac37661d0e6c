import type { Seat, Viewer } from '@turnpoint/kernel';
import {
  type Call,
  type Company,
  connect,
  type Far,
  type Push,
  type Receipt,
  type Reply,
  type SeatPort,
  type Sight,
} from '@turnpoint/protocol';
import { pick } from '../moment.ts';
import { Line, type Tap } from './line.ts';
import type { Node } from './node.ts';
import type { Planted } from './plant.ts';
import type { Truth } from './truth.ts';
import { Witness } from './witness.ts';
import { FOREVER, type Life, type World } from './world.ts';

interface Place {
  readonly world: World;
  readonly truth: Truth;
  readonly nodes: readonly Node[];
  readonly match: string;
  readonly planted: Planted | null;
}

/** Somebody with a page open: loses the line, comes back to any node, chooses at random, sometimes takes back. */
export class Client implements Tap {
  readonly #place: Place;
  readonly #who: string;
  readonly #viewer: Viewer;
  readonly #name: string;
  readonly #receipts = new Map<number, Receipt>();
  #pages = 0;
  #page: Life = { isAlive: false };
  #witness: Witness;
  #far: Far | null = null;
  #line: Line | null = null;
  #port: SeatPort | null = null;
  #sight: Sight | null = null;
  #company: Company | null = null;
  /** What the change under way was made for. */
  #meant: Sight | null = null;
  #isBusy = false;
  #skips = false;

  constructor(place: Place, who: string, viewer: Viewer, name: string) {
    this.#place = place;
    this.#who = who;
    this.#viewer = viewer;
    this.#name = name;
    this.#witness = new Witness(place.truth, viewer);
    this.#load();
  }

  get isDone(): boolean {
    return this.#sight !== null && this.#sight.look.outcome !== null && !this.#isBusy;
  }

  lose(): void {
    this.#line?.cut();
  }

  end(): void {
    this.#witness.seesTheEnd();
  }

  sent({ call, verb, args }: Call): void {
    if (verb !== 'choose' && verb !== 'undo') return;
    const receipt = args.at(-1) as Receipt;
    this.#receipts.set(call, receipt);
    if (this.#meant !== null) this.#place.truth.asked(this.#viewer as Seat, receipt, this.#meant.look);
  }

  came(message: Reply | Push): boolean {
    if (!('call' in message)) {
      const isLost = this.#skips && this.#place.planted === 'skips-a-message';
      this.#skips = false;
      return !isLost;
    }
    const receipt = this.#receipts.get(message.call);
    if (receipt !== undefined && message.ok) {
      const { value } = message as { value: { kind: string } | string | null };
      const isDone = value === null || (typeof value === 'object' && value.kind === 'done');
      this.#place.truth.answered(this.#viewer as Seat, receipt, isDone);
    }
    return true;
  }

  cut(line: Line): void {
    // Of an older page there is nobody to come back.
    if (line === this.#line) this.#place.world.after(this.#page, this.#place.world.int(2000), () => this.#comeBack());
  }

  #comeBack(): void {
    if (this.#far === null) return;
    this.#skips = this.#sight !== null;
    this.#line = this.#newLine();
    this.#far.resume(this.#line.near);
  }

  #newLine(): Line {
    const { world, nodes } = this.#place;
    return new Line(world, pick(world.int, nodes), this.#who, this);
  }

  /** Opens the page, anew where it has failed: it knows nothing then. */
  #load(): void {
    const { world, truth, match } = this.#place;
    const page = { isAlive: true };
    this.#page.isAlive = false;
    this.#page = page;
    this.#receipts.clear();
    this.#witness = new Witness(truth, this.#viewer);
    [this.#sight, this.#port, this.#isBusy, this.#skips] = [null, null, false, false];
    const line = this.#newLine();
    this.#line = line;
    const far = connect(line.near, `${this.#name} ${++this.#pages}`, (pause, act) => world.after(page, pause, act));
    this.#far = far;
    const listener = {
      sight: (sight: Sight) => {
        if (page.isAlive) this.#take(sight);
      },
      company: (company: Company) => {
        if (!page.isAlive) return;
        this.#company = company;
        this.#voteSoon();
      },
      fault: () => this.#reload(page),
    };
    const opening = this.#viewer === null ? far.watch(match, listener) : far.sit(match, this.#viewer, listener);
    opening.then(
      (port) => {
        if (!page.isAlive) return;
        this.#port = port as SeatPort;
        this.#soon();
      },
      () => this.#reload(page),
    );
  }

  #reload(page: Life): void {
    if (!page.isAlive) return;
    page.isAlive = false;
    const line = this.#line;
    this.#far = null;
    line?.cut();
    this.#place.world.after(FOREVER, 500, () => this.#load());
  }

  #take(sight: Sight): void {
    this.#witness.sees(sight);
    this.#sight = sight;
    this.#soon();
    this.#voteSoon();
  }

  /** What there is to do comes among all other events; where there is nothing to do, no event is spent on it. */
  #soon(): void {
    if (this.#mayAct) this.#place.world.later(this.#page, () => this.#act());
  }

  get #mayAct(): boolean {
    return this.#viewer !== null && (this.#sight?.undo === null || (this.#sight?.look.prompt ?? null) !== null);
  }

  #voteSoon(): void {
    if (this.#motion !== undefined || this.#sight?.undo === 'ask')
      this.#place.world.later(this.#page, () => this.#vote());
  }

  /** What others have moved and this seat has not answered. */
  get #motion(): Company['motions'][number] | undefined {
    return this.#company?.motions.find(({ isMine, mine }) => isMine && mine === null);
  }

  /** Sometimes asks to take back; mostly allows what others ask for. */
  #vote(): void {
    const { world } = this.#place;
    const [port, sight, seat] = [this.#port, this.#sight, this.#viewer];
    if (port === null || seat === null || this.#isBusy) return;
    const open = this.#motion;
    const isSorry = sight?.undo === 'ask' && world.fails(12);
    if (open === undefined && !isSorry) return;
    const motion = open === undefined ? ({ kind: 'undo', seat } as const) : { kind: open.kind, seat: open.seat };
    // What cannot be voted on any more is none of the laws.
    port.vote(motion, world.int(4) > 0).catch(() => {});
  }

  #act(): void {
    const { world } = this.#place;
    const [port, sight] = [this.#port, this.#sight];
    if (port === null || sight === null || this.#viewer === null || this.#isBusy) return;
    const isSorry = sight.undo === null && world.fails(12);
    if (!isSorry && sight.look.prompt === null) return;
    this.#isBusy = true;
    this.#meant = sight;
    const page = this.#page;
    const done = isSorry ? port.undo(null) : port.choose([pick(world.int, sight.look.choices)], sight.look.step);
    const settled = (retry: boolean) => {
      if (!page.isAlive) return;
      this.#isBusy = false;
      if (retry) world.after(page, 1000, () => this.#act());
      else if (this.#sight !== sight || isSorry) this.#soon();
    };
    done.then(
      () => settled(false),
      () => settled(true),
    );
  }
}
