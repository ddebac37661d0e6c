// Which picture each card is built from (game-icons.net, CC BY 3.0). No two cards share one.
import anchor from 'game-icon:anchor';
import androidMask from 'game-icon:android-mask';
import anticlockwiseRotation from 'game-icon:anticlockwise-rotation';
import archiveResearch from 'game-icon:archive-research';
import backwardTime from 'game-icon:backward-time';
import ballHeart from 'game-icon:ball-heart';
import barStool from 'game-icon:bar-stool';
import barrier from 'game-icon:barrier';
import baseballGlove from 'game-icon:baseball-glove';
import batLeth from 'game-icon:bat-leth';
import beerHorn from 'game-icon:beer-horn';
import bigWave from 'game-icon:big-wave';
import blackHoleBolas from 'game-icon:black-hole-bolas';
import brain from 'game-icon:brain';
import brandyBottle from 'game-icon:brandy-bottle';
import burningEmbers from 'game-icon:burning-embers';
import captainHatProfile from 'game-icon:captain-hat-profile';
import cat from 'game-icon:cat';
import caveEntrance from 'game-icon:cave-entrance';
import checklist from 'game-icon:checklist';
import circuitry from 'game-icon:circuitry';
import clockwork from 'game-icon:clockwork';
import coffeeBeans from 'game-icon:coffee-beans';
import coffeeCup from 'game-icon:coffee-cup';
import coffeeMug from 'game-icon:coffee-mug';
import coffin from 'game-icon:coffin';
import coinsPile from 'game-icon:coins-pile';
import compass from 'game-icon:compass';
import crossedSwords from 'game-icon:crossed-swords';
import crownCoin from 'game-icon:crown-coin';
import crownedSkull from 'game-icon:crowned-skull';
import crystalEye from 'game-icon:crystal-eye';
import crystalGrowth from 'game-icon:crystal-growth';
import crystalShine from 'game-icon:crystal-shine';
import cube from 'game-icon:cube';
import cubes from 'game-icon:cubes';
import cyberEye from 'game-icon:cyber-eye';
import cyborgFace from 'game-icon:cyborg-face';
import cycle from 'game-icon:cycle';
import desertSkull from 'game-icon:desert-skull';
import diamondTrophy from 'game-icon:diamond-trophy';
import digDug from 'game-icon:dig-dug';
import dna1 from 'game-icon:dna1';
import dogBowl from 'game-icon:dog-bowl';
import dogHouse from 'game-icon:dog-house';
import dominoMask from 'game-icon:domino-mask';
import doorway from 'game-icon:doorway';
import doubleRingedOrb from 'game-icon:double-ringed-orb';
import dove from 'game-icon:dove';
import dualityMask from 'game-icon:duality-mask';
import earthCrack from 'game-icon:earth-crack';
import elfEar from 'game-icon:elf-ear';
import elfHelmet from 'game-icon:elf-helmet';
import emptyHourglass from 'game-icon:empty-hourglass';
import energise from 'game-icon:energise';
import energyShield from 'game-icon:energy-shield';
import envelope from 'game-icon:envelope';
import explodingPlanet from 'game-icon:exploding-planet';
import fastForwardButton from 'game-icon:fast-forward-button';
import featheredWing from 'game-icon:feathered-wing';
import fist from 'game-icon:fist';
import fluffySwirl from 'game-icon:fluffy-swirl';
import flyingFlag from 'game-icon:flying-flag';
import gavel from 'game-icon:gavel';
import goldStack from 'game-icon:gold-stack';
import hawkEmblem from 'game-icon:hawk-emblem';
import hidden from 'game-icon:hidden';
import hourglass from 'game-icon:hourglass';
import imperialCrown from 'game-icon:imperial-crown';
import implosion from 'game-icon:implosion';
import infinity from 'game-icon:infinity';
import insectJaws from 'game-icon:insect-jaws';
import ironMask from 'game-icon:iron-mask';
import jellyfish from 'game-icon:jellyfish';
import jesterHat from 'game-icon:jester-hat';
import justiceStar from 'game-icon:justice-star';
import laserBlast from 'game-icon:laser-blast';
import laurels from 'game-icon:laurels';
import laurelsTrophy from 'game-icon:laurels-trophy';
import lockedChest from 'game-icon:locked-chest';
import magicPortal from 'game-icon:magic-portal';
import martini from 'game-icon:martini';
import meat from 'game-icon:meat';
import microchip from 'game-icon:microchip';
import mirrorMirror from 'game-icon:mirror-mirror';
import notebook from 'game-icon:notebook';
import palmTree from 'game-icon:palm-tree';
import planetConquest from 'game-icon:planet-conquest';
import pocketWatch from 'game-icon:pocket-watch';
import portal from 'game-icon:portal';
import psychicWaves from 'game-icon:psychic-waves';
import queenCrown from 'game-icon:queen-crown';
import quillInk from 'game-icon:quill-ink';
import radarCrossSection from 'game-icon:radar-cross-section';
import radarDish from 'game-icon:radar-dish';
import radarSweep from 'game-icon:radar-sweep';
import rayGun from 'game-icon:ray-gun';
import relicBlade from 'game-icon:relic-blade';
import ribbon from 'game-icon:ribbon';
import ringedPlanet from 'game-icon:ringed-planet';
import ringingBell from 'game-icon:ringing-bell';
import robber from 'game-icon:robber';
import robotAntennas from 'game-icon:robot-antennas';
import robotGrab from 'game-icon:robot-grab';
import robotHelmet from 'game-icon:robot-helmet';
import rocket from 'game-icon:rocket';
import rose from 'game-icon:rose';
import sandsOfTime from 'game-icon:sands-of-time';
import satellite from 'game-icon:satellite';
import saxophone from 'game-icon:saxophone';
import scrollQuill from 'game-icon:scroll-quill';
import seaCreature from 'game-icon:sea-creature';
import shatteredGlass from 'game-icon:shattered-glass';
import shipWheel from 'game-icon:ship-wheel';
import sinkingShip from 'game-icon:sinking-ship';
import sittingDog from 'game-icon:sitting-dog';
import spaceship from 'game-icon:spaceship';
import spermWhale from 'game-icon:sperm-whale';
import spikedShield from 'game-icon:spiked-shield';
import spiralThrust from 'game-icon:spiral-thrust';
import starMedal from 'game-icon:star-medal';
import starSwirl from 'game-icon:star-swirl';
import starfighter from 'game-icon:starfighter';
import stethoscope from 'game-icon:stethoscope';
import sunPriest from 'game-icon:sun-priest';
import sunRadiations from 'game-icon:sun-radiations';
import swapBag from 'game-icon:swap-bag';
import swordClash from 'game-icon:sword-clash';
import tank from 'game-icon:tank';
import teapot from 'game-icon:teapot';
import teapotLeaves from 'game-icon:teapot-leaves';
import teleport from 'game-icon:teleport';
import telescope from 'game-icon:telescope';
import timeBomb from 'game-icon:time-bomb';
import timeDynamite from 'game-icon:time-dynamite';
import timeTrap from 'game-icon:time-trap';
import trade from 'game-icon:trade';
import ufo from 'game-icon:ufo';
import vortex from 'game-icon:vortex';
import whaleTail from 'game-icon:whale-tail';
import wheat from 'game-icon:wheat';
import wormMouth from 'game-icon:worm-mouth';
import type { Index } from '../../content/index.ts';

