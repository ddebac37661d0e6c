import astronautHelmet from 'game-icon:astronaut-helmet';
import backpack from 'game-icon:backpack';
import barracksTent from 'game-icon:barracks-tent';
import batteryPlus from 'game-icon:battery-plus';
import beard from 'game-icon:beard';
import belt from 'game-icon:belt';
import boltShield from 'game-icon:bolt-shield';
import bookshelf from 'game-icon:bookshelf';
import bread from 'game-icon:bread';
import centurionHelmet from 'game-icon:centurion-helmet';
import cowled from 'game-icon:cowled';
import cyborgFace from 'game-icon:cyborg-face';
import doubleFaceMask from 'game-icon:double-face-mask';
import energyShield from 'game-icon:energy-shield';
import energySword from 'game-icon:energy-sword';
import fishingBoat from 'game-icon:fishing-boat';
import holosphere from 'game-icon:holosphere';
import horseshoe from 'game-icon:horseshoe';
import house from 'game-icon:house';
import invisible from 'game-icon:invisible';
import layeredArmor from 'game-icon:layered-armor';
import lightningStorm from 'game-icon:lightning-storm';
import lunarModule from 'game-icon:lunar-module';
import medicalPack from 'game-icon:medical-pack';
import mortar from 'game-icon:mortar';
import openBook from 'game-icon:open-book';
import powerRing from 'game-icon:power-ring';
import quillInk from 'game-icon:quill-ink';
import robotGolem from 'game-icon:robot-golem';
import rolledCloth from 'game-icon:rolled-cloth';
import sandal from 'game-icon:sandal';
import satelliteCommunication from 'game-icon:satellite-communication';
import scrollQuill from 'game-icon:scroll-quill';
import shipWheel from 'game-icon:ship-wheel';
import spaceship from 'game-icon:spaceship';
import spyglass from 'game-icon:spyglass';
import stoneWall from 'game-icon:stone-wall';
import templarShield from 'game-icon:templar-shield';
import watchtower from 'game-icon:watchtower';
import waxSeal from 'game-icon:wax-seal';

export const ADVANCES_AND_LINKS: Readonly<Record<string, string>> = {
  A01: scrollQuill,
  A02: fishingBoat,
  A03: barracksTent,
  A04: openBook,
  A05: horseshoe,
  A06: rolledCloth,
  A07: house,
  A08: beard,
  A09: watchtower,
  A10: shipWheel,
  A11: centurionHelmet,
  A12: stoneWall,
  A13: bookshelf,
  A14: mortar,
  A15: spyglass,
  A16: holosphere,
  A17: boltShield,
  A18: satelliteCommunication,
  A19: cyborgFace,
  A20: robotGolem,
  A21: energyShield,
  A22: lunarModule,
  A23: medicalPack,
  A24: spaceship,
  A25: astronautHelmet,
  A26: doubleFaceMask,
  A27: cowled,
  A28: backpack,
  L01: invisible,
  L02: templarShield,
  L03: belt,
  L04: sandal,
  L05: energySword,
  L06: layeredArmor,
  L07: batteryPlus,
  L08: quillInk,
  L09: powerRing,
  L10: lightningStorm,
  L11: waxSeal,
  L12: bread,
};
