import { createHost, firstAside, type Header } from '@turnpoint/host';
import { commitment, copyJson, type Game, type Look, type State, type Types, type Windows } from '@turnpoint/kernel';
import type { Company, SeatPort, Sight, Terms } from '@turnpoint/protocol';
import { HandClock, outsideOf } from './outside.ts';
import { staged } from './staged.ts';

/** A person at a device of their own, and all that was pushed to them. */
export interface Present<T extends Types> extends SeatPort {
  readonly sights: readonly Sight[];
  readonly companies: readonly Company[];
  look(): Look<T>;
  /** Chooses on what they see now. */
  pick(...choices: readonly T['choice'][]): ReturnType<SeatPort['choose']>;
}

/** People who play on from a position, each at a device of their own, by a clock that is turned by hand. */
export interface Together<T extends Types> {
  readonly clock: HandClock;
  readonly seats: readonly Present<T>[];
}

const TERMS: Terms = { undo: 'none', clock: null, spectators: 'none', standIn: null };

export async function playTogether<T extends Types>(
  game: Game<T>,
  state: State<T>,
  { options, windows = null }: { readonly options: T['options']; readonly windows?: Windows<T> | null },
): Promise<Together<T>> {
  const clock = new HandClock();
  const played = staged(game as unknown as Game, copyJson(state) as unknown as State);
  const outside = outsideOf([played], { time: clock }, windows as unknown as Windows | null);
  const holders = Array.from({ length: state.seats }, (_, seat) => `person ${seat}`);
  const seed = 'together';
  const header: Header = {
    id: 'table',
    game: played.id,
    version: played.version,
    options: options as object,
    seed,
    players: holders.map((name) => ({ name, kind: 'person', level: null })),
    holders,
    owner: 'person 0',
    started: 0,
    seal: commitment(seed),
    daily: null,
    from: null,
    terms: TERMS,
  };
  await outside.storage.create({ header, choices: [], end: null, changed: 0, aside: firstAside(header, 0, 0) });
  const host = createHost(outside);
  const seats = await Promise.all(
    holders.map(async (who, seat): Promise<Present<T>> => {
      const sights: Sight[] = [];
      const companies: Company[] = [];
      const port = await host.door(who).sit(header.id, seat, {
        sight: (sight) => void sights.push(sight),
        company: (company) => void companies.push(company),
        fault(sentence) {
          throw new Error(sentence);
        },
      });
      const look = () => (sights.at(-1) as Sight).look as unknown as Look<T>;
      return { ...port, sights, companies, look, pick: (...choices) => port.choose(choices, look().step) };
    }),
  );
  return { clock, seats };
}
