/** Which game icon stands for what. */
import alienBug from 'game-icon:alien-bug';
import batteryPack from 'game-icon:battery-pack';
import battleMech from 'game-icon:battle-mech';
import boltSaw from 'game-icon:bolt-saw';
import brain from 'game-icon:brain';
import bubbleField from 'game-icon:bubble-field';
import captainHatProfile from 'game-icon:captain-hat-profile';
import cultist from 'game-icon:cultist';
import cyborgFace from 'game-icon:cyborg-face';
import dinosaurRex from 'game-icon:dinosaur-rex';
import electricWhip from 'game-icon:electric-whip';
import evilBat from 'game-icon:evil-bat';
import eyeTarget from 'game-icon:eye-target';
import firstAidKit from 'game-icon:first-aid-kit';
import grenade from 'game-icon:grenade';
import hearts from 'game-icon:hearts';
import hood from 'game-icon:hood';
import hospitalCross from 'game-icon:hospital-cross';
import humanEar from 'game-icon:human-ear';
import insectJaws from 'game-icon:insect-jaws';
import kevlarVest from 'game-icon:kevlar-vest';
import laserGun from 'game-icon:laser-gun';
import leeEnfield from 'game-icon:lee-enfield';
import lockpicks from 'game-icon:lockpicks';
import medicinePills from 'game-icon:medicine-pills';
import megabot from 'game-icon:megabot';
import minotaur from 'game-icon:minotaur';
import mp5 from 'game-icon:mp5';
import pistolGun from 'game-icon:pistol-gun';
import popeCrown from 'game-icon:pope-crown';
import rank3 from 'game-icon:rank-3';
import scalpel from 'game-icon:scalpel';
import shotgun from 'game-icon:shotgun';
import soundWaves from 'game-icon:sound-waves';
import spanner from 'game-icon:spanner';
import spiderBot from 'game-icon:spider-bot';
import spikedBat from 'game-icon:spiked-bat';
import staplerPneumatic from 'game-icon:stapler-pneumatic';
import stunGrenade from 'game-icon:stun-grenade';
import tentacleHeart from 'game-icon:tentacle-heart';
import thirdEye from 'game-icon:third-eye';
import thornyTentacle from 'game-icon:thorny-tentacle';
import timeBomb from 'game-icon:time-bomb';
import trackedRobot from 'game-icon:tracked-robot';
import visoredHelm from 'game-icon:visored-helm';
import wolverineClaws from 'game-icon:wolverine-claws';
import type { Class, EnemyType, Family } from '../../content/index.ts';
import { enemyOf, itemOf } from '../../content/index.ts';

export const CLASS_ICONS: Readonly<Record<Class, string>> = {
  captain: captainHatProfile,
  marine: rank3,
  psychic: thirdEye,
  engineer: spanner,
  medic: hospitalCross,
  scout: hood,
  technician: cyborgFace,
};

/** Warm tones for people. */
export const CLASS_COLOURS: Readonly<Record<Class, string>> = {
  captain: '#f6c453',
  marine: '#ff9466',
  psychic: '#f29ad6',
  engineer: '#f2d98a',
  medic: '#ff8ba0',
  scout: '#e9d8ae',
  technician: '#e0b48f',
};

export const FOE_ICONS: Readonly<Record<EnemyType, string>> = {
  swarmer: alienBug,
  jaeger: insectJaws,
  icarus: evilBat,
  solomon: tentacleHeart,
  titan: minotaur,
  primus: dinosaurRex,
  artemis: spiderBot,
  sip: trackedRobot,
  olympian: megabot,
  zealot: cultist,
  fanatic: timeBomb,
  preacher: popeCrown,
};

/** The colour of a family, its ground and the corners of its chip: GEPs are round, Sentries square, Redeemers pointed. */
export const FAMILY_LOOKS: Readonly<Record<Family, { colour: string; ground: string; chip: string }>> = {
  gep: {
    colour: 'var(--ets-gep)',
    ground: 'var(--ets-gep-ground)',
    chip: 'M-25-25H25A12 12 0 0 1 37-13V13A12 12 0 0 1 25 25H-25A12 12 0 0 1-37 13V-13A12 12 0 0 1-25-25Z',
  },
  sentry: { colour: 'var(--ets-sentry)', ground: 'var(--ets-sentry-ground)', chip: 'M-37-25H37V25H-37Z' },
  redeemer: {
    colour: 'var(--ets-redeemer)',
    ground: 'var(--ets-redeemer-ground)',
    chip: 'M-30-25H30L42 0L30 25H-30L-42 0Z',
  },
};

export const lookOf = (type: EnemyType): (typeof FAMILY_LOOKS)[Family] => FAMILY_LOOKS[enemyOf(type).family];

export const ICON = {
  heart: hearts,
  brain,
  ear: humanEar,
  eye: eyeTarget,
  noise: soundWaves,
  loader: battleMech,
} as const;

const ITEM_ICONS: Readonly<Record<string, string>> = {
  pistol: pistolGun,
  'machine-pistol': mp5,
  shotgun,
  'assault-rifle': mp5,
  'marksman-rifle': leeEnfield,
  'medical-laser': laserGun,
  'void-cannon': laserGun,
  'medical-blade': scalpel,
  'shock-baton': electricWhip,
  'plasma-cutter': boltSaw,
  'swarmer-leg': thornyTentacle,
  'jaeger-claw': wolverineClaws,
  'rivet-gun': staplerPneumatic,
  persuader: spikedBat,
  'med-kit-2': firstAidKit,
  'med-kit-3': firstAidKit,
  'power-cell': batteryPack,
  'stun-grenade': stunGrenade,
  'frag-grenade': grenade,
  'shield-bubble': bubbleField,
  'decoy-beacon': soundWaves,
  'calming-tablets': medicinePills,
  'door-spike': lockpicks,
};

const SORT_ICONS = { weapon: pistolGun, armour: kevlarVest, helmet: visoredHelm, item: firstAidKit, noise: soundWaves };

export const itemIcon = (item: string): string => ITEM_ICONS[item] ?? SORT_ICONS[itemOf(item)?.sort ?? 'weapon'];
