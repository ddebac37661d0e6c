import { type Place, waterThrough } from '../branches/water.ts';

/** What a picture of a match shows. */
export interface Card {
  readonly game: string;
  readonly title: string;
  /** Under the title: when it was. */
  readonly when: string;
  readonly sentence: string;
  /** The end of the sentence that counts most: what became of the chance. */
  readonly became: string;
  readonly isWorse: boolean;
  /** The board, ready to be drawn. */
  readonly board: HTMLImageElement | null;
  /** Runs of water: values from 0 to 1 at places from 0 to 1; the first is what happened. */
  readonly rivers: readonly River[];
  /** The moment on the water, from 0 to 1; null for none. */
  readonly at: number | null;
  readonly checked: string | null;
}

export interface River {
  readonly colour: string;
  readonly letter: string;
  /** Between the rims of its part of the picture, from 0 to 1. */
  readonly lane: number;
  readonly points: readonly { readonly at: number; readonly value: number; readonly lane?: number }[];
}

export const WIDTH = 1200;
export const HEIGHT = 630;

const READ = '"Atkinson Hyperlegible Next Variable", sans-serif';
const TALL = '"Oswald Variable", sans-serif';
/** Its own colours, whatever theme the page has: a picture is looked at elsewhere. */
const INK = { ground: '#0e1219', deep: '#0b1a20', text: '#f2f5f8', soft: '#aab4c3', say: '#e3e8ef', game: '#9adcd3' };
const WORSE = '#ff9c8e';
const BETTER = '#7fe3c0';
const EDGE = 48;
/** Words begin where the board has faded. */
const FADED = 570;
const WORDS = 590;

/** The faces that the picture is lettered in: without them it would be measured and drawn in others. */
export async function lettered(): Promise<void> {
  await Promise.all([`600 88px ${TALL}`, `500 36px ${READ}`].map((font) => document.fonts.load(font)));
}

/** Draws the picture, 1200 by 630. */
export function drawCard(canvas: HTMLCanvasElement, card: Card): void {
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const ink = canvas.getContext('2d');
  if (ink === null) return;
  const isRiver = card.rivers.length > 1;
  ground(ink);
  if (card.board !== null) board(ink, card.board);
  letters(ink, card);
  const room = isRiver ? { top: 312, bottom: 528 } : { top: 448, bottom: 532 };
  rivers(ink, card, room);
  foot(ink, card);
}

function ground(ink: CanvasRenderingContext2D): void {
  const wash = ink.createLinearGradient(0, 0, WIDTH, 0);
  wash.addColorStop(0, INK.deep);
  wash.addColorStop(0.55, INK.ground);
  ink.fillStyle = wash;
  ink.fillRect(0, 0, WIDTH, HEIGHT);
}

/** The board at the left as wide as it may be, faded towards the words and the water. */
function board(ink: CanvasRenderingContext2D, picture: HTMLImageElement): void {
  const width = FADED + 20;
  const height = Math.min(420, (width * picture.height) / picture.width);
  ink.drawImage(picture, 0, 0, width, (width * picture.height) / picture.width);
  const fade = (x0: number, y0: number, x1: number, y1: number) => {
    const veil = ink.createLinearGradient(x0, y0, x1, y1);
    veil.addColorStop(0, `${INK.ground}00`);
    veil.addColorStop(1, INK.ground);
    return veil;
  };
  ink.fillStyle = fade(FADED - 90, 0, FADED, 0);
  ink.fillRect(FADED - 90, 0, WIDTH - FADED + 90, HEIGHT);
  ink.fillStyle = fade(0, height - 28, 0, height);
  ink.fillRect(0, height - 28, WIDTH, HEIGHT);
}

