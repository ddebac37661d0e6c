import type { Texts } from '@turnpoint/kernel';

export const connectFourTexts: Texts = {
  'prompt.drop': 'Choose a column.',
  'choice.drop': 'Column {column}',
  'log.drop': '{seat} drops into column {column}.',
  'text.board': 'Board',
  'outcome.four': 'Four in a row.',
  'outcome.full': 'The board is full.',
  'no.seats': 'Connect Four is for two.',
  'no.column': 'There is no such column.',
  'no.full': 'That column is full.',
  'no.turn': 'It is not your turn.',
  'no.over': 'The match is over.',
};
