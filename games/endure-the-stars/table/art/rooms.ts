/** A sign for each room, drawn faintly on its floor: what one would look for there. */
import anvil from 'game-icon:anvil';
import beerStein from 'game-icon:beer-stein';
import bigGear from 'game-icon:big-gear';
import biohazard from 'game-icon:biohazard';
import birdCage from 'game-icon:bird-cage';
import bunkBeds from 'game-icon:bunk-beds';
import candles from 'game-icon:candles';
import cardboardBox from 'game-icon:cardboard-box';
import cctvCamera from 'game-icon:cctv-camera';
import church from 'game-icon:church';
import clothes from 'game-icon:clothes';
import compass from 'game-icon:compass';
import computing from 'game-icon:computing';
import desk from 'game-icon:desk';
import diceSixFacesFive from 'game-icon:dice-six-faces-five';
import discussion from 'game-icon:discussion';
import erlenmeyer from 'game-icon:erlenmeyer';
import forklift from 'game-icon:forklift';
import heartBeats from 'game-icon:heart-beats';
import key from 'game-icon:key';
import lockedChest from 'game-icon:locked-chest';
import meal from 'game-icon:meal';
import mechanicalArm from 'game-icon:mechanical-arm';
import medicines from 'game-icon:medicines';
import microscope from 'game-icon:microscope';
import observatory from 'game-icon:observatory';
import policeBadge from 'game-icon:police-badge';
import powerGenerator from 'game-icon:power-generator';
import prayer from 'game-icon:prayer';
import radarDish from 'game-icon:radar-dish';
import radioTower from 'game-icon:radio-tower';
import scalpel from 'game-icon:scalpel';
import shipWheel from 'game-icon:ship-wheel';
import shower from 'game-icon:shower';
import snowflake1 from 'game-icon:snowflake-1';
import targetDummy from 'game-icon:target-dummy';
import theater from 'game-icon:theater';
import toolbox from 'game-icon:toolbox';
import valve from 'game-icon:valve';
import waterTank from 'game-icon:water-tank';
import weightLiftingUp from 'game-icon:weight-lifting-up';
import windTurbine from 'game-icon:wind-turbine';

/** By tile, in the order of the letters of its rooms. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  'robotics-bay': [mechanicalArm, cardboardBox, computing],
  security: [cctvCamera, policeBadge, discussion, birdCage],
  'life-support': [windTurbine, bigGear, waterTank, valve],
  'redeemer-shrine': [church, candles, candles, prayer, birdCage],
  'crew-quarters': [bunkBeds, bunkBeds, bunkBeds, bunkBeds, meal, shower],
  armoury: [anvil, lockedChest, targetDummy],
  'primus-cell': [biohazard, observatory, valve],
  'medical-bay': [heartBeats, scalpel, medicines, biohazard],
  navigation: [shipWheel, compass, radioTower, radarDish, key],
  laboratory: [erlenmeyer, snowflake1, microscope, desk],
  'rec-room': [theater, beerStein, diceSixFacesFive, weightLiftingUp, clothes],
  'engineering-bay': [toolbox, forklift, powerGenerator],
};

/** The sign of a room by the key of its name (`room.security.B`); undefined where it has none. */
export function roomIcon(room: string): string | undefined {
  const [, tile = '', letter = 'A'] = room.split('.');
  return ROOMS[tile]?.[letter.charCodeAt(0) - 65];
}
