import type { Texts } from '@turnpoint/kernel';

/** What each ability does, in a line. */
export const abilities: Texts = {
  'power.steady-presence.text': 'Others in her zone subtract 1 from Resolve tests and checks.',
  'power.direct-order.text': 'Another survivor in sight moves or attacks at once, free.',
  'power.rally.text': 'Every survivor on the map regains 3 Resolve.',
  'power.lead-by-example.text': 'His first kill of a turn lets one other survivor in sight regain 1 Resolve.',
  'power.hold-the-line.text': 'This round every survivor in his zone has a save of 5+ if theirs is worse.',
  'power.all-hands.text': 'Each other survivor has 1 more action on their next turn.',
  'power.trigger-discipline.text': 'One missed die of each of his shots cannot strike survivors.',
  'power.suppressing-fire.text': 'A ranged attack; unless it jams, enemies left there have 1 action fewer this round.',
  'power.empty-the-magazine.text': 'Up to 3 attacks with one weapon, which cannot jam.',
  'power.weapon-drill.text': 'Her attacks never jam.',
  'power.steady-aim.text': 'An attack with its hit number 1 lower.',
  'power.clear-the-room.text': 'Each enemy in her zone, or in one in sight within 1, takes 2 damage.',
  'power.sense-life.text':
    'At the start of her turn the team may look at one radar token within noise distance 3, none of Sentries.',
  'power.push.text': 'Up to 3 standard enemies go from a zone in sight into one beside it.',
  'power.mind-storm.text': 'Every enemy within 2 zones but Sentries is stunned.',
  'power.inner-calm.text': 'Once a round he may roll a failed Resolve test again.',
  'power.echo.text': 'A noise of level 3 in any zone within 4.',
  'power.take-control.text':
    'One standard enemy in sight, no Sentry, walks as he likes, strikes another in its zone, then is stunned.',
  'power.juggernaut.text': 'Before each of his melee attacks he may move one zone, free.',
  'power.weapon-mods.text': 'An attack with 2 more dice and a hit number 1 higher.',
  'power.improvised-exit.text': 'Makes a doorway in a wall of his zone.',
  'power.keen-eye.text': 'Once a turn she may discard a card that she found, no noise, and draw another.',
  'power.rewire.text': 'Opens or locks one door of her zone, not one that the mission keeps locked.',
  'power.sealed-in.text': 'Locks every door on her tile until the end of the next round.',
  'power.bedside-manner.text': 'May use healing items on others in his zone; his Med Kits heal 1 more.',
  'power.treat-wounds.text': 'Somebody in his zone loses one injury or regains 1 Health.',
  'power.emergency-surgery.text': 'Somebody in his zone regains 6 Health and loses all injuries.',
  'power.reassurance.text': 'At the start of her turn somebody in her zone with Resolve under 5 regains 1.',
  'power.field-dressing.text':
    'A die for somebody in her zone: 1-2 gives 1 Health, 3-5 gives 2, a 6 heals an injury too.',
  'power.not-on-my-watch.text': 'Until her next turn survivors in her zone cannot fall below 1 Health.',
  'power.soft-steps.text': 'The noise of her attacks and searches is 1 lower.',
  'power.slip-past.text': 'Moves up to 2 zones without checks; enemies do not notice it.',
  'power.vanish.text': 'Until her next turn enemies neither see nor attack her.',
  'power.quick-hands.text': 'The first noise card that he draws in a turn makes no noise.',
  'power.toss-debris.text': 'A noise of level 3 in a zone in sight within 2.',
  'power.dash.text': 'Moves up to 4 zones without checks, then may interact once, free.',
  'power.self-diagnosis.text': 'Takes no chest injuries.',
  'power.system-link.text': 'Looks at the top Event card, then leaves it or puts it under the deck.',
  'power.override.text': 'Ends the current event; no Event card is drawn this round.',
  'power.target-database.text':
    'Sentries are no harder to hit; once a turn one die of an attack on others counts 1 higher.',
  'power.remote-access.text':
    'Uses a device in sight within 2, or opens or locks one door in sight, not one that the mission keeps locked.',
  'power.pulse.text':
    'Opens every door on his tile until the end of the round, but those that the mission keeps locked, and stuns Sentries within 3.',
};
