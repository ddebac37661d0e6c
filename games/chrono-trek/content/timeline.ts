import { INDEXES, type Index } from './indexes.ts';

export type Side = 'original' | 'altered';
export type Kind = 'linchpin' | 'ripplepoint' | 'anchorpoint';

/** Altered exactly while all, or at least one, of these earlier Linchpins are altered (CT-5.5 to 5.7). */
export interface Dependency {
  readonly how: 'all' | 'any';
  readonly on: readonly Index[];
}

export interface TimelineCard {
  readonly index: Index;
  readonly year: string;
  readonly kind: Kind;
  readonly original: string;
  readonly altered: string;
  /** Linchpins only (CT-1.12). */
  readonly icon: string | null;
  /** Ripplepoints only. */
  readonly dependency: Dependency | null;
  /** Anchorpoints only: when the anomaly reaches it, from 1. */
  readonly step: number | null;
}

type Rest = Partial<Pick<TimelineCard, 'icon' | 'dependency' | 'step'>>;

const card = (kind: Kind, rest: Rest, text: readonly [Index, string, string, string]): TimelineCard => {
  const [index, year, original, altered] = text;
  return { index, year, kind, original, altered, icon: null, dependency: null, step: null, ...rest };
};
type Printed = [index: Index, year: string, original: string, altered: string];
const linchpin = (icon: string, ...printed: Printed) => card('linchpin', { icon }, printed);
const anchor = (step: number, ...printed: Printed) => card('anchorpoint', { step }, printed);
const ripple = (how: 'all' | 'any', on: Index[], ...printed: Printed) =>
  card('ripplepoint', { dependency: { how, on } }, printed);

const CARDS: readonly TimelineCard[] = [
  anchor(5, 'A1', '3.5 BYA', 'Life begins on Earth', 'Anti-time stops life on Earth'),
  linchpin(
    'pocket watch',
    'A2',
    '1893',
    'Soul-feeding raiders driven from San Francisco',
    'Raiders keep feeding on San Francisco',
  ),
  linchpin('rose', 'A3', '1930', 'Edith Keeler dies in the street', 'Edith Keeler lives and preaches peace'),
  ripple('all', ['A3'], 'A4', '1944', 'Allies turn the tide in Europe', 'Axis troops march through New York'),
  linchpin('saucer', 'A5', '1947', 'Ferengi slip away from Roswell', 'Ferengi stay and do business at Roswell'),
  linchpin('rocket', 'A6', '1968', 'Runaway warhead bursts harmlessly', 'Runaway warhead starts an exchange'),
  linchpin('whale tail', 'A7', '1986', 'Two whales vanish from the Pacific', 'Whalers catch both whales'),
  ripple('any', ['A3', 'A6'], 'A8', '1996', 'Khan flees Earth in a sleeper ship', 'Khan keeps his empire on Earth'),
  linchpin('raised fist', 'A9', '2024', 'Bell Riots force reform', 'Bell dies early, the riots fail'),
  linchpin('phoenix', 'B1', '2063', 'Warp flight brings the Vulcans', 'The Phoenix never flies'),
  ripple('any', ['A9', 'B1'], 'B2', '2151', 'First Enterprise leaves dock', 'Earth builds no warp fleet'),
  linchpin('sphere', 'B3', '2154', 'Xindi weapon destroyed in time', 'Xindi weapon opens fire on Earth'),
  anchor(4, 'B4', '2160', 'Neutral Zone drawn around Devron', 'Anomaly swallows the Neutral Zone'),
  ripple('any', ['B1', 'B3'], 'B5', '2161', 'Federation founded', 'No Federation is formed'),
  linchpin('pointed ear', 'B6', '2237', 'Young Spock survives his ordeal', 'Spock dies as a child'),
  linchpin('exam sheet', 'B7', '2254', 'Kirk beats the Kobayashi Maru test', 'Kirk expelled for cheating'),
  ripple('any', ['B6', 'B7'], 'B8', '2267', 'Doomsday Machine destroyed', 'Doomsday Machine destroys Rigel'),
  ripple('all', ['B3', 'B7'], 'B9', '2268', 'Tribbles expose the grain plot', "Klingons win Sherman's Planet"),
  ripple('all', ['A7'], 'C1', '2286', 'Whales answer the probe', "Earth rides out the probe's storms"),
  ripple('all', ['B7'], 'C2', '2293', 'Khitomer Accords signed', 'Khitomer talks collapse'),
  linchpin('heart', 'C3', '2327', 'Picard stabbed in a bar brawl', 'Picard walks away from the brawl'),
  linchpin("ship's bell", 'C4', '2344', 'Enterprise-C falls at Narendra III', 'Enterprise-C vanishes from the battle'),
  ripple('all', ['C4'], 'C5', '2346', 'Klingon alliance holds', 'Long war with the Klingons'),
  ripple('all', ['C3'], 'C6', '2363', 'Picard given the Enterprise-D', 'Enterprise-D goes to another captain'),
  anchor(3, 'C7', '2364', 'Routine scan of Devron', 'Huge anomaly over Devron'),
  ripple('all', ['C3', 'C4'], 'C8', '2367', 'Borg cube stopped at Earth', 'Borg cube breaks through to Earth'),
  ripple('all', ['A2'], 'C9', '2368', "Data's spare head found in a cave", 'Data lost in the past'),
  ripple('all', ['A9', 'C4'], 'D1', '2369', 'Sisko finds the wormhole', 'Cardassia holds the wormhole'),
  anchor(2, 'D2', '2370', 'Fleet watches a quiet Devron', 'Large anomaly at Devron'),
  linchpin('compass', 'D3', '2371', 'Voyager flung to the Delta Quadrant', 'Voyager never leaves home space'),
  linchpin('anchor', 'D4', '2373', 'Defiant escapes the lost colony', 'Defiant crew stranded 200 years back'),
  linchpin('hourglass', 'D5', '2374', 'Krenim weapon ship erased', 'Krenim weapon ship survives'),
  ripple('any', ['A9', 'D4'], 'D6', '2375', 'Dominion War won', 'Dominion War lost'),
  ripple('all', ['A5'], 'D7', '2376', 'Rom takes office as Grand Nagus', 'Quark takes office as Grand Nagus'),
  ripple('any', ['D3', 'D5'], 'D8', '2394', 'Voyager ends its long voyage', 'No homecoming for Voyager'),
  anchor(1, 'D9', '2395', 'Devron is empty space', 'Small anomaly opens at Devron'),
];

export const TIMELINE = Object.fromEntries(CARDS.map((entry) => [entry.index, entry])) as Readonly<
  Record<Index, TimelineCard>
>;

const ofKind = (kind: Kind): readonly Index[] => INDEXES.filter((index) => TIMELINE[index].kind === kind);

/** In time order; a Linchpin's place in this list is its bit in `linchpins`. */
export const LINCHPINS = ofKind('linchpin');
export const RIPPLEPOINTS = ofKind('ripplepoint');

/** In the order in which the anomaly reaches them (R33). */
export const ANCHORPOINTS: readonly Index[] = [...ofKind('anchorpoint')].sort(
  (a, b) => (TIMELINE[a].step ?? 0) - (TIMELINE[b].step ?? 0),
);

/** The Ripplepoints a Linchpin lists on its card (CT-1.15). */
export function controlledBy(linchpin: Index): readonly Index[] {
  return RIPPLEPOINTS.filter((index) => TIMELINE[index].dependency?.on.includes(linchpin));
}
