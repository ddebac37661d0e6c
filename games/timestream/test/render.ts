import { type Card, cardAt, cardNo, type Effect, type PieceKind, type Values, type Which } from '../content/index.ts';
import { texts } from '../texts/index.ts';
import { RENDER_DE } from './render.de.ts';
import { RENDER_EN } from './render.en.ts';

/** How one language says what a card does. */
export interface Tongue {
  readonly language: 'en' | 'de';
  cell(type: string, isBasic: boolean): string;
  readonly entersLinked: string;
  wins(needsLock: boolean): string;
  readonly needsAdvance: string;
  readonly discardsCell: string;
  readonly vanguard: string;
  readonly targetFirst: string;
  readonly andTargetFirst: string;
  readonly cannotInitiate: string;
  readonly cloaks: string;
  occupy(phases: readonly number[]): string;
  onHost(hosts: readonly PieceKind[], bonus: string): string;
  asLink(host: PieceKind, bonus: string): string;
  powerLink(type: string, bonus: string, max: number): string;
  delayed(n: number, clause: string): string;
  hostVoided(clause: string): string;
  afterTarget(clause: string): string;
  withCity(city: string, bonus: string): string;
  onPlay(clause: string, isInLocation: boolean): string;
  ifCity(city: string, clause: string): string;
  ifFewer(clause: string): string;
  inOrder(clauses: readonly string[]): string;
  word(effect: Effect, place: 'this' | 'that'): string;
}

export const TONGUES: readonly Tongue[] = [RENDER_EN, RENDER_DE];

const bonus = ({ energy, resistance }: Values): string => `+${energy}/+${resistance}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A City by its name in this language. */
function cityIn(tongue: Tongue, city: string): string {
  const code = ['E201', 'E202', 'E203', 'E204', 'E205', 'E206', 'E207', 'E208', 'E209', 'E210'].find(
    (one) => cardAt(cardNo(one)).name === city,
  );
  return texts[tongue.language][`card.${code}`] ?? city;
}

/** What lasts for a while is a sentence of its own: "then" would speak of its end. */
const LASTING: ReadonlySet<Effect['word'] | undefined> = new Set(['seal', 'skip target']);

function clause(tongue: Tongue, effect: Effect, place: 'this' | 'that' = 'this'): string {
  if (effect.word === 'seq') {
    const said = effect.parts.map((part) => clause(tongue, part));
    return LASTING.has(effect.parts[0]?.word)
      ? said.map((one, n) => (n > 0 ? capital(one) : one)).join('. ')
      : tongue.inOrder(said);
  }
  if (effect.word !== 'if') return tongue.word(effect, place);
  const { what, parts } = effect;
  if (what === 'in location') return clause(tongue, parts.yes, 'that');
  if (what === 'fewer cells') return tongue.ifFewer(clause(tongue, parts.yes));
  return tongue.ifCity(cityIn(tongue, what.city), clause(tongue, parts.yes));
}

/** What a card does, told from its data alone. */
export function render(tongue: Tongue, card: Card): string {
  const { type, onPlay, link, delayed, powerLink, withCity, onHostVoided, afterTarget } = card;
  const said: string[] = [];
  const say = (isSaid: boolean, text: () => string) => isSaid && said.push(text());
  say(card.cell !== null, () => tongue.cell(card.cell ?? '', cardNo(card.code) < 3));
  say(card.entersLinked, () => tongue.entersLinked);
  say(type === 'TIMESTREAM', () => tongue.wins(card.needsLock));
  say(card.discardsCell, () => tongue.discardsCell);
  say(card.vanguard, () => tongue.vanguard);
  say(card.targetFirst && type !== 'Link', () => tongue.targetFirst);
  say(card.cannotInitiate, () => tongue.cannotInitiate);
  say(card.occupies.length > 0, () => tongue.occupy(card.occupies));
  if (link !== null && type === 'Link') {
    const more = card.targetFirst ? tongue.andTargetFirst : '';
    said.push(`${tongue.onHost(link.hosts, bonus(link))}${more}.`);
  } else if (link !== null) said.push(tongue.asLink(link.hosts[0] as PieceKind, bonus(link)));
  say(card.cloaks, () => tongue.cloaks);
  if (powerLink !== null) said.push(tongue.powerLink(powerLink.type, bonus(powerLink), powerLink.max));
  if (delayed !== null) said.push(tongue.delayed(delayed.n, clause(tongue, delayed.effect)));
  if (withCity !== null) said.push(tongue.withCity(cityIn(tongue, withCity.city), bonus(withCity)));
  if (onHostVoided !== null) said.push(tongue.hostVoided(clause(tongue, onHostVoided)));
  if (afterTarget !== null) said.push(tongue.afterTarget(clause(tongue, afterTarget)));
  if (onPlay !== null && type === 'Intervention') {
    said.push(`${capital(clause(tongue, onPlay))}.`);
    if (needsOwnAdvance(onPlay)) said.push(tongue.needsAdvance);
  } else if (onPlay !== null) {
    const isInLocation = onPlay.word === 'if' && onPlay.what === 'in location';
    said.push(tongue.onPlay(clause(tongue, onPlay), isInLocation));
  }
  return said.join(' ');
}

function needsOwnAdvance(effect: Effect): boolean {
  const [first] = effect.word === 'seq' ? effect.parts : [];
  return first?.word === 'return' && first.which.side === 'own';
}

/** Names the few shapes that `which` takes in this pool. */
export function shapeOf({ count, side, kinds, where, unlocked }: Which): string {
  if (count === 'self') return 'self';
  if (where === 'a lane') return 'lane';
  if (where === 'your lanes') return 'your lanes';
  if (unlocked) return 'chain';
  if (where === 'this lane') return `all ${kinds.join()}`;
  return `${side} ${kinds.join()}`;
}
