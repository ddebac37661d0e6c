import { type Tile, type TileKind, tile } from './tile.ts';

/** The 12 tiles (ETS-1.3), as drawn in the specification. */
const LIST: readonly Tile[] = [
  tile('RB', 'Robotics Bay', {
    rows: 'AAAAA AAAAA wwxee BBsCC BBsCC',
    rooms: ['Assembly Hall', 'Parts Store', 'Control Booth'],
    doorways: 'A-x*12/22 A-w10/20 B-s*31/32 C-s33/32 C-e34/24',
  }),
  tile('SE', 'Security', {
    rows: 'AAnBB AAnBB wwxee CCsDD CCsDD',
    rooms: ['Monitor Room', 'Checkpoint', 'Briefing Room', 'Holding Cells'],
    doorways: 'A-n*11/12 A-w10/20 B-e*13/23 C-w30/20 C-s41/42 D-s33/32 D-e34/24',
  }),
  tile('LS', 'Life Support', {
    rows: 'AAnBB AAnBB wwxee CCseD CCsDD',
    rooms: ['Air Plant', 'Filter Hall', 'Water Plant', 'Pump Room'],
    doorways: 'A-w*10/20 B-n03/02 B-e*14/24 C-w30/20 C-s41/42 D-s43/42 D-e34/24',
    narrow: '22/23',
  }),
  tile('RS', 'Redeemer Shrine', {
    rows: 'AAAAA BAAAC wwxee DDsEE DDsEE',
    rooms: ['Sanctum', 'West Relics', 'East Relics', 'Vestry', 'Cells'],
    doorways: 'A-x*12/22 B-w10/20 B-A10/11 C-e14/24 D-s*31/32 E-s43/42 E-e34/24',
  }),
  tile('CQ', 'Crew Quarters', {
    rows: 'AAnBB CCnDD wwxee EEsFF EEsFF',
    rooms: ['Cabin 1', 'Cabin 2', 'Cabin 3', 'Cabin 4', 'Mess', 'Wash Room'],
    doorways: 'A-n01/02 B-n03/02 C-n11/12 D-e14/24 E-s*31/32 E-w30/20 F-e*34/24',
  }),
  tile('AR', 'Armoury', {
    rows: 'AAnBB AAnBB wwxBB CCsBB CCsBB',
    rooms: ['Workshop', 'Vault', 'Firing Range'],
    doorways: 'A-n01/02 A-w10/20 B-x*23/22 C-s*41/42 C-w30/20',
  }),
  tile('PC', 'Primus Cell', {
    rows: 'AAAAA AAAAA AAAAA BBsCC BBsCC',
    rooms: ['Containment', 'Observation', 'Pump Room'],
    doorways: 'A-s*22/32 B-s*41/42 C-s43/42',
  }),
  tile('MB', 'Medical Bay', {
    rows: 'AAnBB AAnBB wwxee CCCDD CCCDD',
    rooms: ['Ward', 'Surgery', 'Pharmacy', 'Isolation'],
    doorways: 'A-n*11/12 A-w10/20 B-n03/02 B-e14/24 C-x*32/22 C-w30/20 D-e34/24',
  }),
  tile('NV', 'Navigation', {
    rows: 'BnnnC wAAAe wAAAe wAAAe DsssE',
    rooms: ['Bridge', 'Chart Room', 'Comms', 'Sensors', 'Helm Locker'],
    doorways: 'A-n*12/02 A-s*32/42 A-e23/24 A-w21/20 B-n00/01 C-e04/14 D-w40/30 E-s44/43',
  }),
  tile('LB', 'Laboratory', {
    rows: 'AAABB AAABB wwxee CCsDD CCsDD',
    rooms: ['Main Laboratory', 'Cold Store', 'Specimen Room', 'Office'],
    doorways: 'A-x*12/22 A-B12/13 C-s41/42 C-w30/20 D-e*34/24 D-s43/42',
  }),
  tile('RR', 'Rec Room', {
    rows: 'BBnCC AAAAA AAAAA AAAAA DDsEE',
    rooms: ['Rec Hall', 'Bar', 'Games Room', 'Gym', 'Locker Room'],
    doorways: 'A-n*12/02 A-s*32/42 B-n01/02 C-n03/02 D-s41/42 E-s43/42',
  }),
  tile('EB', 'Engineering Bay', {
    rows: 'AAnBB AAnBB wwxBB CCCBB CCCBB',
    rooms: ['Tool Shop', 'Loader Bay', 'Generator Room'],
    doorways: 'A-n01/02 A-w10/20 B-x*23/22 C-x*32/22 C-w30/20',
  }),
];

export const TILES = Object.fromEntries(LIST.map((entry) => [entry.kind, entry])) as Readonly<Record<TileKind, Tile>>;

export const TILE_KINDS: readonly TileKind[] = LIST.map(({ kind }) => kind);
