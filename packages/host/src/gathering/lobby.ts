import { commitment, Match } from '@turnpoint/kernel';
import { type Gathering, type GatheringListener, type Lobby, type Player, Refused } from '@turnpoint/protocol';
import { carriedFrom, goOnFrom } from '../campaign.ts';
import { headerOf } from '../header.ts';
import { optionsFor } from '../note.ts';
import type { Outside } from '../outside.ts';
import type { Rooms } from '../rooms.ts';
import { firstAside } from '../together/aside.ts';
import type { Talks } from '../together/talks.ts';
import { partsOf, seedOf } from './deal.ts';
import {
  agreed,
  begun,
  filled,
  isDealt,
  mine,
  opened,
  resettled,
  revealed,
  sat,
  stood,
  type Table,
  voided,
} from './state.ts';
import type { KeptTable, Tables } from './tables.ts';

/** So long does the table wait for everybody's part of the deal. Pages open theirs by themselves. */
const PATIENCE = 15_000;

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

  constructor(outside: Outside, rooms: Rooms, tables: Tables, talks: Talks) {
    this.#outside = outside;
    this.#rooms = rooms;
    this.#tables = tables;
    this.#talks = talks;
    outside.bus.hear((id) => void this.#show(id).catch(() => {}));
  }

  lobby(who: string): Lobby {
    const { chance, time, catalogue } = this.#outside;
    return {
      open: async (gathering) => {
        const { game, options, places, follows: before } = gathering;
        const rules = await catalogue.rules(game, null);
        const from = before === undefined ? null : await goOnFrom(this.#outside, this.#rooms, who, before);
        const ruling = rules.cannotStart(
          { ...options, ...(from && { carried: from.carried }) } as never,
          places.length,
        );
        if (ruling !== null) return { ok: false, ruling };
        const made = { id: chance.id(), owner: who, opened: time.now(), secret: chance.seed(), match: chance.id() };
        await this.#tables.create(opened(gathering, { ...made, ...(from && { follows: from.follows }) }));
        return { ok: true, id: made.id };
      },
      list: async () => Promise.all((await this.#tables.listed()).map((table) => this.#viewOf(table, who))),
      enter: async (id, listener) => {
        const viewer: Viewer = { who, listener, unhear: null };
        const { table } = await this.#read(id);
        await this.#goOn(table);
        listener.sight(await this.#viewOf(table, who));
        this.#letHear(viewer, table);
        this.#viewers.set(id, (this.#viewers.get(id) ?? new Set()).add(viewer));
        const change = (act: (table: Table) => Table) => this.#change(id, act);
        return {
          sit: (sitting) => change((table) => sat(table, who, sitting)),
          stand: () => change((table) => stood(table, who)),
          settle: (terms, listed) => change((table) => resettled(table, who, terms, listed)),
          agree: (terms) => change((table) => agreed(table, who, terms)),
          reveal: (secret) => change((table) => revealed(table, who, secret)),
          fill: (level) => change((table) => filled(table, who, level)),
          say: (text) => this.#say(id, who, text),
          close: async () => {
            viewer.unhear?.();
            const viewers = this.#viewers.get(id);
            viewers?.delete(viewer);
            if (viewers?.size === 0) this.#viewers.delete(id);
          },
        };
      },
    };
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
      const next = act(table);
      const settled = isDealt(next) ? begun(next) : next;
      if (!(await this.#tables.change(settled, revision))) continue;
      await this.#goOn(settled);
      this.#outside.bus.tell(id);
      return this.#show(id);
    }
  }

  /** What a table's state asks of the host; asked again by whoever looks, should a host have gone in between. */
  async #goOn(table: Table): Promise<void> {
    if (table.state.kind === 'begun') await this.#found(table);
    if (table.state.kind === 'dealing')
      this.#outside.time.after(PATIENCE, () => void this.#change(table.id, voided).catch(() => {}));
  }

  async #found(table: Table): Promise<void> {
    const { catalogue, storage, time } = this.#outside;
    if ((await storage.read(table.match)) !== null) return;
    const parts = partsOf(table);
    const rules = await catalogue.rules(table.game, null);
    const match = Match.create(rules, {
      options: (await this.#optionsOf(table)) as never,
      seats: table.places.length,
      seed: seedOf(parts),
      ...(table.follows && { follows: table.follows.hash }),
    });
    if (!(match instanceof Match)) throw new Refused('options-gone');
    const players = table.places.map(
      (place, seat): Player =>
        place.kind === 'person'
          ? { name: place.name, kind: 'person', level: null }
          : { name: `Bot ${seat + 1}`, kind: 'bot', level: place.kind === 'bot' ? place.level : 1 },
    );
    const header = {
      ...headerOf(this.#outside, { match, players, who: table.owner, follows: table.follows }),
      id: table.match,
      holders: table.places.map((place) => (place.kind === 'person' ? place.who : null)),
      terms: table.terms,
      parts,
    };
    const now = time.now();
    await storage.create({ header, choices: [], end: null, changed: now, aside: firstAside(header, now) });
  }

  async #viewOf(table: Table, who: string): Promise<Gathering> {
    const rules = await this.#outside.catalogue.rules(table.game, null);
    return viewOf(table, optionsFor(rules, table.options, false), who);
  }

  /** With what the match before hands on. */
  async #optionsOf({ options, follows }: Table): Promise<object> {
    if (follows === undefined) return options;
    const { match } = await this.#rooms.open(follows.id);
    return { ...options, carried: carriedFrom(match) };
  }

  async #show(id: string): Promise<void> {
    const viewers = this.#viewers.get(id);
    if (viewers === undefined) return;
    const { table } = await this.#read(id);
    for (const viewer of viewers) {
      viewer.listener.sight(await this.#viewOf(table, viewer.who));
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

  async #say(id: string, who: string, text: string): Promise<void> {
    const { table } = await this.#read(id);
    const [seat] = mine(table, who);
    const place = seat === undefined ? undefined : table.places[seat];
    if (seat === undefined || place?.kind !== 'person') throw new Refused('no-place');
    await this.#talks.say(table.match, who, { seat, name: place.name }, text);
  }
}

/** What a visitor may know: no secrets, and nobody's identity but their own places. */
function viewOf(table: Table, options: object, who: string): Gathering {
  const { id, game, terms, listed, opened, secret, state, broken, places } = table;
  return {
    id,
    game,
    options,
    terms,
    listed,
    opened,
    state,
    broken,
    places: places.map((place) => {
      if (place.kind !== 'person') return place;
      const { name, seal, secret, agrees } = place;
      return { kind: 'person', name, seal, revealed: secret !== null, agrees, isOwner: place.who === table.owner };
    }),
    seal: commitment(secret),
    mine: mine(table, who),
    isOwner: table.owner === who,
  };
}
