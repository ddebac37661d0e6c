import { z } from 'zod';
import { isPlainChoice } from './quick-call.ts';
import { REFUSALS } from './refused.ts';
import { asName, inOneLine, isName, LINE, READY_MADE } from './talk.ts';
import type { Call } from './wire.ts';

/**
 * What may come over the network, as one set of schemas: everything else is turned away before anything sees it. Objects of
 * a game (options, choices) are plain JSON here; the game's rules judge them.
 */
/** A link may come with a stray sign, and then there is no such match; a control character not every database can look for. */
const id = z
  .string()
  .min(1)
  .max(64)
  .regex(/^\P{Cc}+$/u);
const seat = z.int().min(0).max(15);
const step = z.int().min(0).max(1_000_000);
const level = z.literal([1, 2, 3, 4, 5]);
const port = z.int().min(1).max(1_000_000);
const viewer = seat.nullable();
/** What comes was read as JSON: any value in it is one. */
const value = z.unknown();
const json = z.record(z.string(), value);

/** What people call things. */
export const line = z.string().overwrite(inOneLine).min(1);
export const name = z.string().overwrite(asName).refine(isName, { error: REFUSALS['bad-name'] });

const player = z.strictObject({
  name: z.string().max(60),
  kind: z.enum(['person', 'bot']),
  level: level.nullable(),
});
const newMatch = z.strictObject({
  game: id,
  options: json,
  players: z.array(player).min(1).max(16),
  deal: z.union([
    z.strictObject({ ticket: id }),
    z.strictObject({ daily: z.string().max(20) }),
    z.strictObject({ first: z.string().max(64) }),
  ]),
  follows: id.optional(),
});
const seconds = z.int().min(5).max(86_400);
const clock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('choice'), seconds }),
  z.strictObject({ kind: z.literal('bank'), seconds, increment: z.int().min(0).max(3600) }),
  z.strictObject({ kind: z.literal('days'), days: z.int().min(1).max(14) }),
]);
const terms = z.strictObject({
  undo: z.enum(['none', 'own-turn', 'until-next', 'consent']),
  clock: clock.nullable(),
  spectators: z.enum(['none', 'public', 'delayed', 'open']),
  standIn: level.nullable(),
});
const newGathering = z.strictObject({
  game: id,
  options: json,
  places: z
    .array(
      z.union([
        z.strictObject({ kind: z.literal('open'), invited: name.optional() }),
        z.strictObject({ kind: z.literal('bot'), level }),
      ]),
    )
    .min(1)
    .max(16),
  terms,
  listed: z.boolean(),
  follows: id.optional(),
  brought: z.string().max(1_000_000).optional(),
});
/** Left out at the first opening. */
const known = z
  .strictObject({ steps: step, digest: z.string().max(64) })
  .nullable()
  .optional();
const receipt = z
  .strictObject({
    client: z.string().min(1).max(64),
    number: z.int().min(0),
    mark: z.int().min(0).optional(),
    seen: z.int().min(0).optional(),
    again: z.literal(true).optional(),
  })
  .optional();
const names = z.array(z.string().max(60)).max(16);
const branchPoint = z.strictObject({ step, person: viewer, names });

const eyes = z.enum(['open', 'then']);

