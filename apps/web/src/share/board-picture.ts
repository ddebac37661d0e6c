import type { Types } from '@turnpoint/kernel';
import { type Box, type GameTable, type Part, partFor } from '@turnpoint/ui';
import { flushSync, mount, unmount } from 'svelte';

/** The size that games draw their pictures at. */
const WHOLE = { width: 560, height: 360 };
/** How many dots a picture is wide, to stay sharp. */
const DOTS = 1280;
/** What is cut to what is marked has these proportions, and is never narrower: one should know where on the board it is. */
const CUT = { width: 4, height: 3 };
const LEAST = 250;

type Shown = GameTable<Types>['picture'] extends Part<infer Props> ? Props : never;

/**
 * The board at a moment, as the game draws it, cut to what is marked and ready for a canvas; null where it draws none. Marked
 * are the first of these spots that lie on the picture.
 */
export async function boardPicture(
  { picture }: Pick<GameTable<Types>, 'picture'>,
  props: Omit<Shown, 'spots'>,
  marks: readonly (readonly string[])[],
): Promise<HTMLImageElement | null> {
  const { default: Picture } = await picture.component();
  const place = document.createElement('div');
  // Drawn out of sight: what lies nowhere cannot be measured.
  place.style.cssText = `position:fixed;left:-2000px;top:0;width:${WHOLE.width}px;height:${WHOLE.height}px`;
  place.inert = true;
  document.body.append(place);
  const draw = (spots: readonly string[]) => {
    const drawn = mount(Picture, { target: place, props: { ...props, spots } });
    flushSync();
    return drawn;
  };
  let drawn = draw([]);
  for (const spots of marks) {
    await unmount(drawn);
    drawn = draw(spots);
    if (place.querySelector('[data-marked]') !== null) break;
  }
  const svg = place.querySelector('svg');
  const part = svg === null ? WHOLE : cutTo(svg);
  const text = svg === null ? null : await standalone(svg, part);
  await unmount(drawn);
  place.remove();
  return text === null ? null : imageOf(text, part);
}

type Size = Pick<Box, 'width' | 'height'>;

/** Cuts a picture to what is marked in it, and tells how large it is then. */
function cutTo(svg: SVGSVGElement): Size {
  svg.setAttribute('width', String(WHOLE.width));
  svg.setAttribute('height', String(WHOLE.height));
  const { left, top } = svg.getBoundingClientRect();
  const marked = [...svg.querySelectorAll('[data-marked]')].map((mark): Box => {
    const { x, y, width, height } = mark.getBoundingClientRect();
    const more = Math.max(0, LEAST - width) / 2;
    return { x: x - left - more, y: y - top, width: width + 2 * more, height };
  });
  if (marked.length === 0) return WHOLE;
  const part = partFor(marked, WHOLE, CUT);
  const { x, y } = svg.viewBox.baseVal;
  svg.setAttribute('viewBox', `${x + part.x} ${y + part.y} ${part.width} ${part.height}`);
  return part;
}

/** One svg with everything in it: a picture in a canvas can fetch nothing. */
async function standalone(svg: SVGSVGElement, { width, height }: Size): Promise<string> {
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  svg.setAttribute('width', String(DOTS));
  svg.setAttribute('height', String(Math.round((DOTS * height) / width)));
  const faces = await facesIn(svg.outerHTML);
  if (faces !== '') {
    const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
    style.textContent = faces;
    svg.prepend(style);
  }
  return new XMLSerializer().serializeToString(svg);
}

async function imageOf(text: string, { width, height }: Size): Promise<HTMLImageElement> {
  const image = new Image(DOTS, Math.round((DOTS * height) / width));
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
