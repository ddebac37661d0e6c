import type { Texts } from '@turnpoint/kernel';

export const en: Texts = {
  'campaigns.title': 'Campaigns',
  'campaigns.empty': 'No campaigns on this device yet.',
  'campaigns.import': 'Open a campaign file',
  'campaigns.changed': 'last played {when}',
  'campaigns.running': 'under way',
  'campaigns.won': 'won',
  'campaigns.lost': 'lost',
  'campaigns.complete': 'The campaign is won.',
  'campaigns.continue': 'Continue',
  'campaigns.replay': 'Replay',
  'campaigns.again': 'Try again',
  'campaigns.another': 'Another try, or another way',
  'campaigns.save': 'Save as a file',
  'campaigns.one':
    'One person leads this campaign to its end: its seats stay as they began. To play with people elsewhere, begin one with them.',
  'campaigns.onward': 'The way on',
  'campaigns.together': 'Each at their own device:',
  'campaigns.all': 'Your campaigns',
  'campaigns.journal': 'Journal',
  'journal.title': '{campaign}: the journal',
  'journal.chapter': '{number}. {name}',
  'journal.print': 'Print',
  'journal.empty': 'As soon as a mission is over, it is told here.',
  'journal.torn': 'The matches before these were deleted: the story begins in the middle.',
  'campaigns.torn': 'A match before this one was deleted: it can be played on, but not moved as a file.',
};
