import type { Texts } from '@turnpoint/kernel';
import { AGENDAS, CONTROLLERS, DEFAULT, DEFAULT_ABILITY, EFFECTS, OPERATORS, TECHS } from '../content/index.ts';

/** The printed text of every ability, special ability and tech, by address; a part of an effect has its card's text. */
export function printedTexts(): Record<string, string> {
  const printed: Record<string, string> = { [DEFAULT]: DEFAULT_ABILITY.text };
  for (const { id, specials, abilities } of [...OPERATORS, ...CONTROLLERS]) {
    for (const [i, { text }] of specials.entries()) printed[`${id}.special.${i}`] = text;
    for (const [i, { text }] of abilities.entries()) printed[`${id}.${i}`] = text;
  }
  for (const { id, text, standing } of TECHS) {
    printed[`${id}.use`] = text;
    for (const one of standing) if (one.holds === 'ability') printed[`${id}.ability`] = one.ability.text;
  }
  return printed;
}

/** `effect.<address>` for every address that a frame, a choice or a log entry can name. */
function byAddress(printed: Readonly<Record<string, string>>): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [at, text] of Object.entries(printed)) texts[`effect.${at}`] = text;
  for (const at of EFFECTS.keys()) texts[`effect.${at}`] ??= partOf(printed, at);
  return texts;
}

/** "STRIKE 2 to a controller here, or destroy one tech here." is told whole for each of its parts. */
function partOf(printed: Readonly<Record<string, string>>, at: string): string {
  const [card, ability] = at.split('.');
  return printed[`${card}.${ability}`] ?? printed[`${card}.use`] ?? at;
}

/** Names are proper names: the same in every language. */
function names(): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const { id, name, variant } of OPERATORS) texts[`card.${id}`] = `${name} (${variant})`;
  for (const { id, name } of [...CONTROLLERS, ...TECHS]) texts[`card.${id}`] = name;
  return texts;
}

function events(told: (id: string) => readonly [string, string, string]): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const { id } of AGENDAS) {
    const [event, a, b] = told(id);
    texts[`card.${id}`] = event;
    texts[`card.${id}.0`] = a;
    texts[`card.${id}.1`] = b;
  }
  return texts;
}

/** The texts of all cards in one language: its abilities and techs by address, its events by the id of their agenda. */
export const cardTexts = (
  printed: Readonly<Record<string, string>>,
  told: (agenda: string) => readonly [event: string, up: string, down: string],
): Texts => ({ ...names(), ...byAddress(printed), ...events(told) });
