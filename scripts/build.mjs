import { ensureInstalled } from './lib/install.mjs';
import { runMain } from './lib/say.mjs';
import { build } from './lib/web-build.mjs';

await runMain(async () => {
  await ensureInstalled();
  await build();
  return 0;
});
