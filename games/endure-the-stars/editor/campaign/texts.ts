import type { Texts } from '@turnpoint/kernel';

export const chainEn: Texts = {
  'chain.title': 'A campaign of your missions',
  'chain.note':
    'Give each mission its stage. Several at one stage are a fork: the team chooses. Whoever lives goes on with what they carry, and a mission can ask what was won before, by its title.',
  'chain.none': 'No mission on this device is finished yet.',
  'chain.name': 'What it is called',
  'chain.story': 'What it is about',
  'chain.out': 'not in it',
  'chain.stage': 'Stage {number}',
  'chain.or': 'or',
  'chain.holds': 'Everything holds: it can be played.',
  'chain.needs-proof': 'Let the bots win each of its missions once: what is shared can be won.',
  'chain.play': 'Begin it',
  'chain.save': 'Save as a file',
  'chain.open': 'Open a file',
};

export const chainDe: Texts = {
  'chain.title': 'Eine Kampagne aus deinen Missionen',
  'chain.note':
    'Gib jeder Mission ihren Abschnitt. Mehrere in einem sind eine Gabelung: Die Gruppe wählt. Wer lebt, geht mit allem weiter, und eine Mission kann fragen, was zuvor gewonnen wurde, nach dem Titel.',
  'chain.none': 'Auf diesem Gerät ist noch keine Mission fertig.',
  'chain.name': 'Wie sie heißt',
  'chain.story': 'Worum es geht',
  'chain.out': 'nicht dabei',
  'chain.stage': 'Abschnitt {number}',
  'chain.or': 'oder',
  'chain.holds': 'Alles stimmt: Sie kann gespielt werden.',
  'chain.needs-proof': 'Lass die Bots jede ihrer Missionen einmal gewinnen: Was geteilt wird, ist zu schaffen.',
  'chain.play': 'Beginnen',
  'chain.save': 'Als Datei sichern',
  'chain.open': 'Datei öffnen',
};
