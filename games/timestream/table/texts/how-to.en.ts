import type { Texts } from '@turnpoint/kernel';

export const howToEn: Texts = {
  'how.lead':
    'Two teams from the future visit the age of the apostles. Each travels, reaches a city and records an event. Whoever has all three, and then plays TIMESTREAM, comes home and wins.',
  'how.goal': 'Three phases, then TIMESTREAM',
  'how.goal.1':
    'Fill Journey, City and Record with one Event Chain card each. You may play one Event Chain card a turn. TIMESTREAM counts as one too, so a complete chain has to hold until your next turn.',
  'how.lanes': 'Six lanes',
  'how.lanes.1':
    'Your chain lies left, the other right. Below each chain lie your cards, above it those of your opponent. Under your own chain you play Advances: they shield it. Under the other chain you play Obstacles: they attack it.',
  'how.cells': 'Power Cells pay',
  'how.cells.1':
    'Once a turn you may play a Power Cell: Ancient, Future or Universal. A cost such as 1 and two A takes one cell of any type and two Ancient ones. Universal cells stand for every type. Cells that paid are Linked until your next turn.',
  'how.turn': 'A turn in six steps',
  'how.turn.1':
    'Unlink your cells, draw a card, play a Power Cell, play cards, target, and discard down to ten. The table does what leaves no choice and asks for the rest.',
  'how.columns': 'Only the first card acts',
  'how.columns.1':
    'New cards go to the end of their column. The card next to the chain is the first one: it alone targets and is targeted. The others wait behind it.',
  'how.target': 'Targets',
  'how.target.1':
    'Each lane has one target a turn. A card that is new this turn has to wait, and nobody targets across an open location. Your first card is compared with the opposing first card, or with the Event Chain card when no Advance shields it. Energy that is at least as high as the other Resistance voids that card, both ways at once. Arrows and signs show the outcome before you touch anything.',
  'how.lock': 'Locks, links and more power',
  'how.lock.1':
    'A second Event Chain card of the same name locks a phase: its Event Chain cards cannot be targeted any more. Link cards add to a card in play. A card with a Power Link grows by cells that you link to it for a turn.',
  'how.keys': 'Keys',
  'how.keys.1':
    'Arrows walk, 1 to 6 pick a lane, Enter does what is shown, Esc goes back, E ends the step, Z takes back, H goes to the hand, V opens your Void, I reads a card, ? asks why not.',
};
