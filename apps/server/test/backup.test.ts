import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { matchStorage, openSqlite } from '../src/index.ts';
import { Club } from './club.ts';
import { begin } from './two-seats.ts';

const guide = readFileSync(new URL('../../../docs/guides/self-host.md', import.meta.url), 'utf8');

test('a club is backed up while it runs as the guide says, and its copy holds what was acknowledged last', async () => {
  const club = new Club();
  const [data, copy] = [join(club.folder, 'data'), join(club.folder, 'copy.db')];
  mkdirSync(data);
  await club.open({}, openSqlite(join(data, 'turnpoint.db')));
  const match = await begin(await club.guest('Ann'));
  const [, written = ''] = /exec -T club sh -c 'node -e "(.+?)" &&/.exec(guide) ?? [];
  const program = written.replaceAll('\\"', '"').replace('/tmp/copy.db', copy);
  execFileSync(process.execPath, ['--no-warnings', '-e', program], { cwd: club.folder });
  const restored = openSqlite(copy);
  expect((await matchStorage(restored).read(match))?.header.id).toBe(match);
  await restored.close();
  await club.close();
});
