// Which picture a card's art is built from (game-icons.net, CC BY 3.0). No two cards share one.
import angelOutfit from 'game-icon:angel-outfit';
import astronautHelmet from 'game-icon:astronaut-helmet';
import autoRepair from 'game-icon:auto-repair';
import batteryPack from 'game-icon:battery-pack';
import battleAxe from 'game-icon:battle-axe';
import beamSatellite from 'game-icon:beam-satellite';
import boltBomb from 'game-icon:bolt-bomb';
import brainTentacle from 'game-icon:brain-tentacle';
import breastplate from 'game-icon:breastplate';
import brodieHelmet from 'game-icon:brodie-helmet';
import bunkerAssault from 'game-icon:bunker-assault';
import butterfly from 'game-icon:butterfly';
import byzantinTemple from 'game-icon:byzantin-temple';
import captainHatProfile from 'game-icon:captain-hat-profile';
import clockwork from 'game-icon:clockwork';
import cowled from 'game-icon:cowled';
import crestedHelmet from 'game-icon:crested-helmet';
import cryptEntrance from 'game-icon:crypt-entrance';
import cyborgFace from 'game-icon:cyborg-face';
import defenseSatellite from 'game-icon:defense-satellite';
import delicatePerfume from 'game-icon:delicate-perfume';
import deliveryDrone from 'game-icon:delivery-drone';
import echoRipples from 'game-icon:echo-ripples';
import elfHelmet from 'game-icon:elf-helmet';
import energySword from 'game-icon:energy-sword';
import executionerHood from 'game-icon:executioner-hood';
import femaleVampire from 'game-icon:female-vampire';
import fingersCrossed from 'game-icon:fingers-crossed';
import fireBowl from 'game-icon:fire-bowl';
import fishingNet from 'game-icon:fishing-net';
import flamingTrident from 'game-icon:flaming-trident';
import fullMotorcycleHelmet from 'game-icon:full-motorcycle-helmet';
import handcuffs from 'game-icon:handcuffs';
import heavyBullets from 'game-icon:heavy-bullets';
import hoodedAssassin from 'game-icon:hooded-assassin';
import imperialCrown from 'game-icon:imperial-crown';
import invisibleFace from 'game-icon:invisible-face';
import ionCannonBlast from 'game-icon:ion-cannon-blast';
import ironMask from 'game-icon:iron-mask';
import lighthouse from 'game-icon:lighthouse';
import medicalPack from 'game-icon:medical-pack';
import microchip from 'game-icon:microchip';
import mirrorMirror from 'game-icon:mirror-mirror';
import monkFace from 'game-icon:monk-face';
import monoWheelRobot from 'game-icon:mono-wheel-robot';
import mortar from 'game-icon:mortar';
import nanoBot from 'game-icon:nano-bot';
import newspaper from 'game-icon:newspaper';
import nightSky from 'game-icon:night-sky';
import ninjaHead from 'game-icon:ninja-head';
import nuclear from 'game-icon:nuclear';
import nunFace from 'game-icon:nun-face';
import oldLantern from 'game-icon:old-lantern';
import openPalm from 'game-icon:open-palm';
import passport from 'game-icon:passport';
import pilgrimHat from 'game-icon:pilgrim-hat';
import plagueDoctorProfile from 'game-icon:plague-doctor-profile';
import plainDagger from 'game-icon:plain-dagger';
import plunger from 'game-icon:plunger';
import puppet from 'game-icon:puppet';
import quillInk from 'game-icon:quill-ink';
import radioTower from 'game-icon:radio-tower';
import rayGun from 'game-icon:ray-gun';
import rifle from 'game-icon:rifle';
import ringedPlanet from 'game-icon:ringed-planet';
import robotHelmet from 'game-icon:robot-helmet';
import samusHelmet from 'game-icon:samus-helmet';
import secretBook from 'game-icon:secret-book';
import securityGate from 'game-icon:security-gate';
import sewingString from 'game-icon:sewing-string';
import shieldReflect from 'game-icon:shield-reflect';
import shintoShrine from 'game-icon:shinto-shrine';
import skullStaff from 'game-icon:skull-staff';
import spartanHelmet from 'game-icon:spartan-helmet';
import spy from 'game-icon:spy';
import sundial from 'game-icon:sundial';
import swordwoman from 'game-icon:swordwoman';
import syringe from 'game-icon:syringe';
import teslaCoil from 'game-icon:tesla-coil';
import thorHammer from 'game-icon:thor-hammer';
import thunderBlade from 'game-icon:thunder-blade';
import timeBomb from 'game-icon:time-bomb';
import vampireDracula from 'game-icon:vampire-dracula';
import vintageRobot from 'game-icon:vintage-robot';
import vortex from 'game-icon:vortex';
import waxSeal from 'game-icon:wax-seal';

