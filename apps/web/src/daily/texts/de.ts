import type { Texts } from '@turnpoint/kernel';

export const de: Texts = {
  'archive.title': 'Rätsel der Tage',
  'archive.lead':
    'Ein Rätsel am Tag, für alle dasselbe. Frühere Tage lassen sich noch spielen; für eine Serie zählt nur der Tag selbst.',
  'archive.of': 'Rätsel vom {date}',
  'archive.open': 'nicht gespielt',
  'archive.score': 'dein Bestes: {score}',
  'archive.best': 'Dein Bestes heute: {score}. Weniger ist besser.',
  'archive.today': 'heute',
  'archive.streak': '{n} {n:Tag|Tage} in Folge',
  'archive.longest': 'längste Serie {n}',
  'archive.begin': 'Mit dem Rätsel von heute beginnt eine Serie',
  'archive.week': 'Die letzten sieben Tage',
  'archive.all': 'Frühere Tage',
  'archive.share': 'Teilen',
  'archive.copied': 'Kopiert',
  'archive.shared': '{game}, Rätsel vom {date}: {score} Punkte',
  'archive.shared-perfect': '{game}, Rätsel vom {date}: perfekt gelöst',
};
