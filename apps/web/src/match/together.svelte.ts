import type { Summary, ToldStep } from '@turnpoint/protocol';
import { untrack } from 'svelte';
import { isOnline } from '../client/online.svelte.ts';
import type { Session } from '../client/session.svelte.ts';
import { gameName } from '../client/told.ts';
import type { Event } from '../online/company/digest.ts';
import { LookingBack } from './looking-back.svelte.ts';

type Parts = typeof import('../online/company/index.ts');

/** What a match with people elsewhere has beside its table: the company, what was said and what they did meanwhile. */
export class Together {
  readonly #match: Summary;
  readonly #session: Session;
  /** Fetched with such a match only; null until it has come, and where nobody is elsewhere. */
  parts = $state.raw<Parts | null>(null);
  chat = $state.raw<InstanceType<Parts['Chat']> | null>(null);
  /** What others did since this reader last looked, until they have seen it. */
  digest = $state.raw<readonly ToldStep[] | null>(null);
  /** Nobody is called to their turn while a bot plays for them. */
  readonly #isMyTurn = $derived.by(() => {
    const { viewer, sight, company } = this.#session;
    const isReplaced = company?.standIns.some(({ seat, to }) => seat === viewer && to === null) ?? false;
    return viewer !== null && !isReplaced && (sight?.look.prompt ?? null) !== null;
  });
  /** The table as it was at one of those events. */
  readonly back: LookingBack;
  /** Whoever is elsewhere may have said something: there must be somebody to hear it. */
  readonly ready: Promise<void>;

  constructor(match: Summary, session: Session) {
    this.#match = match;
    this.#session = session;
    this.back = new LookingBack((step) => session.port.lookBack(step));
    this.ready = isOnline(match.id) ? this.#fetch().catch(() => {}) : Promise.resolve();
    $effect(() => this.#catchUp());
    $effect(() => this.#tellMyTurn());
  }

  async #fetch(): Promise<void> {
    const parts = await import('../online/company/index.ts');
    this.parts = parts;
    this.chat = new parts.Chat(this.#match.id);
    this.#session.ontalk = (lines) => this.chat?.take(lines);
  }

  #catchUp(): void {
    const [parts, { sight, company }] = [this.parts, this.#session];
    if (parts === null || sight === null || company === null || document.hidden) return;
    const { id } = this.#match;
    untrack(() => {
      const { log, viewer } = this.#session;
      const { standIns } = company;
      this.digest ??= parts.digestOf(log, { seen: parts.lastSeen(id), viewer, standIns, now: Date.now() });
    });
    parts.haveSeen(id, sight.look.step);
  }

  /** Gives what takes the sign away again. */
  #tellMyTurn(): (() => void) | undefined {
    if (!this.#isMyTurn) return undefined;
    return this.parts?.tellMyTurn({ title: this.parts.myTurn(), body: gameName(this.#match.game) });
  }

  /** Steps that a bot played for somebody are told of it. */
  get log(): readonly Event[] {
    const { parts } = this;
    const { log, company } = this.#session;
    const standIns = company?.standIns ?? [];
    if (parts === null || standIns.length === 0) return log;
    return log.map((told) => {
      const name = this.#match.players[told.seat ?? -1]?.name;
      const by = parts.standInAt(standIns, told.seat, told.step);
      return by === null || name === undefined ? told : { ...told, by: parts.nameFor(by, name) };
    });
  }

  /** The events of the digest, told as the log tells them. */
  get events(): readonly Event[] {
    const shown = this.digest?.map(({ step }) => step) ?? [];
    return this.log.filter(({ step }) => shown.includes(step));
  }

  endDigest(): void {
    this.digest = [];
    void this.back.show(null);
  }
}