export const EVENT_ICON: Readonly<Record<Index, string>> = {
  A1: dna1,
  A2: pocketWatch,
  A3: rose,
  A4: tank,
  A5: ufo,
  A6: rocket,
  A7: whaleTail,
  A8: coffin,
  A9: fist,
  B1: featheredWing,
  B2: spaceship,
  B3: doubleRingedOrb,
  B4: barrier,
  B5: laurels,
  B6: elfEar,
  B7: checklist,
  B8: wormMouth,
  B9: wheat,
  C1: bigWave,
  C2: scrollQuill,
  C3: ballHeart,
  C4: ringingBell,
  C5: batLeth,
  C6: captainHatProfile,
  C7: radarSweep,
  C8: cube,
  C9: caveEntrance,
  D1: vortex,
  D2: telescope,
  D3: compass,
  D4: anchor,
  D5: hourglass,
  D6: laurelsTrophy,
  D7: crownCoin,
  D8: ringedPlanet,
  D9: starSwirl,
};

export const CARD_ICON: Readonly<Record<string, string>> = {
  'guardian-of-forever': portal,
  'orb-of-time': crystalShine,
  'sword-of-kahless': relicBlade,
  'thousand-bars-of-latinum': goldStack,
  'datas-head': robotHelmet,
  'mobile-emitter': circuitry,
  'genesis-device': crystalGrowth,
  'tantalus-device': crystalEye,
  'humpback-whales': spermWhale,
  tribbles: fluffySwirl,
  porthos: sittingDog,
  spot: cat,
  'romulan-ale': brandyBottle,
  'earl-grey-tea': teapot,
  'janeways-coffee': coffeeMug,
  'klingon-bloodwine': beerHorn,
  'reception-in-the-lounge': martini,
  'walk-the-ships-pets': dogBowl,
  'brew-a-holograms-blend': coffeeBeans,
  'warriors-feast': meat,
  'bring-back-the-whales': seaCreature,
  'trouble-at-the-bar': barStool,
  'study-the-android': brain,
  'ask-the-keepers-of-time': sunPriest,
  'lock-up-the-weapons': lockedChest,
  'black-market-auction': gavel,
  'solar-slingshot': sunRadiations,
  'cold-start-implosion': implosion,
  atavachron: clockwork,
  'devidian-doorway': doorway,
  'nexus-ribbon': ribbon,
  'borg-time-vortex': spiralThrust,
  'chroniton-transporter': energise,
  'polaric-rift': earthCrack,
  'kerr-loop': timeTrap,
  'timeship-jump': starfighter,
  chronodeflector: radarDish,
  'wormhole-time-slip': magicPortal,
  'anti-time-surge': blackHoleBolas,
  'fractures-happen': shatteredGlass,
  'crew-transfer': trade,
  'historical-drift': sandsOfTime,
  'alien-armed-reich-rules-the-world': ironMask,
  'khans-dynasty-rules-earth': imperialCrown,
  'terran-empire-launches-its-first-warship': crossedSwords,
  'xindi-settle-a-dead-earth': desertSkull,
  'doomsday-machine-destroys-earth': explodingPlanet,
  'whaleship-drowns-earth': sinkingShip,
  'khitomer-burns-in-open-war': burningEmbers,
  'federation-surrenders-to-the-klingons': flyingFlag,
  'earth-assimilated': cyborgFace,
  'dominion-rules-the-quadrant': planetConquest,
  'krenim-erase-voyager-from-time': emptyHourglass,
  'memo-from-your-future-self': envelope,
  'sensor-sweep': radarCrossSection,
  'maximum-warp': fastForwardButton,
  'beam-it-aboard': teleport,
  'salvage-run': robotGrab,
  'cultural-exchange': swapBag,
  'captains-log': notebook,
  'mind-meld': psychicWaves,
  'phaser-strike': rayGun,
  'shore-leave': palmTree,
  'dig-site': digDug,
  stowaway: hidden,
  'inverse-tachyon-pulse': laserBlast,
  'static-warp-shell': energyShield,
  'predestination-paradox': infinity,
  'temporal-rewind': backwardTime,
  'causality-loop': cycle,
  'deep-cover': dominoMask,
  'ferengi-raid': robber,
  'temporal-reset': anticlockwiseRotation,
  'starfleet-archive': archiveResearch,
};

