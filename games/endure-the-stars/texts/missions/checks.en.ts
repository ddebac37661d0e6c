import type { Texts } from '@turnpoint/kernel';

/** Why a mission file cannot be used. */
export const checks: Texts = {
  'why.mission-json': 'This is no mission file',
  'why.mission-shape': 'The mission file is missing something or has something strange at {where}',
  'why.mission-no-tiles': 'The mission has no tiles',
  'why.mission-overlap': 'Two tiles lie at column and row {at}',
  'why.mission-twice': 'Two tiles are called {name}',
  'why.mission-tile-copies': '{tile} lies on the map more than {most} times',
  'why.mission-name': 'The mission names {name}, and there is no such thing',
  'why.mission-cut-off': 'No way leads to {zone}, even with all doors open',
  'why.mission-doors': 'The map has {n} doors; there are {most} door tokens',
  'why.mission-exits': 'The map has {n} exits; there are {most} exit tokens',
  'why.mission-objectives': 'The mission has {n} objectives; there are {most} objective tokens',
  'why.mission-start': 'The start {zone} has room for {n}; it needs {least}',
  'why.mission-exit-side': 'The exit of {zone} does not lie on the outer edge in the {side}',
  'why.mission-seen': 'The radar place {zone} is in sight of the start',
  'why.mission-locked': '{zone} stays locked: what opens it cannot be reached',
  'why.mission-no-exit': 'Winning needs an exit, and none can be reached and opened',
  'why.mission-places':
    'With {bracket} survivors there are {tokens} {tokens:token|tokens} for {n} radar {n:place|places}',
  'why.mission-tokens': 'With {bracket} survivors the token {face} is used {n} {n:time|times}; the family has {most}',
  'why.mission-cards': 'The mission needs {n} of {card}; the Item deck has {most}',
  'why.mission-miniatures': 'With {bracket} survivors {n} of {type} are on the map; the box has {most}',
  'why.mission-boss-health': 'Health of a boss is given exactly where there is a boss',
  'why.mission-no-win': 'Nothing wins this mission',
  'why.mission-state': 'Objective {objective} can never be "{state}", and an ending asks for it',
  'why.mission-words': "A mission's words are missing or too long at {where}",
  'why.mission-unbuilt': "'{word}' is not built yet for missions of your own",
  'why.mission-own-id': 'An own mission has the id {id}, and its conditions stand under {clause}',
  'why.mission-own-campaign': 'The mission of your own is no part of a campaign',
  'own.words': '{words}',
};