function letters(ink: CanvasRenderingContext2D, card: Card): void {
  const left = card.board === null ? EDGE : WORDS;
  const room = WIDTH - left - EDGE;
  ink.textBaseline = 'alphabetic';
  ink.textAlign = 'left';
  ink.fillStyle = INK.game;
  ink.font = `500 32px ${TALL}`;
  ink.fillText(card.game, left, 76);
  ink.fillStyle = INK.text;
  const title = fitted(ink, card.title, room, { weight: 600, size: 84, least: 46 });
  let y = 76 + 22 + title.size;
  for (const line of title.lines) {
    ink.fillText(line, left, y);
    y += title.size * 1.1;
  }
  y -= title.size * 1.1;
  if (card.when !== '') {
    ink.font = `400 40px ${TALL}`;
    ink.fillStyle = '#c5cedb';
    y += 52;
    ink.fillText(card.when, left, y);
  }
  said(ink, card, { x: left, y: y + 60, room, last: card.rivers.length > 1 ? 290 : 430 });
}

interface Fitted {
  readonly lines: readonly string[];
  readonly size: number;
}

/** As large as it can be on one line, otherwise on two. */
function fitted(
  ink: CanvasRenderingContext2D,
  text: string,
  room: number,
  { weight, size, least }: { weight: number; size: number; least: number },
): Fitted {
  for (let now = size; now >= least; now -= 4) {
    ink.font = `${weight} ${now}px ${TALL}`;
    if (ink.measureText(text).width <= room) return { lines: [text], size: now };
  }
  return { lines: wrapped(ink, text, room).slice(0, 2), size: least };
}

