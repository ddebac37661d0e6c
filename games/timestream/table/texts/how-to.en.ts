import type { Texts } from '@turnpoint/kernel';

export const howToEn: Texts = {
  'how.lead':
    'Two teams from the future visit the age of the apostles. Each sets out on a journey, reaches a city and records an event. Manage all three, then play TIMESTREAM: your team comes home and you win.',
  'how.goal': 'Three phases, then TIMESTREAM',
  'how.goal.1':
    'Fill Journey, City and Record with one Event Chain card each. You may play one Event Chain card a turn, and TIMESTREAM counts as one too. So a complete chain has to survive until your next turn.',
  'how.lanes': 'Six lanes',
  'how.lanes.1':
    'Your chain is on the left, your opponent’s on the right. Your cards always lie below a chain, theirs above it. Play Advances under your own chain to shield it, and Obstacles under the other chain to attack it.',
  'how.lanes-yours': 'your cards',
  'how.lanes-theirs': 'their cards',
  'how.lanes-chain': 'Event Chain',
  'how.lanes-shut': 'held shut by the opponent',
  'how.cells': 'Power Cells pay',
  'how.cells.1':
    'Once a turn you may play a Power Cell: Ancient, Future or Universal. A cost of 1 and two A takes one cell of any type and two Ancient ones. Universal cells count as any type. Cells you have paid with stay Linked until your next turn.',
  'how.turn': 'A turn in six steps',
  'how.turn.1':
    'Unlink your cells, draw a card, play a Power Cell, play cards, target, discard down to ten. The table handles whatever leaves you no choice and asks about the rest.',
  'how.columns': 'Only the first card acts',
  'how.columns.1':
    'New cards go to the end of their column. The card next to the chain comes first: only that one can target and be targeted. The others wait behind it.',
  'how.target': 'Targets',
  'how.target.1':
    'Each lane has one target a turn. A card that is new this turn has to wait, and nobody targets across an open location. Your first card is compared with the first card facing it, or with the Event Chain card if no Advance shields it. A card is voided if the Energy against it is at least as high as its Resistance. Both cards strike at the same time. Arrows and labels show what will happen before you touch anything.',
  'how.lock': 'Locks, links and more power',
  'how.lock.1':
    'A second Event Chain card of the same name locks a phase, so its Event Chain cards can no longer be targeted. A Link card strengthens a card in play. A card with a Power Link grows when you link cells to it, for one turn.',
  'how.keys': 'Keys',
  'how.key-walk': 'move around the board',
  'how.key-lane': 'go to a lane; again: target there',
  'how.key-hand': 'go to your hand',
  'how.key-void': 'open your Void',
};