/** The address of a card's icon. */
const ICONS: Readonly<Record<string, string>> = {
  'the-pale-man-first-witness': cowled,
  'mia-star-commander': samusHelmet,
  'angela-storm-vanguard': elfHelmet,
  'ben-storm-vanguard': robotHelmet,
  'tamar-vale-gunner': astronautHelmet,
  'brother-anselm-keeper-of-keys': monkFace,
  'kite-mark-ii': deliveryDrone,
  'mr-rosu-envoy': spy,
  'dr-rosu-surgeon': plagueDoctorProfile,
  'the-gray-baron-collector': vampireDracula,
  'handi-scrap-runner': monoWheelRobot,
  'marwa-oasis-blade': swordwoman,
  'layla-mirage': femaleVampire,
  'mori-the-piercer': ninjaHead,
  'aran-breaker': spartanHelmet,
  'soren-echo': echoRipples,
  'vesna-holt-warden': nunFace,
  'captain-dray-old-guard': captainHatProfile,
  'lumen-choir': angelOutfit,
  'moth-swarm-node': butterfly,
  'quill-archivist': quillInk,
  'angela-storm-widow': crestedHelmet,
  'ben-storm-deserter': brodieHelmet,
  'aran-pilgrim': pilgrimHat,
  'soren-hollow': invisibleFace,
  'mia-star-eclipse': fullMotorcycleHelmet,
  'mori-the-penitent': executionerHood,
  'dr-rosu-transcended': cyborgFace,
  jerusalem: byzantinTemple,
  'ssv-93-ural': defenseSatellite,
  meridian: sundial,
  ossuary: cryptEntrance,
  'tri-axe': battleAxe,
  'sat-p': beamSatellite,
  'temporal-rail-gun': ionCannonBlast,
  'nuclear-railgun': nuclear,
  'rail-gun': rayGun,
  vibroblade: thunderBlade,
  'dirty-chrono-bomb': timeBomb,
  'emp-bomb': boltBomb,
  'corrosive-nanobot-swarm': nanoBot,
  'electrical-trident': flamingTrident,
  'void-frequency-hammer': thorHammer,
  'needle-rifle': rifle,
  'arc-net': fishingNet,
  'glass-dagger': plainDagger,
  'siege-mortar': mortar,
  'breach-charge': bunkerAssault,
  'sleeper-rounds': heavyBullets,
  'fake-news-generator': newspaper,
  'automated-damage-control': autoRepair,
  'chrono-accelerator': clockwork,
  'darkskies-protocol': nightSky,
  'neural-parasite': brainTentacle,
  'stim-pack': syringe,
  plunger: plunger,
  droid: vintageRobot,
  'stealth-suit': hoodedAssassin,
  'gene-adaptable-perfume': delicatePerfume,
  'neuro-tuning-chip': microchip,
  'temporal-scrambler': vortex,
  'gml-facelock': ironMask,
  'temporal-reflector': shieldReflect,
  'meridian-plate': breastplate,
  'gate-clamp': securityGate,
  'toll-beacon': lighthouse,
  'puppet-circuit': puppet,
  'broadcast-spike': radioTower,
  'field-medbay': medicalPack,
  'slipstream-coil': teslaCoil,
  'ghost-passport': passport,
  'overcharge-cell': batteryPack,
  'mirror-of-ishtar': mirrorMirror,
  'mars-rising': ringedPlanet,
  'hamsa-necklace': openPalm,
  'bonebot-staff': skullStaff,
  'war-shrine': shintoShrine,
  'the-ghost-sword-of-saturn': energySword,
  'iron-psalter': secretBook,
  'quarantine-seal': waxSeal,
  'lantern-of-ages': oldLantern,
  'recall-thread': sewingString,
  'saint-s-finger': fingersCrossed,
  'hollow-crown': imperialCrown,
  'lead-shackles': handcuffs,
  'scrying-bowl': fireBowl,
};

export const iconOf = (card: string): string => ICONS[card] ?? vortex;
