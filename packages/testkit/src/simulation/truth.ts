import type { Aside, Change, Header, KeptReceipt } from '@turnpoint/host';
import {
  type Look,
  Match,
  owing,
  type RecordedChoice,
  type Seat,
  sameJson,
  type Types,
  type Windows,
} from '@turnpoint/kernel';
import type { Receipt } from '@turnpoint/protocol';
import { must, mustBeBytes } from '../law.ts';
import { Revision } from './revision.ts';
import type { World } from './world.ts';

/** Milliseconds that a table without a clock waits for who is away. */
const AWAY = 180_000;

const nameOf = ({ seat, client, number }: Receipt & { seat: Seat }) => `${number} of ${client} at seat ${seat}`;

/** What is really stored, seen from outside of all nodes, and the laws of storing. */
export class Truth {
  readonly revisions: Revision[];
  readonly #world: World;
  readonly #windows: Windows | null;
  readonly #header: Header;
  readonly #made = new Set<string>();
  #standIns: Aside['standIns'] = [];
  #aside: Aside | null = null;
  /** What each change was made for, as its client saw it. */
  readonly #meant = new Map<string, string>();

  constructor(world: World, windows: Windows | null, header: Header, match: Match<Types>) {
    this.#world = world;
    this.#windows = windows;
    this.#header = header;
    this.revisions = [new Revision(match, 0)];
  }

  get revision(): number {
    return this.revisions.length - 1;
  }

  get last(): Revision {
    return this.revisions.at(-1) as Revision;
  }

  get match(): Match<Types> {
    return this.last.match;
  }

  /** A law that is broken ends the run, wherever that was noticed. */
  law(check: () => void): void {
    try {
      check();
    } catch (fault) {
      this.#world.broken ??= fault as Error;
    }
  }

  /** A node has stored this. */
  append({ receipts, now, aside }: Change, step: number, choices: readonly RecordedChoice[]): void {
    this.law(() => {
      const before = this.match;
      const receipt = receipts.find((each) => each.isMade && !this.#made.has(nameOf(each))) ?? null;
      const dropped = before.choices.slice(step);
      if (!this.#isConsented(dropped)) this.#nothingIsLost(dropped, choices, receipt);
      this.#noClockIsEarly(choices);
      this.#nobodySitsInEarly(aside);
      if (dropped.length === 0) this.#noWindowIsEarly(aside, choices);
      this.#aside = aside;
      if (receipt !== null) {
        const { view, choices } = before.look(receipt.seat);
        mustBeBytes(
          JSON.stringify([view, choices]),
          this.#meant.get(nameOf(receipt)) ?? '',
          'made for another position',
        );
        this.#made.add(nameOf(receipt));
      }
      this.revisions.push(new Revision(this.#gone(before, step, choices), now));
    });
  }

  /** A client wants a change, on what it sees now. */
  asked(seat: Seat, receipt: Receipt, { view, choices }: Look): void {
    this.#meant.set(nameOf({ ...receipt, seat }), JSON.stringify([view, choices]));
  }

  /** A client was told what became of a change. */
  answered(seat: Seat, receipt: Receipt, isDone: boolean): void {
    const own = { ...receipt, seat };
    this.law(() =>
      must(this.#made.has(nameOf(own)) === isDone, () =>
        isDone ? `acknowledged and not stored: ${nameOf(own)}` : `stored and called undone: ${nameOf(own)}`,
      ),
    );
  }

  /** The match with these choices. Answers to a window that is still open wait for its time. */
  #gone(before: Match<Types>, step: number, choices: readonly RecordedChoice[]): Match<Types> {
    const { game, setup } = before;
    const { window } = this.#aside ?? {};
    const isNext = step === before.length && owing(game, before.state).length > 0;
    const match = isNext ? before.copy() : (Match.create(game, setup) as Match<Types>);
    match.holdsBack = (s) => window !== undefined && s.step >= window.step;
    for (const each of isNext ? choices : [...before.choices.slice(0, step), ...choices]) {
      must(match.repeat(each).ok, () => `what is stored cannot be played: ${JSON.stringify(each)}`);
    }
    return match;
  }

  /** A stored choice stays, unless its own seat takes it back or the rules say that it no longer stands. */
  #nothingIsLost(
    dropped: readonly RecordedChoice[],
    choices: readonly RecordedChoice[],
    receipt: KeptReceipt | null,
  ): void {
    const { anytime, privateTurns } = this.match.game;
    if (privateTurns || anytime.kinds.includes(choices[0]?.choice.kind ?? '')) return;
    for (const each of dropped) {
      const stays = choices.some((other) => sameJson(other, each));
      must(stays || (receipt?.seat === each.seat && choices.length === 0), () => `lost: ${JSON.stringify(each)}`);
    }
  }

  /** By consent a choice is taken back only when its seat has asked, and all others but the last one have agreed. */
  #isConsented(dropped: readonly RecordedChoice[]): boolean {
    const { terms, players } = this.#header;
    if (terms?.undo !== 'consent' || dropped.length === 0) return false;
    const isPresent = (seat: Seat) =>
      players[seat]?.kind === 'person' && !this.#standIns.some((each) => each.seat === seat && each.to === null);
    return players.some((_, seat) => {
      const others = players.flatMap((_, other) => (other !== seat && isPresent(other) ? [other] : []));
      const ballot = this.#aside?.ballots.find(({ motion }) => motion.kind === 'undo' && motion.seat === seat);
      const ayes = others.filter((other) => ballot?.votes.some((vote) => vote.seat === other && vote.isFor));
      const hasAsked = ballot !== undefined || others.length === 0;
      return hasAsked && dropped.some((each) => each.seat === seat) && ayes.length >= others.length - 1;
    });
  }

  /** The clock chooses for a seat that has had all its time for this very question. */
  #noClockIsEarly(choices: readonly RecordedChoice[]): void {
    for (const { seat, choice } of choices)
      if (choice.kind === this.match.game.anytime.clock?.kind) this.#hadItsTime(seat);
  }

