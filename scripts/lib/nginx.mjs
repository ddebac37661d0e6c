import { existsSync } from 'node:fs';
import { installFromDebian } from './debian.mjs';
import { Stop } from './say.mjs';

const usual = '/usr/sbin/nginx';
const advice = 'install nginx yourself, or name its program with the variable NGINX.';

/** The nginx that the test of a large site starts; installs Debian's where there is none. */
export async function ensureNginx() {
  if (findNginx() !== null) return;
  await installFromDebian('nginx', advice);
  if (findNginx() === null) throw new Stop(`nginx could not be installed: ${advice}`);
}

/** Its program, or null. */
export function findNginx() {
  return process.env.NGINX || (existsSync(usual) ? usual : null);
}
