import { CARDS, placeOf } from '../content/index.ts';
import { conditionsHold } from '../rules/board/mission.ts';
import { type Announcing, optionsFor } from '../rules/effects/options.ts';
import { nextSlot } from '../rules/frames/announce.ts';
import type { CardId, Table, View } from '../rules/types.ts';
import { type Announced, boardAfter } from './after.ts';
import { holding, type Outlook } from './outlook.ts';
import { prospectOf } from './prospect.ts';

/** More than any hope: the match is won. */
const VICTORY = 100;

/** Complete announcements of a card, from what is named already. */
export function announcements(view: View, now: Announcing): Announced[] {
  return completed(asTable(view), now);
}

function completed(t: Table, now: Announcing): Announced[] {
  const { answers, slot } = nextSlot(t, now);
  if (slot === null) return [{ ...now, answers }];
  const options = optionsFor(t, { ...now, answers }, slot);
  const wanted = slot.optional ? [...options, ''] : slot.what === 'linchpin' ? later(options, answers) : options;
  return wanted.flatMap((answer) => completed(t, { ...now, answers: [...answers, answer] }));
}

/** Two flips come to the same in either order, so only one order is thought through. */
function later(options: readonly string[], answers: readonly string[]): readonly string[] {
  const last = Math.max(...answers.map(placeOf));
  return options.filter((index) => placeOf(index) > last);
}

const tables = new WeakMap<View, Table>();

/** Announcing asks only for what lies open, which a view holds by the same names. */
function asTable(view: View): Table {
  const known = tables.get(view);
  if (known !== undefined) return known;
  const made = tableOf(view);
  tables.set(view, made);
  return made;
}

function tableOf(view: View): Table {
  const players = view.players.map(({ artifacts, out, handCount }) => ({
    artifacts,
    out,
    hand: Array<CardId>(handCount).fill(''),
  }));
  return { ...view, players } as unknown as Table;
}

/** What this play is worth to the outlook's seat, if nobody answers it. */
export function worthOf(
  outlook: Outlook,
  play: Announced,
  left: readonly CardId[] = outlook.handWithout(play.card),
): number {
  const effect = CARDS[play.card]?.effect;
  if (effect?.word === 'fetch' && effect.to === 'play') return rewindWorth(outlook, play, left);
  const after = boardAfter(outlook.look.view, play);
  if (conditionsHold(after, outlook.me, outlook.character)) return VICTORY;
  return outlook.worth(after, prospectOf(outlook, play, left, after));
}

/** The best that can be made of the rewound card; one Inverter is as good as another. */
function rewindWorth(outlook: Outlook, { answers: [card = ''], seat }: Announced, left: readonly CardId[]): number {
  const { view } = outlook.look;
  const type = CARDS[card]?.type;
  if (type === undefined) return outlook.worth(view, holding(left));
  return outlook.once(type === 'inverter' ? type : card, () => {
    const plays = announcements(view, { seat, card, answers: [] });
    return Math.max(...plays.map((play) => worthOf(outlook, play, left)));
  });
}
