/**
 * How the tables came to be, step by step, for both databases alike. A step that was released is never changed: what must
 * be otherwise follows as another one.
 */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    header TEXT NOT NULL,
    revision BIGINT NOT NULL,
    steps BIGINT NOT NULL,
    ending TEXT,
    changed BIGINT NOT NULL
  );
  CREATE TABLE choices (
    match TEXT NOT NULL,
    step BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    choice TEXT NOT NULL,
    PRIMARY KEY (match, step)
  );
  CREATE TABLE theirs (
    who TEXT NOT NULL,
    match TEXT NOT NULL,
    PRIMARY KEY (who, match)
  );
  CREATE TABLE notes (
    match TEXT PRIMARY KEY,
    note TEXT NOT NULL
  );
  `,
  `
  CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    since BIGINT NOT NULL
  );
  CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    secret TEXT NOT NULL
  );
  CREATE TABLE gatherings (
    id TEXT PRIMARY KEY,
    revision BIGINT NOT NULL,
    offered BIGINT NOT NULL,
    opened BIGINT NOT NULL,
    body TEXT NOT NULL
  );
  CREATE INDEX gatherings_offered ON gatherings (offered, opened);
  `,
  `ALTER TABLE matches ADD COLUMN receipts TEXT NOT NULL DEFAULT '[]'`,
  `
  ALTER TABLE gatherings ADD COLUMN owner TEXT NOT NULL DEFAULT '';
  CREATE INDEX gatherings_owner ON gatherings (owner, opened);
  `,
  // Tables that still gathered had other terms; what was dealt stays.
  `ALTER TABLE matches ADD COLUMN aside TEXT;
   DELETE FROM gatherings`,
  `
  CREATE TABLE tokens (
    id TEXT PRIMARY KEY,
    who TEXT NOT NULL,
    label TEXT NOT NULL,
    scopes TEXT NOT NULL,
    digest TEXT NOT NULL,
    since BIGINT NOT NULL
  );
  CREATE INDEX tokens_who ON tokens (who);
  `,
  `
  CREATE TABLE talk (
    match TEXT NOT NULL,
    number BIGINT NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (match, number)
  );
  `,
  `
  CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    who TEXT NOT NULL,
    public TEXT NOT NULL,
    counter BIGINT NOT NULL,
    since BIGINT NOT NULL
  );
  CREATE INDEX passkeys_who ON passkeys (who);
  `,
  `
  CREATE TABLE snapshots (
    match TEXT PRIMARY KEY,
    snapshot TEXT NOT NULL
  );
  `,
  `
  CREATE TABLE answered (
    challenge TEXT PRIMARY KEY,
    until BIGINT NOT NULL
  );
  `,
  // Lines from before are whose seat they were said from.
  `
  ALTER TABLE talk ADD COLUMN who TEXT NOT NULL DEFAULT '';
  CREATE INDEX talk_who ON talk (who);
  `,
  // A table goes with the match it led to. Those that had led to one before are not found by it.
  `
  ALTER TABLE gatherings ADD COLUMN match TEXT NOT NULL DEFAULT '';
  CREATE INDEX gatherings_match ON gatherings (match);
  `,
];
