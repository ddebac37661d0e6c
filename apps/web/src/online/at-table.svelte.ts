import type { Seat } from '@turnpoint/kernel';
import type { Gathering, GatheringPort, Level, Place, Saying, Terms } from '@turnpoint/protocol';
import { door } from '../client/door.ts';
import { beGuest, beKnownAs } from '../client/identity.ts';
import { server } from '../client/online.svelte.ts';
import { uploads } from '../client/uploads.svelte.ts';
import { go } from '../router.svelte.ts';
import { change } from '../settings.svelte.ts';
import { Chat } from './chat.svelte.ts';
import { newPart, partOf, rememberDeal, sealsOf } from './part.ts';
import { codeOf } from './refusals.ts';
import { followTable, noLongerWaits } from './waiting.ts';
import { sentenceOf } from './words.ts';

/** Terms were changed, and this person has not agreed to them yet. */
export const isAsked = (place: Place | undefined): boolean => place?.kind === 'person' && !place.agrees;

/** A table that is being gathered, as this visitor sees and joins it. */
export class AtTable {
  readonly id: string;
  /** Null until the server has told. */
  gathering = $state.raw<Gathering | null>(null);
  fault = $state<string | null>(null);
  /** Their seat was taken from this visitor, who did not agree to changed terms. */
  wasFreed = $state(false);
  /** The code of what was refused last. */
  refused = $state<string | null>(null);
  readonly chat: Chat;
  #port: GatheringPort | null = null;
  /** As they were shown before this device opened its part; null where it has opened none. */
  #seals: readonly string[] | null = null;
  /** Done when there is a port: what is gathered may be seen before. */
  #entered: Promise<void> = Promise.resolve();

  constructor(id: string) {
    this.id = id;
    this.chat = new Chat(id);
  }

  /** The match has begun without this visitor, and they may not watch it. */
  get isClosed(): boolean {
    const { state, mine, terms } = this.gathering ?? {};
    return state?.kind === 'begun' && mine?.length === 0 && terms?.spectators === 'none';
  }

  open(): Promise<void> {
    this.#entered = this.#guarded(async () => {
      await beGuest();
      this.#port = await server.lobby.enter(this.id, {
        sight: (gathering) => this.#take(gathering),
        talk: (lines) => this.chat.take(lines),
        fault: (sentence) => {
          this.fault = sentence;
        },
      });
      // The first sight came before there was a port to answer with.
      if (this.gathering !== null) this.#take(this.gathering);
    });
    return this.#entered;
  }

  async leave(): Promise<void> {
    await this.#port?.close().catch(() => {});
  }

  /** Under the terms that are on the screen, with a deck of one's own or the table's. */
  async sit(seat: Seat, name: string, deck?: object): Promise<void> {
    const terms = this.gathering?.terms;
    await this.#guarded(async () => {
      await beKnownAs(name);
      change({ name });
      await this.#entered;
      if (terms !== undefined) await this.#port?.sit({ seat, name, terms, ...(deck && { deck }), ...newPart() });
    });
  }

  /** Throws a sentence when it is not heard. */
  async say(saying: Saying): Promise<void> {
    await this.#port?.say(saying);
  }

  async stand(): Promise<void> {
    await this.#guarded(async () => this.#port?.stand());
    // Who leaves by themselves needs not be told.
    this.wasFreed = false;
  }

  async settle(terms: Terms, listed: boolean): Promise<void> {
    await this.#guarded(async () => this.#port?.settle(terms, listed));
  }

  /** To the terms that are on the screen. */
  async agree(): Promise<void> {
    const terms = this.gathering?.terms;
    if (terms !== undefined) await this.#guarded(async () => this.#port?.agree(terms));
  }

  async fill(level: Level): Promise<void> {
    await this.#guarded(async () => this.#port?.fill(level));
  }

  async free(seat: Seat): Promise<void> {
    await this.#guarded(async () => this.#port?.free(seat));
  }

  #take(gathering: Gathering): void {
    const before = this.gathering;
    const hadNotAgreed = before?.places.some((each, at) => before.mine.includes(at) && isAsked(each)) ?? false;
    this.wasFreed = gathering.mine.length === 0 && (this.wasFreed || hadNotAgreed);
    this.gathering = gathering;
    followTable(gathering);
    this.fault = this.refused = null;
    const { state } = gathering;
    if (this.isClosed) return;
    if (state.kind === 'begun') void this.#begin(state.match, gathering);
    else void this.#guarded(() => this.#doMyPart(gathering));
  }

  /** What has gone on from this device to here is here no longer. */
  async #begin(match: string, gathering: Gathering): Promise<void> {
    const { mine, places } = gathering;
    for (const place of mine.map((seat) => places[seat]))
      if (place?.kind === 'person') rememberDeal(match, this.#seals ?? sealsOf(gathering), place.seal);
    this.chat.goOnAt(match);
    const before = uploads.begun(this.id);
    go(`/match/${match}`, 'replace');
    if (before !== null) await door.library.remove(before);
  }

  /** Seals a part of the deal where it is missing, and opens it when everybody's is sealed. */
  async #doMyPart(gathering: Gathering): Promise<void> {
    const { state, mine, places, terms } = gathering;
    const [seat] = mine;
    const place = seat === undefined ? undefined : places[seat];
    if (seat === undefined || place?.kind !== 'person') return;
    const secret = partOf(place.seal);
    if (place.seal === '') await this.#port?.sit({ seat, name: place.name, terms, ...newPart() });
    else if (state.kind === 'dealing' && !place.revealed && secret !== null) {
      this.#seals = sealsOf(gathering);
      await this.#port?.reveal(secret);
    }
  }

  async #guarded(act: () => Promise<unknown>): Promise<void> {
    try {
      await act();
    } catch (fault) {
      this.fault = sentenceOf(fault);
      this.refused = codeOf(fault);
      if (this.refused === 'no-such-table') noLongerWaits(this.id);
    }
  }
}
