// One picture of all moments of a game, at both widths, for who wants to see a table before they start it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** In the order in which somebody meets them. */
const MOMENTS: Readonly<Record<string, string>> = {
  'set-up': 'Set-up',
  'first-match': 'The first match teaches itself',
  target: 'My turn: what is lit can be touched',
  middle: 'In the middle',
  warning: 'A warning before a mistake',
  'their-turn': 'Their turn',
  end: 'The end',
};
const HEIGHT = 360;

/** Draws on an empty page what lies in the folder, and keeps it there as `<game>.jpg`. */
export async function drawSheet(page: Page, folder: string, game: string): Promise<void> {
  const picture = (moment: string, width: number) => {
    const file = join(folder, `${game}-${moment}-${width}.png`);
    if (!existsSync(file)) return '';
    return `<img src="data:image/png;base64,${readFileSync(file, 'base64')}" alt="">`;
  };
  // Not every match has every moment: nobody may have been about to err.
  const cells = Object.entries(MOMENTS).flatMap(([moment, said]) => {
    const pictures = [1440, 390].map((width) => picture(moment, width)).join(' ');
    return pictures.trim() === '' ? [] : [`<figure><figcaption>${said}</figcaption>${pictures}</figure>`];
  });
  await page.setContent(`<style>
    body { display: grid; grid-template-columns: max-content max-content; gap: 20px; width: max-content; margin: 0; padding: 20px; background: #0f1218; }
    figure { margin: 0; }
    figcaption { padding-bottom: 6px; color: #aab4c3; font: 16px sans-serif; }
    img { height: ${HEIGHT}px; border-radius: 6px; }
  </style>${cells.join('')}`);
  await page.locator('body').screenshot({ path: join(folder, `${game}.jpg`), type: 'jpeg', quality: 78 });
}
