import type { LogStep } from '@turnpoint/kernel';
import type { Lesson } from '@turnpoint/ui';
import { type CardType, characterOf, classOf, type Index, type Need, typeOf } from '../../content/index.ts';
import type { Ahead, Reckoned } from '../../rules/telling/reckon.ts';
import type { CardId, Choice, ChronoTrek, Entry, Look } from '../../rules/types.ts';
import { cardSpot, placeSpot, spotOf } from '../spots.ts';

type Kind = Choice['kind'];

const offers = ({ choices }: Look, kind: Kind): boolean => choices.some((choice) => choice.kind === kind);
const mine = ({ seat, view }: Look) => view.players[seat ?? 0];
const entriesOf = (log: readonly LogStep<ChronoTrek>[]): Entry[] => log.flatMap(({ entries }) => entries);

/** What the viewer's identity asks for. */
function needsOf(look: Look): readonly Need[] {
  const character = mine(look)?.character ?? null;
  return character === null ? [] : characterOf(character).needs;
}

const isWanted = (look: Look, card: CardId): boolean =>
  needsOf(look).some(
    (need) =>
      (need.kind === 'artifact' && need.artifact === card) || (need.kind === 'class' && need.class === classOf(card)),
  );

const playsOf = ({ choices }: Look): CardId[] =>
  choices.flatMap((choice) => (choice.kind === 'play' ? [choice.card] : []));
const wantedPlays = (look: Look): CardId[] => playsOf(look).filter((card) => isWanted(look, card));
const playsOfType = (look: Look, type: CardType): CardId[] => playsOf(look).filter((card) => typeOf(card) === type);

const metIn = (ahead: Ahead | null | undefined): number => ahead?.mission?.needs.filter(({ met }) => met).length ?? 0;

/** The moments whose flip leaves most rows of the identity right. */
function bestFlips({ choices }: Look, { flips }: Reckoned): Index[] {
  const places = choices.flatMap((choice) => (choice.kind === 'linchpin' ? [choice.at] : []));
  const most = Math.max(...places.map((at) => metIn(flips[at])));
  return places.filter((at) => metIn(flips[at]) === most);
}

/** Could flipping one moment put a row right that is wrong now? */
function flipHelps({ seat }: Look, { flips, missions }: Reckoned): boolean {
  const now = missions[seat ?? 0]?.needs.filter(({ met }) => met).length ?? 0;
  return Object.values(flips).some((ahead) => metIn(ahead) > now);
}

/** What helps most: an Artifact that is asked for, then a flip that puts a row right, then any card that does something. */
function goodPlays(look: Look, reckoned: Reckoned): CardId[] {
  const wanted = wantedPlays(look);
  if (wanted.length > 0) return wanted;
  const inverters = flipHelps(look, reckoned) ? playsOfType(look, 'inverter') : [];
  if (inverters.length > 0) return inverters;
  const useful = playsOf(look).filter((card) => !reckoned.idle.includes(card));
  return useful.length > 0 ? useful : playsOf(look);
}

export const LESSONS: readonly Lesson<ChronoTrek>[] = [
  {
    id: 'keep',
    fits: (look) => offers(look, 'keep'),
    spots: () => [],
    done: ({ view }) => view.active !== null,
  },
  {
    id: 'artifact',
    fits: (look) => wantedPlays(look).length > 0,
    spots: (look) => wantedPlays(look).map(cardSpot),
    done: (look) => mine(look)?.artifacts.some((card) => isWanted(look, card)) ?? false,
  },
  {
    id: 'flip',
    fits: (look) => offers(look, 'linchpin'),
    spots: (look, reckoned) => bestFlips(look, reckoned as Reckoned).map(placeSpot),
    done: (look) => (mine(look)?.deeds.length ?? 0) > 0,
  },
  {
    id: 'play',
    fits: (look) => offers(look, 'play'),
    spots: (look, reckoned) => goodPlays(look, reckoned as Reckoned).map(cardSpot),
    // A card that asks for more is on its way before it is announced.
    done: (look, log) =>
      offers(look, 'linchpin') || entriesOf(log).some((entry) => entry.type === 'play' && entry.seat === look.seat),
  },
  {
    id: 'win',
    again: true,
    fits: (look) => look.choices.some((choice) => spotOf(choice) !== null),
    spots: (look, reckoned) =>
      offers(look, 'linchpin')
        ? bestFlips(look, reckoned as Reckoned).map(placeSpot)
        : goodPlays(look, reckoned as Reckoned).map(cardSpot),
    done: ({ outcome }) => outcome !== null,
  },
];
