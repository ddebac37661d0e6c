import type { Texts } from '@turnpoint/kernel';

export const howToEn: Texts = {
  'how.lead':
    'One history, several time travellers, and each of you secretly wants it to have gone differently. Flip turning points, watch the ripples, collect what you need, and guess who the others are before they finish.',

  'how.goal': 'Your secret mission',
  'how.goal.1':
    'You hold one character that nobody else sees. Its card lists what must be true: certain events visible on the Timeline, certain Artifacts in front of you, for the hardest characters also Fractures.',
  'how.goal.2':
    'When everything on your card holds on your own turn, you win at once. If it already holds as your turn begins, you win before you draw. The table keeps track for you: it ticks each condition and tells you what still blocks you.',
  'how.goal.picture': 'Edith Keeler: two altered events, one as it was, and one Artifact.',

  'how.timeline': 'The Timeline',
  'how.timeline.1':
    '36 events lie in four rows of nine, A1 to D9, earliest first. Each has two sides: blue is history as it was, red is history changed. A round badge marks the 15 Linchpins, the only events you may flip.',
  'how.timeline.2':
    'A diamond marks the 16 Ripplepoints. They turn by themselves: one that says “B6 or B7” is altered while at least one of the two is, one that says “B3 and B7” only while both are.',
  'how.timeline.3': 'A hexagon marks the five Anchorpoints. No flip touches them; they belong to the anomaly.',
  'how.timeline.picture': 'B7 was flipped: B8 and C2 follow at once. B9 needs B3 as well and stays.',

  'how.ripple': 'Flip, and look first',
  'how.ripple.1':
    'Pick an Inverter, then point at a Linchpin. Before anything is announced the table shows every event that would turn, every Fracture that would fall, and whether your own conditions would hold. Dashed means: not yet true.',
  'how.ripple.2': 'Flips go both ways. Undoing what another player has just done is a perfectly good move.',
  'how.ripple.picture': 'Both faces of a Linchpin, and what follows from it.',

  'how.turn': 'Your turn',
  'how.turn.1': 'Draw a card, then play one. Instead of playing you may draw a second card. There is no hand limit.',
  'how.turn.2':
    'Until you announce a play, it is your own business: nobody sees which card you picked up, and Undo puts it back. Once announced, it stands.',
  'how.turn.picture': 'Twelve Inverters, each with its own way of travelling, all with one effect.',

  'how.cards': 'Seven kinds of cards',
  'how.cards.1':
    'Artifacts stay in front of you and count there, never in your hand. Assignments pay well if both named Artifacts lie in front of you; otherwise they just get you two new cards. Actions do what they say. Power Actions are stronger, but only as the one play of your turn.',
  'how.cards.2':
    'Events are never held: whoever draws one carries it out and draws again. Inverters flip, and Fractures break history.',
  'how.cards.picture': 'An Artifact, an Assignment, an Action and a Power Action.',

  'how.fractures': 'Fractures',
  'how.fractures.1':
    'A Fracture belongs on one Ripplepoint and covers it, but only while its condition is true. Placing it draws you a card; played at the wrong moment, it is simply lost.',
  'how.fractures.2': 'As soon as its condition fails, it falls. There is no other way to get rid of it.',
  'how.fractures.3':
    'A Fracture blocks every player whose card lists a later event, unless they need that very Fracture. The Fracture Key shows all eleven and tells you which would fit now.',
  'how.fractures.picture': 'With B6 and B7 altered this Fracture fits on B8.',

  'how.anomaly': 'The anomaly',
  'how.anomaly.1':
    'Some cards let the Devron anomaly grow by one step: D9 first, then D2, C7, B4, and last A1, the beginning of life on Earth.',
  'how.anomaly.2':
    'When A1 turns, the match is over and nobody wins, unless somebody is Q. That is the only way Q ever wins.',
  'how.anomaly.picture': 'Three steps taken, two to go.',

  'how.pause': 'The pause',
  'how.pause.1':
    'After every announced play, and after every Event, all others get the same short pause. Anyone holding a Memo From Your Future Self may cancel the card.',
  'how.pause.2':
    'The pause is the same whether or not anybody can answer, so that neither a question nor a delay gives anyone away. If you cannot answer, the table passes for you after the same moment as for everybody.',
  'how.pause.3':
    'If you can, say when you want to be asked: every time, only for certain plays, or not before your next turn. That setting is yours alone.',
  'how.pause.picture': 'The only card that is played out of turn.',

  'how.levels': 'Levels and the start',
  'how.levels.1':
    'Characters have one to four pips. Start with one pip, then climb. In a mixed match everybody shows their pips and starts with as many cards, and the player with the most pips begins.',
  'how.levels.2': 'Before cards are dealt you may swap your identity once, no questions asked. The second one stays.',
  'how.levels.picture': 'Four pips: the Romulans need a Fracture to lie on B8.',

  'how.table': 'At the table',
  'how.table.1':
    'Hover over, focus or long-press anything to read it in full, with both faces and its terms explained. Faint violet lines show which Linchpins lead to the events on your card.',
  'how.table.2':
    '“Show again” tells once more what the others did since your last turn. Everything works by mouse, by touch and with these keys:',
  'how.key-card': 'pick a card in your hand',
  'how.key-walk': 'move along the Timeline',
  'how.key-linchpin': 'next Linchpin that may be flipped',
  'how.key-identity': 'hide or show your identity',
  'how.key-fracture-key': 'open or close the Fracture Key',
  'how.key-wait': 'stop your clock in a pause',
};
