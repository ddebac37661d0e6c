import type { Texts } from '@turnpoint/kernel';

export const howToEn: Texts = {
  'how.lead':
    'A dark floor, one line of light for each player. Lay cards to make yours longer, cut the others off, and be the last who can still go on.',
  'how.count': '{n} in each deck',

  'how.goal': 'The aim',
  'how.goal.1':
    'Your line starts at your Start card and grows card by card. The card you laid last is its head; only the head leads on. A cell with any card on it, your own included, is closed.',
  'how.goal.2':
    'After everybody has had a turn, all heads are checked. A head without a free way out goes dark and its player is out. The last line that can go on wins.',
  'how.picture-goal': 'Lemon can still go on north and east. Pink has run into its own Start card and is out.',

  'how.cards': 'The cards',
  'how.cards.1':
    'Everybody has the same 25 cards. The line enters a card at its bottom and leaves by an arrow. You turn a card so that its way in meets the way out it follows; you never flip it, so left and right are different cards.',
  'how.cards.2':
    'The number is the initiative. More ways out are harder to cut, but a high number means moving later next round.',

  'how.edges': 'A floor without edges',
  'how.edges.1':
    'Opposite edges are joined: what leaves on the right comes in on the left of the same row, and the same for top and bottom. The faint cards around the window are the far side, repeated.',
  'how.edges.2':
    'There is no board. The floor grows with the cards and its limits are fixed, axis by axis, once the cards span its full size: then the rim turns from dots into a line. Drag the floor to look at it from elsewhere; that never changes what you may do.',
  'how.picture-edge': 'Sky goes off to the right, comes in again on the left, and does the same from bottom to top.',

  'how.round': 'A round',
  'how.round.1': 'Order: the lowest initiative on the heads goes first. Draw: everybody fills the hand to 5 cards.',
  'how.round.2':
    'Action: one turn each. In round 1 you lay 1 card, later 2, one after the other, each on a free way out of your head.',
  'how.round.3': 'Ways out you did not take are lost, so every fork is a choice. You may not pass.',
  'how.round.4': 'Check: whoever has no free way out now is out. Then the next round begins.',
  'how.picture-lay': 'A card before it is laid: dashed, with arrows to where the line could go on.',

  'how.order': 'Initiative',
  'how.order.1':
    'The heads are compared at the start of the round; the lowest number plays first, and the order then stands.',
  'how.order.2':
    'Tied players step back along their lines, card by card, until the numbers differ. If a Start card is reached, the order of round 1 decides.',
  'how.picture-order': 'Both heads show 3, the cards before them 2, the ones before those 1 and 5: Orange goes first.',

  'how.energy': 'Energy',
  'how.energy.1':
    'You have 3 points for the whole game and never get one back. From round 3 on you may spend one a round.',
  'how.energy.2': 'Your Energy Pool card turns a quarter to the right for each point.',
  'how.picture-pool': 'Three, two, one, none.',

  'how.effects': 'Three effects',
  'how.picture-turnaround': 'The straight to the north was a mistake. Turnaround uses the fork’s other way out.',

  'how.end': 'The end of a line',
  'how.end.1':
    'If you cannot lay the next card and cannot or will not spend energy, your line ends and you are out at the check. Your cards stay and block.',
  'how.end.2':
    'Being closed in during a round does no harm by itself. At the check it is final, energy or not: so it matters who plays last.',
  'how.end.3': 'If the check closes everybody left, the one who laid the latest card wins.',
  'how.picture-closed': 'Sky has taken the only cell Lemon could go to. At the check Lemon is out.',

  'how.modes': 'Versus, Battle Royale, Team',
  'how.modes.1':
    'Versus is for two on 7 by 7 cells. Battle Royale is the same for three to eight, on larger floors; players are ranked as they go out.',
  'how.modes.2':
    'Team is two against two on 9 by 9. You may cross a single card of your team-mate, straight on to the free cell behind it, but never follow their line.',
  'how.modes.3': 'A team is in as long as one of its lines is.',
  'how.picture-cross': 'Lemon steps over the card of team-mate Sky and goes on behind it.',

  'how.puzzles': 'Puzzles: alone or together',
  'how.puzzles.1':
    'Solo: fill 5 by 5 cells with your 25 cards. Co-op: two lines fill 7 by 7 together, with open hands. The Start cards lie outside.',
  'how.puzzles.2':
    'The score is what is missing: initiatives of cards not laid, energy spent, empty cells. Best possible: 0 alone, 2 together.',
  'how.puzzles.3':
    'Only complete turns count: a single last card costs a Brake. You may stop and score before the first card of a turn.',

  'how.table': 'At this table',
  'how.table.1':
    'Choose a card and a lit cell, in either order. The preview shows where your line could go on; the amber button, a second touch on the cell or Enter lays it.',
  'how.table.2':
    'Touch any other cell, or an effect that is greyed out, and the table tells you why not, with the rule.',
  'how.key-card': 'choose a card',
  'how.key-cell': 'choose among lit cells',
  'how.key-effects': 'Turnaround, Brake, Boost',
  'how.key-walk': 'walk from cell to cell',
  'how.key-pan': 'move the window',
  'how.key-head': 'to your head',
};
