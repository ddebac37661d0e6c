import type { Types } from '@turnpoint/kernel';
import type { GameTable, Part } from '@turnpoint/ui';
import { flushSync, mount, unmount } from 'svelte';

/** The size that games draw their pictures at, and how much larger they are drawn to stay sharp. */
const [WIDE, HIGH, SHARP] = [560, 360, 2];

type Shown = GameTable<Types>['picture'] extends Part<infer Props> ? Props : never;

/** The board at a moment, as the game draws it, ready for a canvas; null where it draws none. */
export async function boardPicture(
  { picture }: Pick<GameTable<Types>, 'picture'>,
  props: Shown,
): Promise<HTMLImageElement | null> {
  const { default: Picture } = await picture.component();
  const place = document.createElement('div');
  const drawn = mount(Picture, { target: place, props });
  flushSync();
  const svg = place.querySelector('svg');
  const text = svg === null ? null : await standalone(svg);
  await unmount(drawn);
  return text === null ? null : imageOf(text);
}

/** One svg with everything in it: a picture in a canvas can fetch nothing. */
async function standalone(svg: SVGSVGElement): Promise<string> {
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  svg.setAttribute('width', String(WIDE * SHARP));
  svg.setAttribute('height', String(HIGH * SHARP));
  const faces = await facesIn(svg.outerHTML);
  if (faces !== '') {
    const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
    style.textContent = faces;
    svg.prepend(style);
  }
  return new XMLSerializer().serializeToString(svg);
}

async function imageOf(text: string): Promise<HTMLImageElement> {
  const image = new Image(WIDE * SHARP, HIGH * SHARP);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  return image;
}

/** The faces that a picture is lettered in, as data. */
async function facesIn(markup: string): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => rulesOf(sheet));
  const used = rules.filter((rule) => markup.includes(familyOf(rule)));
  const texts = await Promise.all(used.map(embedded));
  return texts.join('');
}

function rulesOf(sheet: CSSStyleSheet): CSSFontFaceRule[] {
  try {
    return [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule);
  } catch {
    // A sheet from elsewhere tells nobody what is in it.
    return [];
  }
}

const familyOf = ({ style }: CSSFontFaceRule): string => style.getPropertyValue('font-family').replace(/["']/g, '');

async function embedded(rule: CSSFontFaceRule): Promise<string> {
  const [, address] = /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue('src')) ?? [];
  if (address === undefined) return '';
  const base = rule.parentStyleSheet?.href ?? location.href;
  const file = await fetch(new URL(address, base)).catch(() => null);
  if (file === null || !file.ok) return '';
  const data = await dataOf(await file.blob());
  const weight = rule.style.getPropertyValue('font-weight') || 'normal';
  return `@font-face{font-family:"${familyOf(rule)}";font-weight:${weight};src:url(${data})}`;
}

function dataOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
