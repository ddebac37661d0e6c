import type { Ability, Effect, Range, Reach, Special, Standing, TechCard, Who, Whom } from '../content/index.ts';

/** The effect vocabulary in words: what a card does, told from its data alone. Compared with what is printed on it. */
export function tellAbility({ effect, oncePerTurn }: Ability): string {
  return `${tell(effect, 'this operator')}${oncePerTurn ? ' (once per turn)' : ''}`;
}

export function tellSpecial({ standing }: Special, name: string): string {
  return tellStanding(standing, name);
}

export function tellTech({ use, lasts, standing }: TechCard): string {
  const to = use.word === 'equip' && use.to !== null ? `to ${tellWho(use.to)}` : '';
  const then = use.word === 'equip' || use.word === 'deploy' ? use.parts.then : use;
  const now =
    then === undefined
      ? ''
      : use.word === 'deploy'
        ? `when deployed ${tell(then, 'the bearer')}`
        : tell(then, use.word === 'equip' ? 'the bearer' : 'the user');
  const frail = standing.filter(({ holds }) => holds === 'FRAIL').map(() => 'FRAIL');
  const rest = standing.filter(({ holds }) => holds !== 'FRAIL').map((one) => tellStanding(one, 'the bearer'));
  const isPlaced = use.word === 'equip' || use.word === 'deploy';
  const stays = isPlaced && use.word === 'equip' && lasts === 'stays' ? 'stays' : '';
  const trigger = lasts === 'trigger' ? 'trigger' : '';
  const ends = lasts === 'start' ? 'destroyed at the start of your next turn' : '';
  return [to, stays, trigger, ...frail, now, ...rest, ends].filter((part) => part !== '').join('. ');
}

function tell(e: Effect, self: string): string {
  const on = (who: Whom) => (who === 'this' ? self : tellWho(who));
  switch (e.word) {
    case 'strike':
      return `STRIKE ${e.amount} to ${on(e.who)}${e.pierce ? ', pierce' : ''}${e.also.map((state) => `; it is ${state}`).join('')}`;
    case 'lower':
      return `LOWER ${e.amount} to ${on(e.who)}${e.also.map((state) => `; it is ${state}`).join('')}`;
    case 'raise':
      return `RAISE ${e.amount} to ${on(e.who)}`;
    case 'armor':
      return e.amount < 0 ? `${on(e.who)} loses ${-e.amount} armor` : `${on(e.who)} gets ARMOR ${e.amount}`;
    case 'state':
      return `${on(e.who)} is ${e.states.join(' and ')}${e.until === 'end of turn' ? ' until the end of this turn' : ''}`;
    case 'bonus':
      return `STRIKEs of ${on(e.who)} deal ${e.amount} more to operators until the end of this turn`;
    case 'control':
      return `CONTROL ${on(e.who)}${e.until === 'end of turn' ? ' until the end of this turn' : ''}`;
    case 'stream':
      return `${e.range === 'random' ? 'RANDOM: ' : ''}${on(e.who)} STREAMs ${tellRange(e.range)}`;
    case 'zone':
      return `${e.zone} on ${e.at === 'here' ? 'this turnpoint' : 'the turnpoint of this century in the enemy stream'}${e.unlessController ? ', while your controller is not here' : ''}`;
    case 'spin':
      return 'SPIN at this turnpoint, with ripple';
    case 'flip':
      return e.where === 'century'
        ? 'SPIN one agenda of this century, in either stream, without ripple'
        : 'flip the agenda of one turnpoint in your own stream, without ripple';
    case 'disable agenda':
      return e.where === 'century'
        ? 'disable the enemy agenda of this century'
        : 'disable one enemy agenda of your choice';
    case 'ready agenda':
      return 'one of your activated agendas becomes ready';
    case 'destroy':
      return e.who.count === 'all' ? 'destroy all equipped and deployed tech here' : 'destroy one tech here';
    case 'reactivate':
      return `REACTIVATE ${tellWho({ ...e.who, disabled: false })}`;
    case 'disintegrate':
      return `DISINTEGRATE ${on(e.who)}, even one disabled this turn`;
    case 'copy':
      return 'use one printed active ability of another operator here, even a disabled one, without its price';
    case 'look':
      return e.at === 'hand'
        ? "LOOK at the opponent's hand, with its techs"
        : `LOOK at the face-down techs of ${tellWho(e.at)}`;
    case 'extra move':
      return 'the user may MOVE one more time this turn';
    case 'equip':
    case 'deploy':
      return '';
    case 'seq':
      return e.parts.map((part) => tell(part, self)).join('; then ');
    case 'choose':
      return e.parts.map((part) => tell(part, self)).join(', or ');
    case 'may':
      return `may ${tell(e.parts[0], self)}`;
    case 'special':
      return SPECIAL[e.id];
  }
}