function wrapped(ink: CanvasRenderingContext2D, text: string, room: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && ink.measureText(longer).width <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Letters of a sentence, the largest first: a long one has smaller ones. */
const SAID = [35, 31, 27];

/** The sentence and what became of it: whole where it can be, else as many lines as there is room for. */
function said(
  ink: CanvasRenderingContext2D,
  { sentence, became, isWorse }: Card,
  { x, y, room, last }: { x: number; y: number; room: number; last: number },
): void {
  const tries = SAID.map((size) => {
    const height = size * 1.3;
    const kept = Math.max(1, Math.floor((last - y) / height) + 1) - (became === '' ? 0 : 1);
    ink.font = `500 ${size}px ${READ}`;
    return { size, height, kept, lines: sentence === '' ? [] : wrapped(ink, sentence, room) };
  });
  const fitting = tries.find(({ lines, kept }) => lines.length <= kept) ?? tries.at(-1);
  if (fitting === undefined) return;
  const { size, height, kept } = fitting;
  const lines = fitting.lines.slice(0, kept);
  const cut = lines.at(-1);
  if (fitting.lines.length > kept && cut !== undefined)
    lines[lines.length - 1] = `${cut.replace(/[\s,;:.]*\S*$/, '')} …`;
  ink.font = `500 ${size}px ${READ}`;
  ink.fillStyle = INK.say;
  for (const [i, line] of lines.entries()) ink.fillText(line, x, y + i * height);
  ink.font = `650 ${size}px ${READ}`;
  ink.fillStyle = isWorse ? WORSE : BETTER;
  ink.fillText(became, x, y + lines.length * height);
}

/** Chances as water. Where there are branches each has its letter, and a colour beside it. */
function rivers(
  ink: CanvasRenderingContext2D,
  { rivers: all, at }: Card,
  { top, bottom }: { top: number; bottom: number },
): void {
  const [trunk] = all;
  if (trunk === undefined) return;
  const isRiver = all.length > 1;
  const widest = isRiver ? Math.min(52, (bottom - top) / all.length) : bottom - top - 24;
  const x = (along: number) => EDGE + along * (WIDTH - 2 * EDGE);
  const y = (lane: number) => top + lane * (bottom - top);
  const placesOf = ({ points, lane }: River): Place[] =>
    points.map((point) => ({
      along: x(point.at),
      across: y(point.lane ?? lane),
      width: 6 + point.value * (widest - 6),
    }));
  for (const river of [...all].reverse()) {
    const { body, banks, currents } = waterThrough(placesOf(river));
    ink.fillStyle = river === trunk ? flowOf(ink, river, x) : `${river.colour}5c`;
    ink.fill(new Path2D(body));
    ink.lineWidth = 2;
    ink.strokeStyle = river === trunk ? '#d8f3f0a6' : river.colour;
    for (const bank of banks) ink.stroke(new Path2D(bank));
    ink.lineWidth = 1.4;
    ink.strokeStyle = '#ffffff3a';
    for (const current of currents) ink.stroke(new Path2D(current));
    if (river !== trunk) badge(ink, river, placesOf(river));
  }
  if (at !== null) moment(ink, x(at), { y: y(trunk.lane), top: isRiver ? top : top - 12, bottom: bottom + 4 });
}

/** Teal where it is good, violet where it is not. */
function flowOf(ink: CanvasRenderingContext2D, { points }: River, x: (along: number) => number): CanvasGradient {
  const flow = ink.createLinearGradient(x(0), 0, x(1), 0);
  for (const { at, value } of points) flow.addColorStop(Math.min(1, Math.max(0, at)), mixed(value));
  return flow;
}

const GOOD = [75, 176, 173] as const;
const POOR = [111, 69, 133] as const;

function mixed(value: number): string {
  const part = GOOD.map((good, i) => Math.round(good * value + (POOR[i] ?? 0) * (1 - value)));
  return `rgb(${part.join(' ')})`;
}

function badge(ink: CanvasRenderingContext2D, { colour, letter }: River, places: readonly Place[]): void {
  const end = places.at(-1);
  if (end === undefined) return;
  ink.fillStyle = colour;
  ink.beginPath();
  ink.arc(end.along + 4, end.across, 19, 0, Math.PI * 2);
  ink.fill();
  ink.fillStyle = '#0b1014';
  ink.font = `700 24px ${READ}`;
  ink.textAlign = 'center';
  ink.textBaseline = 'middle';
  ink.fillText(letter, end.along + 4, end.across + 1);
  ink.textAlign = 'left';
  ink.textBaseline = 'alphabetic';
}

function moment(
  ink: CanvasRenderingContext2D,
  x: number,
  { y, top, bottom }: { y: number; top: number; bottom: number },
) {
  ink.strokeStyle = '#ffffff';
  ink.lineWidth = 3;
  ink.beginPath();
  ink.moveTo(x, top);
  ink.lineTo(x, bottom);
  ink.stroke();
  ink.fillStyle = '#ffffff';
  ink.beginPath();
  ink.arc(x, y, 13, 0, Math.PI * 2);
  ink.fill();
}

function foot(ink: CanvasRenderingContext2D, { checked }: Card): void {
  const line = 596;
  mark(ink, EDGE, line - 37, 44);
  ink.fillStyle = '#e9edf3';
  ink.font = `600 30px ${READ}`;
  ink.fillText('Turnpoint', EDGE + 58, line);
  if (checked === null) return;
  ink.fillStyle = INK.soft;
  ink.font = `450 28px ${READ}`;
  ink.textAlign = 'right';
  ink.fillText(checked, WIDTH - EDGE, line);
  ink.textAlign = 'left';
}

/** The mark, as in `Mark.svelte`. */
function mark(ink: CanvasRenderingContext2D, x: number, y: number, size: number): void {
  ink.save();
  ink.translate(x, y);
  ink.scale(size / 32, size / 32);
  ink.lineWidth = 3.4;
  ink.lineCap = 'round';
  ink.strokeStyle = '#e9edf3';
  ink.stroke(new Path2D('M3 23H13.5Q17 23 17 19.5V13M21.5 9H29'));
  ink.fillStyle = '#f2b53c';
  ink.fill(new Path2D('M21 9A4 4 0 1 1 13 9A4 4 0 1 1 21 9Z'));
  ink.restore();
}
