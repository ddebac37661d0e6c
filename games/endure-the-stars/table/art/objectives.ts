/** A sign for each kind of objective, by the first part of its name (`kit-1` is a kit). */
import ammoBox from 'game-icon:ammo-box';
import batteryPack from 'game-icon:battery-pack';
import brainTentacle from 'game-icon:brain-tentacle';
import brokenWall from 'game-icon:broken-wall';
import candles from 'game-icon:candles';
import church from 'game-icon:church';
import computing from 'game-icon:computing';
import crossedPistols from 'game-icon:crossed-pistols';
import dna1 from 'game-icon:dna1';
import firstAidKit from 'game-icon:first-aid-kit';
import imprisoned from 'game-icon:imprisoned';
import keyCard from 'game-icon:key-card';
import lever from 'game-icon:lever';
import lockedChest from 'game-icon:locked-chest';
import medicines from 'game-icon:medicines';
import person from 'game-icon:person';
import powerGenerator from 'game-icon:power-generator';

const OBJECTIVES: Readonly<Record<string, string>> = {
  switch: lever,
  breach: brokenWall,
  cell: batteryPack,
  brain: brainTentacle,
  console: computing,
  rack: crossedPistols,
  generator: powerGenerator,
  locker: lockedChest,
  kit: firstAidKit,
  supplies: medicines,
  crew: person,
  stash: ammoBox,
  terminal: computing,
  sample: dna1,
  woman: person,
  offerings: candles,
  prisoners: imprisoned,
  key: keyCard,
  shrine: church,
};

export const objectiveIcon = (id: string): string => OBJECTIVES[id.replace(/-\d+$/, '')] ?? lockedChest;
