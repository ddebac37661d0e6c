import type { Texts } from '@turnpoint/kernel';

export const en: Texts = {
  'archive.title': 'Daily puzzles',
  'archive.lead':
    'One puzzle a day, the same for everyone. Earlier days can still be played, but only a puzzle solved on its day counts for your streak.',
  'archive.of': 'Puzzle of {date}',
  'archive.open': 'not played',
  'archive.score': 'your best: {score}',
  'archive.best': 'Your best today: {score}. Lower is better.',
  'archive.today': 'today',
  'archive.streak': '{n} {n:day|days} in a row',
  'archive.longest': 'longest {n}',
  'archive.begin': 'Play today’s puzzle to start a streak',
  'archive.week': 'Last seven days',
  'archive.all': 'Earlier days',
  'archive.share': 'Share',
  'archive.copied': 'Copied',
  'archive.shared': '{game}, puzzle of {date}: score {score}',
  'archive.shared-perfect': '{game}, puzzle of {date}: perfect',
};
