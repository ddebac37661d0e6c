import amphora from 'game-icon:amphora';
import ancientColumns from 'game-icon:ancient-columns';
import backwardTime from 'game-icon:backward-time';
import burningBook from 'game-icon:burning-book';
import byzantinTemple from 'game-icon:byzantin-temple';
import camel from 'game-icon:camel';
import coliseum from 'game-icon:coliseum';
import crestedHelmet from 'game-icon:crested-helmet';
import envelope from 'game-icon:envelope';
import fire from 'game-icon:fire';
import fireBowl from 'game-icon:fire-bowl';
import greekTemple from 'game-icon:greek-temple';
import harborDock from 'game-icon:harbor-dock';
import infinity from 'game-icon:infinity';
import ionicColumn from 'game-icon:ionic-column';
import jerusalemCross from 'game-icon:jerusalem-cross';
import laurelCrown from 'game-icon:laurel-crown';
import lighthouse from 'game-icon:lighthouse';
import lyre from 'game-icon:lyre';
import magicLamp from 'game-icon:magic-lamp';
import magicPortal from 'game-icon:magic-portal';
import oasis from 'game-icon:oasis';
import overInfinity from 'game-icon:over-infinity';
import paperBoat from 'game-icon:paper-boat';
import perpendicularRings from 'game-icon:perpendicular-rings';
import portal from 'game-icon:portal';
import processor from 'game-icon:processor';
import publicSpeaker from 'game-icon:public-speaker';
import reactor from 'game-icon:reactor';
import road from 'game-icon:road';
import rocketFlight from 'game-icon:rocket-flight';
import roundTable from 'game-icon:round-table';
import scoutShip from 'game-icon:scout-ship';
import starGate from 'game-icon:star-gate';
import sunbeams from 'game-icon:sunbeams';
import sundial from 'game-icon:sundial';
import tiedScroll from 'game-icon:tied-scroll';
import trireme from 'game-icon:trireme';

export const CELLS_AND_CHAIN: Readonly<Record<string, string>> = {
  P01: fireBowl,
  P02: processor,
  P03: infinity,
  P04: magicLamp,
  P05: reactor,
  P06: perpendicularRings,
  E101: starGate,
  E102: scoutShip,
  E103: trireme,
  E104: camel,
  E105: road,
  E106: rocketFlight,
  E107: harborDock,
  E108: magicPortal,
  E201: jerusalemCross,
  E202: ionicColumn,
  E203: oasis,
  E204: ancientColumns,
  E205: amphora,
  E206: greekTemple,
  E207: byzantinTemple,
  E208: coliseum,
  E209: lighthouse,
  E210: laurelCrown,
  E301: fire,
  E302: sunbeams,
  E303: publicSpeaker,
  E304: lyre,
  E305: roundTable,
  E306: burningBook,
  E307: paperBoat,
  E308: crestedHelmet,
  E309: envelope,
  E310: sundial,
  T01: portal,
  T02: overInfinity,
  T03: backwardTime,
  T04: tiedScroll,
};
