import type { Texts } from '@turnpoint/kernel';

export const firstEn: Texts = {
  'first.aim': 'Aim: bring the armor of URAL, their controller, to 0.',
  'first.keep': 'These six agendas are your history. Keep them.',
  'first.keep-why': 'They pay for everything you do: red is military.',
  'first.agenda': 'Touch the ringed agenda: it gives one military point for this turn.',
  'first.agenda-why': 'Agendas come back every turn. Points that are left at its end do not.',
  'first.bring': 'Bring out Angela Storm: touch her card.',
  'first.bring-why': 'She costs one military point and comes out in 2200, her century. URAL stands across.',
  'first.end': 'Finish your turn.',
  'first.end-why': 'Until then everything can be taken back. Then the other side moves.',
  'first.move': 'Angela may MOVE once a turn: touch her, then the ringed turnpoint.',
  'first.move-why': 'A strike reaches only what shares her turnpoint, so follow URAL. A MOVE is free.',
  'first.strike': 'STRIKE: touch Angela, then her strike.',
  'first.strike-why': 'The table pays with your agendas. As often as you can pay, she strikes again.',
  'first.win': 'URAL has no armor left: finish the turn.',
  'first.win-why': 'The match is yours.',
};
