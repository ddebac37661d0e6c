import { type GatheringListener, type Lobby, Refused, type Saying } from '@turnpoint/protocol';
import { goOnFrom } from '../campaign.ts';
import { optionsFor } from '../note.ts';
import { MISSED, type Outside } from '../outside.ts';
import type { Rooms } from '../rooms.ts';
import type { Talks } from '../together/talks.ts';
import { broughtIn } from './brought.ts';
import { begun, dealOf, isDealt, patience, revealed, voided, waiting } from './dealing.ts';
import { cannotBring } from './decks.ts';
import { found } from './found.ts';
import { Listed } from './listed.ts';
import { agreed, filled, freed, resettled, sat, stood } from './state.ts';
import { mine, opened, type Table } from './table.ts';
import type { KeptTable, Tables } from './tables.ts';
import { viewFor, viewOf } from './view.ts';

interface Viewer {
  readonly who: string;
  readonly listener: GatheringListener;
  /** Ends their hearing what is said; null while they have no place. */
  unhear: (() => void) | null;
}

/** Gathers people for matches and founds them. All hosts on the same storage gather together. */
export class Gatherings {
  readonly #outside: Outside;
  readonly #rooms: Rooms;
  readonly #tables: Tables;
  readonly #talks: Talks;
  readonly #viewers = new Map<string, Set<Viewer>>();
  readonly #listed: Listed;
  /** The deals that wait for parts, by table: each has one end, however many look in. */
  readonly #waits = new Map<string, { readonly deal: string; readonly stop: () => void }>();

