import { BRACKETS, COLOURS, DIFFICULTIES, FAMILIES, OBJECTIVE_KINDS, SIDES } from '../../../content/missions/index.ts';
import { TILE_KINDS } from '../../../content/tiles/index.ts';
import { fields, flag, listOf, name, oneOf, orNull, type Shape, whole } from './shape.ts';
import { condition, effect, module, trigger } from './words.ts';

const MOST_PLACE = 7;
const MOST_TILES = 24;
const MOST_FIGURES = 20;
const MOST_HEALTH = 99;

const byBracket = (shape: Shape): Shape => fields(Object.fromEntries(BRACKETS.map((bracket) => [bracket, shape])));

const tile = fields({
  alias: name,
  kind: oneOf(TILE_KINDS),
  col: whole(0, MOST_PLACE),
  row: whole(0, MOST_PLACE),
  rot: oneOf([0, 90, 180, 270]),
});

const carry = fields({
  most: orNull(whole(1, 9)),
  dualWield: flag,
  moves: orNull(whole(0, 9)),
  fewerActions: whole(0, 3),
  onDeath: oneOf(['stays', 'lost', 'passes on']),
});

const objective = fields({
  id: name,
  colour: oneOf(COLOURS),
  zone: orNull(name),
  kind: oneOf(OBJECTIVE_KINDS),
  after: orNull(name),
  class: orNull(name),
  actions: whole(1, 3),
  health: orNull(whole(1, MOST_HEALTH)),
  carry: orNull(carry),
});

const figure = fields({
  what: name,
  count: whole(1, MOST_FIGURES),
  zone: name,
  state: oneOf(['plain', 'piloted', 'offline']),
});

const special = fields({ clause: name, when: trigger, if: listOf(condition), do: listOf(effect), once: flag });
const ending = fields({ clause: name, if: listOf(condition) });

/** ETS-V.1, V.14: a whole mission file. */
export const missionShape: Shape = fields({
  id: name,
  family: oneOf(FAMILIES),
  difficulty: oneOf(DIFFICULTIES),
  minutes: whole(1, 999),
  requires: listOf(name),
  tiles: listOf(tile, MOST_TILES),
  start: name,
  exits: listOf(fields({ zone: name, side: oneOf(SIDES), locked: flag })),
  doors: fields({ locked: listOf(name), extra: listOf(name), none: listOf(name) }),
  objectives: listOf(objective),
  radar: listOf(fields({ zone: name, emptyIn: listOf(oneOf(BRACKETS)), mark: orNull(name) })),
  figures: listOf(figure),
  tokens: byBracket(listOf(name)),
  bossHealth: orNull(byBracket(whole(1, MOST_HEALTH))),
  setAside: listOf(name),
  startWeapons: orNull(fields({ cards: listOf(name), inCampaign: flag })),
  modules: listOf(module),
  conditions: listOf(special),
  win: listOf(ending),
  lose: listOf(ending),
});
