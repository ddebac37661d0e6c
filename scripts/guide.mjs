// Puts the files of a guide in place, so that nobody copies them by hand: node scripts/guide.mjs add-a-game
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apply, guideBefore, stepsOf } from './lib/guide.mjs';
import { root } from './lib/paths.mjs';
import { runMain, Stop, say } from './lib/say.mjs';

await runMain(async () => {
  const [name = ''] = process.argv.slice(2);
  const file = join(root, 'docs/guides', `${name}.md`);
  if (!/^[\w-]+$/.test(name) || !existsSync(file)) throw new Stop(`there is no guide "${name}" in docs/guides.`);
  const guide = readFileSync(file, 'utf8');
  const before = guideBefore(guide);
  if (before !== null) say(`${name} goes on from ${before}: follow that first.`);
  for (const step of stepsOf(guide)) {
    if ('run' in step) console.log(`to be run: ${step.run}`);
    else if (step.how === 'new' && existsSync(join(root, step.file))) console.log(`is there:  ${step.file}`);
    else {
      apply(root, step);
      console.log(`${step.how === 'new' ? 'written:  ' : 'changed:  '} ${step.file}`);
    }
  }
  return 0;
});