  /** A window with a time of its own closes then and not before, unless somebody who was asked leaves. */
  #noWindowIsEarly(aside: Aside | null, choices: readonly RecordedChoice[]): void {
    const { window } = this.#aside ?? {};
    const { kinds } = this.match.game.anytime;
    if (window === undefined || aside?.window?.step === window.step) return;
    if (choices.some(({ choice }) => kinds.includes(choice.kind))) return;
    const people = this.#header.players.filter(({ kind }) => kind === 'person').length;
    const closing = this.#windows?.closing(this.match.look(null), people);
    const had = this.#world.now - window.opened;
    const least = closing?.kind === 'clock' ? closing.seconds * 1000 : 0;
    must(had >= least, () => `a window closed after ${had} ms`);
  }

  /** A bot sits in for a seat that has had all its time, or that was away so long; never for one that answered. */
  #nobodySitsInEarly(aside: Aside | null): void {
    const before = this.#standIns;
    this.#standIns = aside?.standIns ?? [];
    for (const { seat, to, from } of this.#standIns) {
      const isNew = to === null && !before.some((each) => each.seat === seat && each.from === from && each.to === null);
      if (isNew) this.#hadItsTime(seat);
    }
  }

  #hadItsTime(seat: Seat): void {
    const { clock } = this.#header.terms ?? { clock: null };
    const least = clock?.kind === 'choice' ? clock.seconds * 1000 : AWAY;
    const had = this.#world.now - this.#askedSince();
    must(had >= least, () => `the clock of seat ${seat} rang after ${had} ms`);
  }

  /**
   * When this question began, as everybody counts questions: a step that its own seat alone has seen gives no more time,
   * and who takes back comes back to a question that has run all the while.
   */
  #askedSince(): number {
    const stepAt = (revision: number) => this.revisions[revision]?.step ?? -1;
    const step = stepAt(this.revision);
    let began = this.revision;
    for (let each = began - 1; stepAt(each) >= step; each--) if (stepAt(each) === step) began = each;
    return this.revisions[began]?.at ?? 0;
  }
}