  constructor(outside: Outside, rooms: Rooms, tables: Tables, talks: Talks) {
    this.#outside = outside;
    this.#rooms = rooms;
    this.#tables = tables;
    this.#talks = talks;
    this.#listed = new Listed(outside, tables);
    outside.bus.hear((news) => {
      for (const id of news === MISSED ? this.#viewers.keys() : [news]) void this.#show(id).catch(() => {});
    });
  }

  lobby(who: string): Lobby {
    const { chance, time, catalogue } = this.#outside;
    return {
      open: async (gathering) => {
        const brought = await broughtIn(this.#outside, gathering);
        const { game, places, follows: before } = gathering;
        const options = brought?.options ?? gathering.options;
        const rules = await catalogue.rules(game, brought?.version ?? null);
        const from = before === undefined ? null : await goOnFrom(this.#outside, this.#rooms, who, before);
        const ruling = rules.cannotStart(
          { ...options, ...(from && { carried: from.carried }) } as never,
          places.length,
        );
        if (ruling !== null) return { ok: false, ruling };
        const made = { id: chance.id(), owner: who, opened: time.now(), secret: chance.seed(), match: chance.id() };
        const more = { ...(from && { follows: from.follows }), ...(brought && { brought }) };
        await this.#tables.create(opened({ ...gathering, options }, { ...made, ...more }));
        this.#listed.forget();
        return { ok: true, id: made.id };
      },
      list: async () => {
        return (await this.#listed.all()).map(({ table, view }) => viewFor(view, table, who));
      },
      enter: async (id, listener) => {
        const viewer: Viewer = { who, listener, unhear: null };
        const { table } = await this.#read(id);
        await this.#goOn(table);
        // From now on they are shown every change, also one that comes while the first sight is made.
        this.#viewers.set(id, (this.#viewers.get(id) ?? new Set()).add(viewer));
        const leave = () => {
          viewer.unhear?.();
          const viewers = this.#viewers.get(id);
          viewers?.delete(viewer);
          if (viewers?.size === 0) this.#viewers.delete(id);
        };
        try {
          await this.#show(id, [viewer]);
        } catch (fault) {
          leave();
          throw fault;
        }
        const change = (act: (table: Table) => Table) => this.#change(id, act);
        return {
          sit: async (sitting) => {
            const rules = await catalogue.rules(table.game, null);
            if (cannotBring(rules, table, sitting) !== null) throw new Refused('bad-deck');
            return change((now) => sat(now, who, sitting, time.now()));
          },
          stand: () => change((table) => stood(table, who)),
          settle: (terms, listed) => change((table) => resettled(table, who, terms, listed)),
          agree: (terms) => change((table) => agreed(table, who, terms)),
          reveal: (secret) => change((table) => revealed(table, who, secret)),
          fill: (level) => change((table) => filled(table, who, level)),
          free: (seat) => change((table) => freed(table, who, seat)),
          say: (saying) => this.#say(id, who, saying),
          close: async () => leave(),
        };
      },
    };
  }

  /** Their places are open again, and whoever waits with them sees that at once. */
  async forget(who: string): Promise<void> {
    const changed = await this.#tables.forget(who);
    this.#listed.forget();
    for (const id of changed) {
      this.#outside.bus.tell(id);
      await this.#show(id);
    }
  }

  async #read(id: string): Promise<KeptTable> {
    const kept = await this.#tables.read(id);
    if (kept === null) throw new Refused('no-such-table');
    return kept;
  }

  /** Whoever comes second acts on what the first has made of it. */
  async #change(id: string, act: (table: Table) => Table): Promise<void> {
    for (;;) {
      const { table, revision } = await this.#read(id);
      const next = waiting(table, act(table), this.#outside.time.now());
      const settled = isDealt(next) ? begun(next) : next;
      if (!(await this.#tables.change(settled, revision))) continue;
      this.#listed.forget();
      await this.#goOn(settled);
      this.#outside.bus.tell(id);
      return this.#show(id);
    }
  }

  /** What a table's state asks of the host; asked again by whoever looks, should a host have gone in between. */
  async #goOn(table: Table): Promise<void> {
    if (table.state.kind === 'begun') await found(this.#outside, this.#rooms, table);
    const deal = table.state.kind === 'dealing' ? dealOf(table) : null;
    const waits = this.#waits.get(table.id);
    if (waits?.deal === deal) return;
    waits?.stop();
    this.#waits.delete(table.id);
    if (deal !== null) this.#wait(table, deal);
  }

  #wait(table: Table, deal: string): void {
    const { time } = this.#outside;
    const end = () => {
      this.#waits.delete(table.id);
      return this.#change(table.id, (now) => voided(now, deal, time.now()));
    };
    const stop = time.after(patience(table, time.now()), () => void end().catch(() => {}));
    this.#waits.set(table.id, { deal, stop });
  }

  async #show(id: string, to?: readonly Viewer[]): Promise<void> {
    const viewers = to ?? this.#viewers.get(id);
    if (viewers === undefined) return;
    const { table } = await this.#read(id);
    const rules = await this.#outside.catalogue.rules(table.game, null);
    const options = optionsFor(rules, table.options, false);
    // At once, so that no sight comes after a newer one.
    for (const viewer of viewers) {
      viewer.listener.sight(viewOf(table, options, viewer.who));
      this.#letHear(viewer, table);
    }
  }

  /** Who has a place hears what is said, and goes on hearing it when the match has begun. */
  #letHear(viewer: Viewer, table: Table): void {
    const { listener } = viewer;
    const isSeated = mine(table, viewer.who).length > 0;
    if (isSeated && listener.talk !== undefined)
      viewer.unhear ??= this.#talks.join(table.match, (lines) => listener.talk?.(lines));
    if (isSeated) return;
    viewer.unhear?.();
    viewer.unhear = null;
  }

  async #say(id: string, who: string, saying: Saying): Promise<void> {
    const { table } = await this.#read(id);
    const [seat] = mine(table, who);
    const place = seat === undefined ? undefined : table.places[seat];
    if (seat === undefined || place?.kind !== 'person') throw new Refused('no-place');
    await this.#talks.say(table.match, who, { seat, name: place.name }, saying);
  }
}