export const CHARACTER_ICON: Readonly<Record<string, string>> = {
  'jean-luc-picard': teapotLeaves,
  'kathryn-janeway': coffeeCup,
  'jonathan-archer': dogHouse,
  'james-t-kirk': shipWheel,
  'leonard-mccoy': stethoscope,
  'henry-starling': microchip,
  'mark-twain': quillInk,
  'harry-kim': saxophone,
  spock: elfHelmet,
  thelin: robotAntennas,
  worf: spikedShield,
  'tasha-yar': justiceStar,
  'benjamin-sisko': baseballGlove,
  'seven-of-nine': cyberEye,
  quark: coinsPile,
  'jadzia-dax': dualityMask,
  'mirror-spock': mirrorMirror,
  data: androidMask,
  q: jesterHat,
  'intendant-kira': queenCrown,
  annorax: timeBomb,
  'admiral-janeway': starMedal,
  'edith-keeler': dove,
  'kivas-fajo': diamondTrophy,
  'the-romulans': hawkEmblem,
  'the-xindi': insectJaws,
  'the-borg': cubes,
  'the-duras-sisters': swordClash,
  'female-changeling': jellyfish,
  'khan-noonien-singh': crownedSkull,
  vosk: timeDynamite,
  'the-whale-probe': satellite,
};
