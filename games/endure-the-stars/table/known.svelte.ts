import type { Base } from '@turnpoint/ui';
import { BLACKOUT } from '../content/index.ts';
import type { Attack, Chart, Reckoned, Risk } from '../rules/telling/reckon/index.ts';
import type { Choice, Endure, View, ZoneId } from '../rules/types.ts';

/** What the rules make of the look. An earlier look comes without it: then the last is kept, for the map is the same. */
export class Known {
  readonly #base: Base<Endure>;
  #last: Reckoned | null = null;

  constructor(base: Base<Endure>) {
    this.#base = base;
  }

  readonly now: Reckoned | null = $derived.by(() => {
    const given = this.#base.props.reckoned as Reckoned | null | undefined;
    if (given) this.#last = given;
    return this.#last;
  });

  get chart(): Chart | null {
    return this.now?.chart ?? null;
  }

  /** Only for the look that is shown now. */
  readonly risks: ReadonlyMap<ZoneId, Risk> = $derived.by(
    () => new Map((this.now?.risks ?? []).map((risk) => [risk.zone, risk])),
  );

  /** Zones that somebody sees now, as the rules have it; in an earlier look, as the ways stand now. */
  readonly lit: ReadonlySet<ZoneId> = $derived.by(() =>
    this.#base.props.reckoned ? new Set(this.now?.lit) : this.seenIn(this.#base.look.view),
  );

  /** What the team sees where they stand in this view; a Blackout leaves each their own zone. */
  seenIn({ team, event, standing }: View): ReadonlySet<ZoneId> {
    const isDark = event === BLACKOUT || standing.includes(BLACKOUT);
    return new Set(
      team.flatMap(({ zone }) => (zone === null ? [] : isDark ? [zone] : (this.now?.sees[zone] ?? [zone]))),
    );
  }

  /** Is a noise heard there now? */
  isHeard(zone: ZoneId): boolean {
    return this.now?.heard.some((zones) => zones.includes(zone)) ?? false;
  }

  /** A zone's name, told in a sentence by `say`. */
  zoneName(zone: ZoneId | null): string {
    const name = zone === null ? '' : (this.chart?.zones[zone]?.name ?? '');
    return this.#base.words.say('table.name', { name });
  }

  attackOf(choice: Choice | null): Attack | null {
    if (choice?.kind !== 'attack') return null;
    const { item, pair, zone } = choice;
    return this.now?.attacks.find((one) => one.item === item && one.pair === pair && one.zone === zone) ?? null;
  }

  riskOf(choice: Choice | null): Risk | null {
    return choice?.kind === 'move' ? (this.risks.get(choice.zone) ?? null) : null;
  }
}
