import type { Svg } from '../draw/svg.ts';

export interface Faded {
  readonly id: string;
  /** Of the window without its fringe. */
  readonly width: number;
  readonly height: number;
  readonly fringe: number;
}

/** The mask that lets the window through and fades its fringe out: 60 % beside the window, nothing at the far side. */
export function fadeMask({ id, width, height, fringe }: Faded): Svg {
  const full = { width: width + 2 * fringe, height: height + 2 * fringe };
  const stops = (length: number, colour: string, alphas: readonly number[]) => {
    const edge = fringe / length;
    return [0, edge, edge, 1 - edge, 1 - edge, 1]
      .map((at, i) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${alphas[i]}"/>`)
      .join('');
  };
  const box = `x="${-fringe}" y="${-fringe}" width="${full.width}" height="${full.height}"`;
  return [
    `<linearGradient id="${id}-x">${stops(full.width, '#fff', [0, 0.6, 1, 1, 0.6, 0])}</linearGradient>`,
    `<linearGradient id="${id}-y" x2="0" y2="1">${stops(full.height, '#000', [1, 0.4, 0, 0, 0.4, 1])}</linearGradient>`,
    `<mask id="${id}-fade" maskUnits="userSpaceOnUse" ${box}>`,
    `<rect ${box} fill="url(#${id}-x)"/><rect ${box} fill="url(#${id}-y)"/></mask>`,
  ].join('');
}
