import type { SetUp } from '@turnpoint/catalogue';
import { controllerCard, DECK_IDS, DECKS } from '../content/index.ts';

/** A deck bears the name of its controller in every language. */
const names = Object.fromEntries(DECK_IDS.map((id) => [`deck.${id}`, controllerCard(DECKS[id].controller).name]));

export const texts: NonNullable<SetUp['texts']> = {
  en: {
    ...names,
    'mode.versus': 'Versus',
    'colour.teal': 'Teal',
    'colour.plum': 'Plum',
    'deck.jerusalem-plays':
      'A close group around the controller: the Orbital Strike team raises its defense and hits from one place.',
    'deck.ssv-93-ural-plays': 'Raids with single strikers, cheap weapons, hindering states, control of tech.',
    'deck.meridian-plays': 'Bends the agendas of both sides, holds a turnpoint, then lands one heavy blow.',
    'deck.ossuary-plays': 'Gives operators up for armor, locks turnpoints, removes enemies without a waiting turn.',
  },
  de: {
    ...names,
    'mode.versus': 'Gegeneinander',
    'colour.teal': 'Blaugrün',
    'colour.plum': 'Pflaume',
    'deck.jerusalem-plays':
      'Eine enge Gruppe um den Controller: Orbital Strike stärkt die Verteidigung und schlägt von einem Ort aus zu.',
    'deck.ssv-93-ural-plays':
      'Überfälle einzelner Kämpfer, billige Waffen, hemmende Zustände, Griff nach fremder Technik.',
    'deck.meridian-plays':
      'Biegt die Agenden beider Seiten, hält einen Wendepunkt und führt dann einen schweren Schlag.',
    'deck.ossuary-plays': 'Opfert Operatoren für Panzerung, sperrt Wendepunkte, entfernt Gegner ohne Wartezug.',
  },
};