/** Without `handOver`: a match on a server hides things, also from who made it. And nobody visits there: a device does. */
const LIBRARY = {
  deal: z.tuple([]),
  cannotStart: z.tuple([id, json, z.int().min(0).max(16)]),
  create: z.tuple([newMatch]),
  list: z.tuple([]),
  summary: z.tuple([id]),
  import: z.tuple([z.string().max(2_000_000), names]),
  remove: z.tuple([id]),
  salvage: z.tuple([id]),
};
/** Without studies and solutions: both are looked for long, and whoever has the record can do so on their own device. */
const REVIEW = {
  record: z.tuple([id]),
  replay: z.tuple([id, viewer.optional()]),
  sightAt: z.tuple([id, viewer, step, eyes.optional()]),
  textAt: z.tuple([id, viewer, step, eyes.optional()]),
  check: z.tuple([id]),
  branch: z.tuple([id, branchPoint]),
  onward: z.tuple([id]),
  chain: z.tuple([id]),
};
const LOBBY = { open: z.tuple([newGathering]), list: z.tuple([]) };
const DOOR = {
  pulse: z.tuple([]),
  tempo: z.tuple([id, z.number().min(0).max(10_000)]),
  sit: z.tuple([id, seat, port, z.boolean(), known]),
  watch: z.tuple([id, viewer, port, z.boolean(), known]),
  enter: z.tuple([id, port, z.literal(true), z.null().optional()]),
};
/** Of opened ports: which one it is, the far side knows. A gathering's `sit` names a place and a person. */
const OPENED = {
  lookBack: z.tuple([step]),
  text: z.tuple([]),
  close: z.tuple([]),
  owes: z.tuple([]),
  choose: z.tuple([z.array(json).min(1).max(100), step, receipt]),
  undo: z.tuple([step.nullable(), receipt]),
  back: z.tuple([]),
  holiday: z.tuple([z.int().min(0).max(14)]),
  leaveOrders: z.tuple([json.nullable()]),
  callToWait: z.tuple([]),
  rematch: z.tuple([json.optional()]),
  say: z.tuple([z.union([z.string().trim().min(1).max(LINE), z.strictObject({ phrase: z.enum(READY_MADE) })])]),
  vote: z.tuple([z.strictObject({ kind: z.enum(['undo', 'stand-in', 'abort']), seat: viewer }), z.boolean()]),
  why: z.tuple([json]),
  foresee: z.tuple([z.array(json).max(100)]),
  sit: z.tuple([z.strictObject({ seat, name, seal: z.string().max(64), terms, deck: json.optional() })]),
  stand: z.tuple([]),
  settle: z.tuple([terms, z.boolean()]),
  agree: z.tuple([terms]),
  reveal: z.tuple([z.string().max(128)]),
  fill: z.tuple([level]),
  free: z.tuple([seat]),
};

/** Parts of calls that are made in other ways too: over HTTP, as tools. */
export const shapes = { id, seat, step, level, player, value, json, receipt, choices: OPENED.choose.def.items[0] };

type Verbs = Readonly<Record<string, z.ZodType>>;
const TARGETS: Readonly<Record<string, Verbs>> = { library: LIBRARY, review: REVIEW, lobby: LOBBY, door: DOOR };

/** Everything that can be called: by what it is called on, and `port` for all that are opened. */
export const CALLS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries({ ...TARGETS, port: OPENED }).map(([on, verbs]) => [on, Object.keys(verbs)]),
);

const envelope = z.strictObject({
  call: z.int().min(0),
  // Most calls are made on a port: it is tried first.
  on: z.union([port, z.enum(['door', 'library', 'review', 'lobby'])]),
  verb: z.string().max(20),
  args: z.array(z.unknown()).max(6),
});

/** A call that may be answered, or in a sentence why not. */
export type Parsed =
  | { readonly ok: true; readonly call: Call }
  | { readonly ok: false; readonly call: number; readonly error: string };

export function parseCall(message: unknown): Parsed {
  return isPlainChoice(message) ? { ok: true, call: message } : parseBySchemas(message);
}

export function parseBySchemas(message: unknown): Parsed {
  const found = envelope.safeParse(message);
  if (!found.success) return { ok: false, call: 0, error: 'this message is no call' };
  const { on, verb, args, call } = found.data;
  const verbs: Verbs = typeof on === 'number' ? OPENED : (TARGETS[on] ?? {});
  const schema = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
  if (schema === undefined) return { ok: false, call, error: `there is no call "${verb}"` };
  const checked = schema.safeParse(args);
  if (checked.success) return { ok: true, call: { ...found.data, args: checked.data as unknown[] } };
  const [issue] = checked.error.issues;
  return { ok: false, call, error: `"${verb}" was called with something it does not take at ${issue?.path.join('.')}` };
}
