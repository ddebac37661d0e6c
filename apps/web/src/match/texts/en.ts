import type { Texts } from '@turnpoint/kernel';

export const en: Texts = {
  'curtain.pass': 'Pass to {name}',
  'curtain.hidden': 'All hands are hidden until the screen is passed on.',
  'curtain.lift': 'I am {name}',
  'call.ask': 'Does anybody want to answer?',
  'call.time': 'Otherwise play goes on in {n} seconds.',
  'call.i': 'I do: {name}',
  'call.wait': 'Wait',
  'call.nobody': 'Nobody',
  'give-up.do': 'Give the match up',
  'give-up.sure': 'Give up? Nobody wins, and the match is deleted.',
  'give-up.not': 'Play on',
  'out.title': 'You are out, {place}',
  'out.title-together': 'Your part is over',
  'out.playing': '{n} {n:plays|play} on.',
  'out.skip': 'Skip to the result',
  'out.watch': 'Watch',
  'out.new': 'New match',
};
