import { chronoTrek } from '@turnpoint/chrono-trek/rules';
import { endOfLine } from '@turnpoint/end-of-line/rules';
import { endstream } from '@turnpoint/endstream/rules';
import { endureTheStars } from '@turnpoint/endure-the-stars/rules';
import type { Game, Types } from '@turnpoint/kernel';
import { timestream } from '@turnpoint/timestream/rules';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openMatch, playedFor } from './prepared.ts';
import { DESK, PHONE, useSite } from './site.ts';

const site = useSite();

interface Piece {
  readonly name: string;
  readonly drawn: string;
  readonly told: string;
}

/** What is written on pieces and cards, and what a screen reader is told of them. */
function piecesIn(): Piece[] {
  const isHidden = (element: Element) => !element.checkVisibility({ visibilityProperty: true });
  const byIds = (ids: string | null) =>
    (ids ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '');
  const labelOf = (element: Element) =>
    element.getAttribute('aria-label') ?? byIds(element.getAttribute('aria-labelledby')).join(' ').trim();
  const besideIt = (element: Element) => [
    ...['title', 'aria-description', 'aria-keyshortcuts', 'aria-valuetext'].map((name) => element.getAttribute(name)),
    ...byIds(element.getAttribute('aria-describedby')),
  ];
  const lettersIn = (node: Node, read: (element: Element) => string): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || isHidden(node)) return '';
    return ` ${read(node)} `;
  };
  const inside = (element: Element, read: (element: Element) => string) =>
    [...element.childNodes].map((node) => lettersIn(node, read)).join('');
  /** A picture is told by its label, whatever letters it is drawn with. */
  const isPicture = (element: Element) => element.getAttribute('role') === 'img' && labelOf(element) !== '';
  const drawn = (element: Element): string => (isPicture(element) ? '' : inside(element, drawn));
  /** Of these alone the label stands for all that is in them. */
  const isOneThing = (element: Element) =>
    isPicture(element) || element.matches('button, a, img, input, [role="button"]');
  const told = (element: Element): string => {
    if (element.getAttribute('aria-hidden') === 'true') return '';
    const label = labelOf(element);
    const content = label !== '' && isOneThing(element) ? '' : inside(element, told);
    return [label, content, ...besideIt(element)].join(' ');
  };
  return [...document.querySelectorAll('[data-spot], [data-hand]')]
    .filter((piece) => !isHidden(piece) && piece.closest('[aria-hidden="true"]') === null)
    .map((piece) => ({ name: piece.getAttribute('data-spot') ?? 'hand', drawn: drawn(piece), told: told(piece) }));
}

const wordsOf = (text: string) => text.toLowerCase().match(/\+?[\p{L}\p{N}]+/gu) ?? [];

/** What is drawn and not told. A letter stands for a word, and "+2" on a card that covers two others for "3 cards". */
function unheardIn({ drawn, told }: Piece): string[] {
  // Who looks is called You, and drawn by their name.
  const heard = new Set(wordsOf(`${told} Mara`).flatMap((word) => [word, word.replace('+', '')]));
  const isTold = (word: string) =>
    heard.has(word) ||
    heard.has(word.replace('+', '')) ||
    heard.has(`${Number(word.slice(1)) + 1}`) ||
    (/^\p{L}$/u.test(word) && [...heard].some((other) => other.startsWith(word)));
  return wordsOf(drawn).filter((word) => !isTold(word));
}

const unheardOn = async (page: Page) =>
  (await page.evaluate(piecesIn)).flatMap((piece) => {
    const unheard = unheardIn(piece);
    return unheard.length === 0
      ? []
      : [`${piece.name}: ${unheard.join(' ')} (of "${piece.drawn.trim()}", told "${piece.told.trim()}")`];
  });

const crowd = <T extends Types>(game: Game<T>, seats: number, n: number, length: number) => ({
  id: game.id,
  game: game as unknown as Game<Types>,
  seats,
  n,
  length,
});

test.each([
  crowd(endOfLine, 8, 1, 40),
  crowd(chronoTrek, 6, 1, 60),
  crowd(endstream, 2, 20, 183),
  crowd(timestream, 2, 19, 354),
  crowd(timestream, 2, 3, 60),
  crowd(endureTheStars, 1, 5, 50),
])(
  'at a table of $id whatever is written on a piece or a card is told to who cannot see it',
  async ({ game, ...of }) => {
    const page = await openMatch(site, playedFor(game, of), 1, DESK);
    expect(await unheardOn(page)).toEqual([]);
    await page.setViewportSize(PHONE.viewport);
    expect(await unheardOn(page)).toEqual([]);
  },
);