const SPECIAL = {
  'field-medbay': 'REACTIVATE all friendly operators here, then destroy this tech if any was reactivated so',
  'automated-damage-control': 'if the bearer has no armor, it gets ARMOR 1',
} as const;

function tellRange(range: Range): string {
  if (typeof range === 'number') return `${range === 1 ? '' : 'up to '}${range} along its stream`;
  return {
    'cross-stream': 'cross-stream',
    'own stream': 'to any turnpoint of your own stream',
    'its stream': 'to any turnpoint of the stream it is in',
    any: 'to any turnpoint',
    here: 'to this turnpoint',
    random: 'to another turnpoint of the stream it is in, picked at random among those it can enter',
  }[range];
}

function tellReach(reach: Reach): string {
  if (typeof reach === 'number') return `within ${reach}`;
  return {
    here: 'here',
    century: 'in this century',
    stream: 'in any turnpoint of the stream the user is in',
    board: 'on the board',
  }[reach];
}

function tellWho(w: Who): string {
  const kind = w.kinds.length === 3 ? 'target' : w.kinds.join(' or ');
  const type = w.types?.join(' or ') ?? '';
  const isNoun = type === 'drone' || type === 'drone or post-human';
  const noun = w.name ?? (isNoun ? type : `${type} ${kind}`);
  const words = [w.disabled ? 'disabled' : '', w.other ? 'other' : '', w.side === 'any' ? '' : w.side, noun]
    .filter((word) => word !== '')
    .join(' ')
    .trim();
  const most = w.defenseAtMost === null ? '' : ` with full defense ${w.defenseAtMost} or less`;
  if (typeof w.count === 'number') return `each of up to ${w.count} different ${words} ${tellReach(w.reach)}`;
  const article =
    w.count === 'all' ? 'each' : `${w.orUser ? 'the user or ' : ''}${/^[aeiou]/i.test(words) ? 'an' : 'a'}`;
  return `${article} ${words} ${tellReach(w.reach)}${most}`;
}

function tellStanding(s: Standing, self: string): string {
  switch (s.holds) {
    case 'FRAIL':
      return 'FRAIL';
    case 'raise':
      return `RAISE ${s.amount} to all friendly operators in ${self}'s turnpoint`;
    case 'state':
      return `${self} is ${s.state}`;
    case 'control':
      return `CONTROL ${self}. CONTROL ends when this tech leaves`;
    case 'alone':
      return 'UNTOUCHABLE while no other operator of either side is in her turnpoint';
    case 'bonus unless':
      return `her STRIKEs deal ${s.amount} more to operators while no ${s.name} of either side is on the board`;
    case 'bonus here':
      return `STRIKEs of friendly operators here deal ${s.amount} more to operators`;
    case 'shield':
      return 'while he is active and not UNTOUCHABLE, other friendly operators in his turnpoint cannot be the target of enemy STRIKEs';
    case 'longer move':
      return `this operator's MOVE along a stream may be up to ${s.centuries} centuries`;
    case 'weapon cut':
      return `the first Weapon you use in each of your turns costs ${s.amount} less`;
    case 'early spin':
      return 'your operators may spin also in the turn they were activated';
    case 'arrives with armor':
      return `arrives with ARMOR ${s.amount}`;
    case 'zone':
      return `${s.zone} on this turnpoint`;
    case 'exposed':
      return 'this tech may be targeted by STRIKEs from within 1 and from this century';
    case 'mourning':
      return `when a friendly operator is disintegrated, each other friendly operator in its turnpoint gets ARMOR ${s.amount}`;
    case 'next strike':
      return `the bearer's next STRIKE at an operator deals ${s.amount} more`;
    case 'next hit':
      return `the bearer's next STRIKE that hits an operator also makes it ${s.state}`;
    case 'price cut':
      return "the price of the bearer's next ability is one symbol less, your choice";
    case 'mirror':
      return "when an enemy operator's STRIKE targets the bearer, that STRIKE hits the striking operator instead";
    case 'reflector':
      return 'when an enemy STRIKE targets the bearer, the STRIKE has no effect and the bearer STREAMs 1 upstream if it can';
    case 'amulet':
      return "when an effect would bring the bearer's defense to zero, that effect does nothing to it";
    case 'start of turn':
      return `at the start of your turn ${tell(s.effect, 'the bearer')}`;
    case 'ability':
      return `the bearer has ${s.ability.price.join(' ')}: ${tell(s.ability.effect, 'this operator')}`;
  }
}

/** What does not matter when a printed sentence is compared with a told one. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[.,;:`()]/g, ' ')
    .replaceAll(/\b(every|all)\b/g, 'each')
    .replaceAll(/\boperators\b/g, 'operator')
    .replaceAll(/\bdrones\b/g, 'drone')
    .replaceAll(/\btargets\b/g, 'target')
    .replaceAll(/\bare\b/g, 'is')
    .replaceAll(/\bthen\b|\bthere\b|\bhere\b/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
