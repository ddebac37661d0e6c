import type { Texts } from '@turnpoint/kernel';

export const en: Texts = {
  'campaigns.title': 'Campaigns',
  'campaigns.empty': 'No campaign has begun on this device.',
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
  'campaigns.torn': 'A match before this one was deleted: it can be played on, but not moved as a file.',
};
