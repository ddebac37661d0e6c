import type { Texts } from '@turnpoint/kernel';

export const en: Texts = {
  'missions.title': 'Missions of your own, {game}',
  'missions.none': 'None yet. Begin with an empty page, or open a link or a file that somebody sent you.',
  'missions.new': 'New mission',
  'missions.open': 'Open a mission file',
  'missions.untitled': 'Untitled',
  'missions.drop': 'Throw {title} away',
  'missions.drop-sure': 'Throw {title} away? It cannot be brought back.',
  'missions.drop-do': 'Throw it away',
  'missions.drop-not': 'Keep it',
  'missions.not-kept': 'This browser has no room left: the mission is not saved.',
  'missions.refused': 'The game refuses this mission ({clause}).',
};
