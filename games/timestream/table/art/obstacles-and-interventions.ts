import amberMosquito from 'game-icon:amber-mosquito';
import anticlockwiseRotation from 'game-icon:anticlockwise-rotation';
import basket from 'game-icon:basket';
import beamSatellite from 'game-icon:beam-satellite';
import bigWave from 'game-icon:big-wave';
import breakingChain from 'game-icon:breaking-chain';
import brokenTablet from 'game-icon:broken-tablet';
import broom from 'game-icon:broom';
import burningEmbers from 'game-icon:burning-embers';
import crackedDisc from 'game-icon:cracked-disc';
import cycle from 'game-icon:cycle';
import deliveryDrone from 'game-icon:delivery-drone';
import dreamCatcher from 'game-icon:dream-catcher';
import earthCrack from 'game-icon:earth-crack';
import emptyHourglass from 'game-icon:empty-hourglass';
import frozenBlock from 'game-icon:frozen-block';
import hammerDrop from 'game-icon:hammer-drop';
import hoodedAssassin from 'game-icon:hooded-assassin';
import lightFighter from 'game-icon:light-fighter';
import lockedFortress from 'game-icon:locked-fortress';
import openGate from 'game-icon:open-gate';
import padlock from 'game-icon:padlock';
import peaks from 'game-icon:peaks';
import powerLightning from 'game-icon:power-lightning';
import psychicWaves from 'game-icon:psychic-waves';
import radarSweep from 'game-icon:radar-sweep';
import radioTower from 'game-icon:radio-tower';
import robber from 'game-icon:robber';
import romanShield from 'game-icon:roman-shield';
import sailboat from 'game-icon:sailboat';
import sandstorm from 'game-icon:sandstorm';
import save from 'game-icon:save';
import scales from 'game-icon:scales';
import scrollUnfurled from 'game-icon:scroll-unfurled';
import shouting from 'game-icon:shouting';
import spiderBot from 'game-icon:spider-bot';
import staticWaves from 'game-icon:static-waves';
import timeBomb from 'game-icon:time-bomb';
import towerBridge from 'game-icon:tower-bridge';
import unlocking from 'game-icon:unlocking';
import vortex from 'game-icon:vortex';
import waveCrest from 'game-icon:wave-crest';
import wheat from 'game-icon:wheat';
import whirlwind from 'game-icon:whirlwind';

export const OBSTACLES_AND_INTERVENTIONS: Readonly<Record<string, string>> = {
  O01: robber,
  O02: scales,
  O03: bigWave,
  O04: whirlwind,
  O05: hammerDrop,
  O06: lockedFortress,
  O07: romanShield,
  O08: waveCrest,
  O09: towerBridge,
  O10: shouting,
  O11: wheat,
  O12: scrollUnfurled,
  O13: deliveryDrone,
  O14: radioTower,
  O15: psychicWaves,
  O16: hoodedAssassin,
  O17: timeBomb,
  O18: spiderBot,
  O19: staticWaves,
  O20: vortex,
  O21: lightFighter,
  O22: beamSatellite,
  O23: emptyHourglass,
  O24: crackedDisc,
  O25: amberMosquito,
  O26: peaks,
  O27: brokenTablet,
  O28: sandstorm,
  I01: unlocking,
  I02: earthCrack,
  I03: sailboat,
  I04: basket,
  I05: dreamCatcher,
  I06: anticlockwiseRotation,
  I07: cycle,
  I08: broom,
  I09: powerLightning,
  I10: breakingChain,
  I11: padlock,
  I12: save,
  I13: burningEmbers,
  I14: openGate,
  I15: radarSweep,
  I16: frozenBlock,
};
