import type { Texts } from '@turnpoint/kernel';

export const howToEn: Texts = {
  'how.lead':
    'Two artificial gods wage war across six centuries. Your operators travel up and down the river of time, and whoever changes history decides what both sides can afford.',
  'how.board-label': 'Two streams of six centuries with agendas, operators and both controllers',
  'how.goal': 'What you are after',
  'how.goal.1':
    'Each player owns a stream of six turnpoints, 1800 to 2300. Upstream is towards the future. You win when the enemy controller has no armor left, or when all seven enemy operators are gone for good.',
  'how.agendas': 'History pays',
  'how.agendas.1':
    'Every turnpoint holds an agenda: military, political or scientific. Activate your own agendas for one point each; they step back and are ready again next turn. Once a turn you may push one: two points now, nothing from it in your whole next turn. Prices ask for types; a star takes any, a split symbol either half. Unspent points are lost at the end of your turn.',
  'how.operators': 'Operators come out of your hand',
  'how.operators.1':
    'Pay the symbols in the corner and the operator appears in its century of your stream. It may act at once. Its abilities cost points too and reach only its own turnpoint, unless they say otherwise; use them as often as you can pay. Every operator can also strike a controller for two points of any type.',
  'how.moves': 'Walking through time',
  'how.moves.1':
    'Each operator moves once a turn for free: one or two centuries along the stream it is in, or straight across to the same century on the other side. Cards with cut corners are the enemy’s, wherever they stand. Your controller takes one step a turn inside your own stream.',
  'how.spin': 'Change what happened',
  'how.spin.1':
    'Once a turn, an operator that has stood there since your last turn may spin the agenda under its feet. It turns over, and so does every agenda upstream of it. Points you have already made stay as they are, so make them before or after the spin, whichever suits you. It works in the enemy stream as well.',
  'how.fight': 'Two blows to get rid of somebody',
  'how.fight.1':
    'A STRIKE takes armor first, then defense. Defense comes back every turn, so all of it must go within one turn: then the operator is disabled through its owner’s next turn. Bring it down once more while it lies there and it is disintegrated. A controller has only armor, and what it loses stays lost.',
  'how.tech': 'Tech runs on vremenium',
  'how.tech.1':
    'Every operator carries two techs, face down for your opponent. Using one costs some of your controller’s charge, which never comes back. Each operator may use one tech a turn. Most leave the game after use; equipped and deployed ones stay and can be struck.',
  'how.plan': 'The turn is a plan',
  'how.plan.1':
    'Try anything: until you finish, you can take back a step or the whole turn, and your opponent sees none of it. Only looking at hidden cards and chance are final, and the table warns you first.',
  'how.plan-1': 'Point at something lit, or touch it: the table shows what would happen.',
  'how.plan-2': 'Click it, or touch it again, to do it. U takes it back.',
  'how.plan-3': 'Finish the turn when you are happy with it.',
  'how.first': 'Before it begins',
  'how.first.1':
    'A coin decides who starts. Each player may have all six agendas dealt again; each time, one more agenda begins activated, from 1800 upwards (the second player’s first time is free). In their first turn the starting player’s operators may not MOVE, and nothing may be pushed.',
  'how.keys': 'Keys',
  'how.key-walk': 'go from turnpoint to turnpoint',
  'how.key-agenda': 'activate your agenda of that century',
  'how.key-push': 'push it',
  'how.key-move': 'go to where a MOVE may end',
  'how.key-spin': 'SPIN',
  'how.key-undo-all': 'take the whole turn back',
};
