import { line, name, shapes } from '@turnpoint/protocol/schemas';
import { z } from 'zod';
import { SCOPES } from '../people/caller.ts';

const { id, seat, step, player, value, json, receipt, choices } = shapes;

/** All that goes in and out over HTTP, by name. What a game defines (options, choices, looks) is any JSON here. */
export const SHAPES = {
  Json: value,
  Nothing: z.strictObject({}),
  Me: z.strictObject({ name: name.nullable() }),
  NewName: z.strictObject({ name }),
  Everything: z.strictObject({
    id: z.string(),
    name,
    since: z.number(),
    passkeys: z.array(json),
    tokens: z.array(json),
    matches: z.array(json),
    said: z.array(json),
  }),
  Ceremony: json.describe('As browsers make and read it (WebAuthn).'),
  NewToken: z.strictObject({ label: line.max(60), scopes: z.array(z.enum(SCOPES)).min(1).max(3) }),
  Token: z.strictObject({ id, label: z.string(), scopes: z.array(z.enum(SCOPES)), since: z.number() }),
  MadeToken: z.strictObject({ id, token: z.string().describe('Shown this once: keep it secret.') }),
  NewMatch: z.strictObject({
    game: id,
    options: json.optional().describe('As the game has them; left out, its usual ones.'),
    players: z.array(player).min(1).max(16).describe('The persons are you.'),
  }),
  MadeMatch: z.strictObject({ id, seal: z.string().describe('Of the deal: SHA-256 of its seed.') }),
  Deal: z.strictObject({
    seal: z.string().describe('SHA-256 of the seed.'),
    seed: z.string(),
    parts: z
      .array(z.strictObject({ seal: z.string(), secret: z.string() }))
      .nullable()
      .describe('The table’s, then one for each person by seats; null where one device drew the seed.'),
  }),
  Sight: z.looseObject({
    look: z.looseObject({ seat: seat.nullable(), step, choices: z.array(json), outcome: json.nullable() }),
    labels: z.array(json).describe('What each choice is called, one for one.'),
    log: z.array(json),
  }),
  Text: z.array(json).describe('The table in sections of lines.'),
  Choose: z.strictObject({
    choices: choices.describe('One after another, or none of them; as `look.choices` lists them.'),
    at: step.describe('`look.step` of the sight they were made for.'),
    receipt: receipt.describe('With one the same request may be sent again: it is carried out once.'),
  }),
  Answer: z.looseObject({ kind: z.enum(['done', 'refused', 'stale']) }),
  Undo: z.strictObject({ to: step.nullable().optional() }),
  Undone: z.strictObject({ refused: z.string().nullable() }),
  Why: z.strictObject({ choice: json }),
  Ruling: z.looseObject({ ruling: json.nullable() }),
  Refusal: z.looseObject({ error: z.string(), sentence: z.string() }),
} as const satisfies Record<string, z.ZodType>;
