import { endstreamBot } from '@turnpoint/endstream/bot';
import { controllerThing } from '@turnpoint/endstream/content';
import { type Choice, type EndStream, endstream, type Look } from '@turnpoint/endstream/rules';
import type { Stored } from '@turnpoint/host';
import { Match, owing, type Seat, sameJson, stream } from '@turnpoint/kernel';
import type { Page } from 'playwright-core';
import { ASKED, type Site } from './site.ts';

/** Something to click; nothing is done where `unless` is there already. */
interface Touch {
  readonly at: string;
  readonly unless?: string;
}

/** So many looks at what is stored before something is touched once more. */
const PATIENCE = 40;
/** Answers that lie under the board, in a list. */
const LISTED: readonly Choice['kind'][] = ['pay', 'option', 'next'];
const on = (name: string) => `[data-spot="${name}"] > button`;

/** What is selected stays so; touched again it would not be. */
function selected(thing: number): Touch {
  const at = on(`thing-${thing}`);
  return { at, unless: `${at}[aria-pressed="true"]` };
}

/** How a person makes this choice at the table, up to the one button. */
function touchesOf({ seat, choices, view }: Look, choice: Choice): Touch[] {
  switch (choice.kind) {
    case 'agenda':
      return [{ at: on(`agenda-${choice.place}`) }];
    case 'push':
      return [{ at: on(`agenda-${choice.place}`), unless: '[data-push]' }, { at: '[data-push]' }];
    case 'activate':
      return [{ at: on(`hand-${choice.operator}`) }];
    case 'ability':
      return [selected(choice.user), { at: `[data-action="${choice.ability}"]` }];
    case 'spin':
      return [selected(choice.operator), { at: '[data-action="spin"]' }];
    case 'tech':
      return [
        selected(choice.operator),
        { at: `[data-action="${view.operators[choice.operator]?.techs[choice.slot]}"]` },
      ];
    case 'move':
      return [selected(choice.operator), { at: `[data-spot="place-${choice.to}"]` }];
    case 'step':
      return [selected(controllerThing(seat ?? 0)), { at: `[data-spot="place-${choice.to}"]` }];
    case 'target':
      return [{ at: on(`thing-${choice.thing}`) }];
    case 'place':
      return [{ at: `:is([data-spot="place-${choice.place}"], ${on(`agenda-${choice.place}`)})` }];
    case 'pay':
    case 'option':
    case 'next': {
      const nth = choices.filter(({ kind }) => LISTED.includes(kind)).findIndex((each) => sameJson(each, choice));
      return [{ at: `li:nth-child(${nth + 1}) > [data-answer]` }];
    }
    default:
      return [{ at: choice.kind === 'finish' ? '[data-finish]' : `[data-choice="${choice.kind}"]` }];
  }
}

/** Touches one after another, each as soon as it is there, and then the one button until the question is another. */
function touch(page: Page, touches: readonly Touch[]): Promise<void> {
  return page.evaluate(
    (left) =>
      new Promise<void>((done) => {
        const queue = [...left];
        // What the table has done by itself never comes: then the match is read again.
        let frames = 0;
        const find = (what: string) => document.querySelector<HTMLElement>(what);
        const draw = () => {
          const [next] = queue;
          if (++frames > 120) return done();
          if (next === undefined) {
            find('[data-commit]:not([aria-disabled="true"])')?.click();
            return done();
          }
          const isThere = next.unless !== undefined && find(next.unless) !== null;
          const found = isThere ? null : find(next.at);
          if (isThere || found !== null) queue.shift();
          found?.click();
          requestAnimationFrame(draw);
        };
        draw();
      }),
    touches,
  );
}

/** Does the page ask at this step? A touch before it has seen the last choice is lost, as a person's would be. */
const asksAt = (page: Page, step: number) =>
  page.evaluate(([asked, shown]) => document.querySelector(asked)?.closest(shown) != null, [
    ASKED,
    `[data-shown="${step}"]`,
  ] as const);

/** Plays a match to its end as the scripted bot would, each choice at the table of whose it is. */
export async function playAsAdvised(site: Site, id: string, pages: readonly Page[]): Promise<Match<EndStream>> {
  const { header } = (await site.stored(id)) as Stored;
  const { options, seed } = header;
  const match = Match.create(endstream, {
    options: options as EndStream['options'],
    seats: 2,
    seed,
  }) as Match<EndStream>;
  const int = stream('advice');
  // The table pays and takes a sole target by itself, so more may have been chosen than was touched.
  const follow = async () => {
    const { choices } = (await site.stored(id)) as Stored;
    for (const choice of choices.slice(match.length)) match.repeat(choice);
  };
  while (match.state.outcome === null) {
    const seat = owing(endstream, match.state)[0] as Seat;
    const [look, page] = [match.look(seat), pages[seat] as Page];
    const touches = (await asksAt(page, look.step)) ? touchesOf(look, endstreamBot.policy(look, int)) : null;
    const before = match.length;
    for (let tries = 0; touches !== null && match.length === before; tries++) {
      await touch(page, tries % PATIENCE === 0 ? touches : []);
      await follow();
    }
    if (touches === null) await follow();
  }
  return match;
}
