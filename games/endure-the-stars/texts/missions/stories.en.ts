import type { Texts } from '@turnpoint/kernel';
import { type Story, storyTexts } from './story.ts';

const STORIES: Readonly<Record<string, Story>> = {
  CG00: [
    'Noisy Neighbours',
    'Open the laboratory and leave nothing alive on this deck.',
    'Something has shut itself into a laboratory two corridors from home, and it will not stop hammering. Left alone it would starve; left alone it will also call everything else on the deck to our door. Go in quietly, open that room and end the noise. Watch your trackers: the first visitors may have arrived.',
    'The hammering has stopped. You carry the silence back to the Refuge like something breakable. It will hold for tonight.',
  ],
  CG01: [
    'Close the Door Behind You',
    'Seal both Primus cells with the Loader and kill what is left outside.',
    'They come up through the old Primus cells, more every hour. Nobody knows where the shafts begin, but we know where they end. An Exo Loader still stands in the engineering bay. Feed it, walk it to the cells and bring the doors down. Then clear the deck of whatever is on our side of them.',
    'Both doors are slag. Behind them it scratches, then it screams, and from the sound of it there are far more of them than you had counted. None of that is your side of the wall any more.',
  ],
  CG02: [
    'The Brain',
    'Take the specimen, lift the lockdown and get everyone out.',
    'A dead databank speaks of one scientist who worked alone on a new kind of Solomon, one that calms instead of drives. If that is true, it may be the first tool we ever had against them. You will crawl in through the service tunnels. You will not fit out that way with a tank in your arms, so find the security console and open the exit.',
    'All the way home somebody keeps hearing a voice that the others do not. The tank is put into a room a good distance from the Refuge. A woman goes there every day to study it. Lately nobody has seen her come back.',
  ],
  CG03: [
    'Gravity of the Situation',
    'Repair the generator, collect all four supplies and leave by the exit.',
    'We are more mouths every week and the near decks are picked clean. Further up there is a floor full of stores that nobody has touched, for one reason: nothing on it has any weight. An engineer can change that. Bring the generator back to life, bring out what you can carry and mark the rest for others.',
    'Boots on steel again, and shelf after shelf of things we had stopped hoping for. The scavengers are already packing. But you saw what walked between those shelves, and nobody has dared to say how many of its kind were made.',
  ],
  CG04: [
    'Prescription Pickup',
    'Let a Medic find the supplies, then leave together by the same exit.',
    'Half the Refuge is shivering. It is no great illness, but a camp that cannot stand up cannot run either. The medical bay above us was never searched. Only a medic can tell the cure from the poison on those shelves, so bring one there and bring one back. And keep an eye on the air: up there it fails without warning.',
    'The fever breaks within a day. For the first time in weeks there is talk about next month instead of tomorrow, and about a medical bay that still has full shelves.',
  ],
  CG05: [
    'Signs of Life',
    'Bring all three crew members to the exit.',
    'This deck was written off months ago. Then, between two alarms, someone cried. There are people down here, too weak to walk alone, and everything with claws can hear them as well as you do. Find them, lend them a shoulder and get them to the lift.',
    'Three people who had already said goodbye sit in the lift and stare at their hands. One of them used to keep the air running on this side of the ship. He gives you a bundle of notes, and a way to make the failing systems ahead behave.',
  ],
  CG06: [
    'Bug Hunt',
    'Kill everything that moves. Nothing more will come.',
    'They are getting used to living next door. Before they learn to visit, we visit them. The hatches behind you are welded: what is on this deck is all there is. There should be a weapons locker left in the armoury. You will want it.',
    'The last one falls and nothing answers. Hunting them sounded like a way to die when it was first suggested. Now it sounds like a plan, and you find that you sleep.',
  ],
  CG07: [
    'Ever at Our Heels',
    'Get out.',
    'The trackers show so many points that they look broken. They are not. One of you is bleeding and will not stop, and whatever hunts down here hunts by scent. There is one way home, on the far side of the deck. Do not stand still.',
    'Somehow the doors close behind you and not on you. You are home, and counted, and washed, and you lie awake. You had known that there were many. Now you have seen them in one place.',
  ],
  CG08: [
    'Bagging a Trophy',
    'Capture the Solomon and pull it to the exit.',
    'A Solomon lies sedated in an isolation ward, left there by people who did not live to wake it. If our engineers could learn what it does to the others, they might learn to stop it. It is heavy, it is dear to its kind, and it will call for them all the way.',
    'It is quiet in its cage now. On the bench beside it lies the first box that makes the others deaf to it. It is ugly, and it works.',
  ],
  CG09: [
    'Left at the Office',
    'Bring both samples off the map.',
    'The laboratory was given up in a hurry. In its cold store and its specimen room two phials are still kept below zero, and whoever has them can smell to the creatures like one of them. They are glass. Carry one each, and carry it well.',
    'A few drops on the collar, and a Swarmer passes an arm away without turning its head. Nobody who saw it has laughed that day. But everybody has asked for some.',
  ],
  CG10: [
    'Break Stuff',
    'Destroy the terminals, reach the Loader and hold its bay.',
    'There is a working Exo Loader behind a door that three terminals keep shut. We have no codes. We have tools, and very little patience. When the bay is open, get everybody inside and make sure that nothing follows.',
    'The Loader hums under your hands like an animal that has decided to trust you. Now there is something aboard that is stronger than we are, and it is ours.',
  ],
  CG11: [
    "Gotta Catch 'em All",
    'Wear the Titan down below half its strength and pin it with the Loader. Do not kill it.',
    'Everything we have learned comes to this: take one of the great ones alive. It is on this deck, behind one of three doors. One of you walks in the Loader; the others keep it fed and keep it standing. Hurt it, do not kill it, and when it weakens, hold it down.',
    'It lies under the arms of the Loader and breathes, and for the first time you are the ones who decide what happens next.',
  ],
  C012: [
    'Turning It Off and On Again',
    'Reach the Robotics Bay and use the kill switch.',
    'The sentries were built to protect the crew. At some point they stopped counting us among it. In the Robotics Bay there is a switch for that. They are badly kept and sometimes stop by themselves; do not rely on it.',
    'One after another they lower their heads. In the dark of the bay a hundred small lights go from red to nothing.',
  ],
  C013: [
    'Time for Walkies',
    'Bring four Sentries under control and walk them, and yourselves, off the map.',
    'Switched off they are scrap. Switched over they are guards. Knock them down by hand, a bullet breaks more than it stops, and let the technician talk to them before they remember who they were.',
    'Four of them stand at the gate of the Refuge and look outwards. The children have given them names.',
  ],
  C014: [
    'Spares, Change',
    'Collect four spare parts and leave the map.',
    'Our guards limp and the stores are empty. What they need lies scattered over a workshop deck, and inside those that still walk there. An engineer with steady hands may take it from either.',
    'Bolts, joints, an eye. It is not much in a bag. It is a year of quiet nights.',
  ],
  C015: [
    'The Big Prize',
    'Activate the Olympian. Then destroy it, or run.',
    'In the Robotics Bay stands the largest of them, unfinished, asleep. If it would listen to us as the small ones do, no one would ever come through our gate again. Go softly: it may not be as asleep as it looks.',
    'It woke, it looked at you, and it did not listen. That you can tell of it is the whole of the victory, and it is enough.',
  ],
  ROP16: [
    'Lone Survivor',
    'Sedate the frightened woman and carry her to the exit.',
    'A woman runs through the corridors and screams at walls. She comes from the others, the ones who pray to what is killing us, and she has seen their house from inside. We need her calm, and we need her alive. A medic and a needle will do it, and two pairs of hands to hold her.',
    'She sleeps for two days. When she wakes she asks whether the doors are locked, and then she begins to talk.',
  ],
  ROP17: [
    'Drinking the Kool-Aid',
    'Destroy all four terminals and leave the map.',
    'She gave us a map of their deck. Four terminals carry their sermons through the ship, day and night, into every ear that has lost hope. Silence them. They burn badly when one strikes them from close by.',
    'In the evening the loudspeakers crackle and stay silent. People stop in the middle of the corridor, as if they had forgotten where they wanted to go.',
  ],
  ROP18: [
    "It's a Trap!",
    'Open the cells in Security and get everyone to the prisoners.',
    'They have taken some of ours, and they have let us know where. You stand on the bridge when the lights come on, and they are on every side of it. Nobody said that this was not a trap. The prisoners are real too.',
    'The cells are open. Those who were inside carry those who came for them, and nobody asks any more who saved whom.',
  ],
  ROP19: [
    'The Head of the Snake',
    'Find the Preacher and kill him.',
    'There are two shrines and one man. He hides in one of them behind people who would die for him, and who will. As long as he speaks they will come again. Find him, get through them, and let it end.',
    'He died as others do, with a question. Those who had followed him sit on the floor of the shrine. Some of them come with you.',
  ],
  P20: [
    'Messing with the Bull',
    'Run. It cannot be killed.',
    'The cell was supposed to be empty. What stood in it was the first of them, the one from which all others were made, and it knows where you are. You have the things that were lying about in a sick bay. The exit is far.',
    'The bulkhead falls between you and it, and it strikes once, twice, a third time. Then it stops, and that is worse: it has begun to think.',
  ],
};

/** Texts shown in play. */
const SHOWN: Texts = {
  'story.CG02.brain':
    'In the middle of the room hangs a brain the size of a child, in a tank of cloudy light. Wires run into it and out of it. It twitches when you come near. You put your hand on the glass, and something behind your eyes puts a hand on you.',
  'story.ROP18.use-key': 'Open the room with the key card',
  'story.C013.reboot': 'Reboot',
  'story.C014.salvage': 'Salvage',
  'story.ROP17.shrine':
    'Candles, and between them the things people gave up when they stopped hoping: rations, tools, a child’s shoe, a loaded gun. Nobody guards it. It is all just lying there.',
};

export const stories: Texts = storyTexts(STORIES, SHOWN);
