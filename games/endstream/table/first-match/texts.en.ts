import type { Texts } from '@turnpoint/kernel';

export const firstEn: Texts = {
  'first.aim': 'Aim: bring URAL, their controller, down to 0 armor.',
  'first.keep': 'These six agendas are your history. Keep them.',
  'first.keep-why': 'They pay for everything you do: red is military.',
  'first.agenda': 'Touch the ringed agenda: it gives one military point for this turn.',
  'first.agenda-why': 'Agendas are ready again every turn. Unspent points are lost.',
  'first.bring': 'Bring out Angela Storm: touch her card.',
  'first.bring-why': 'She costs one military point and comes out in 2200, her century, right across from URAL.',
  'first.end': 'Finish your turn.',
  'first.end-why': 'Until then you can take everything back. Then it is the other side’s turn.',
  'first.move': 'Angela may MOVE once a turn: touch her, then the ringed turnpoint.',
  'first.move-why': 'She can only strike what shares her turnpoint, so follow URAL. A MOVE is free.',
  'first.strike': 'STRIKE: touch Angela, then her strike.',
  'first.strike-why': 'The table pays with your agendas. As long as you can pay, she can strike again.',
  'first.win': 'URAL has no armor left: finish the turn.',
  'first.win-why': 'The match is yours.',
};
