import type { Figures } from './figures.ts';

const SIZE = 320;
const EDGE = 36;

/** Promised from left to right, came true from bottom to top: what is true lies on the diagonal. */
export function plotOf({ bins }: Figures): string {
  const x = (share: number) => (EDGE + share * (SIZE - 2 * EDGE)).toFixed(1);
  const y = (share: number) => (SIZE - EDGE - share * (SIZE - 2 * EDGE)).toFixed(1);
  const grid = [0, 0.25, 0.5, 0.75, 1].flatMap((share) => [
    `<path d="M${x(share)} ${y(0)}V${y(1)}M${x(0)} ${y(share)}H${x(1)}" stroke="#8886" />`,
    `<text x="${x(share)}" y="${SIZE - 14}" text-anchor="middle">${100 * share}</text>`,
    `<text x="${EDGE - 6}" y="${y(share)}" text-anchor="end" dominant-baseline="middle">${100 * share}</text>`,
  ]);
  const dots = bins.flatMap((bin) => {
    if (bin === null) return [];
    const { promised, came, between, points } = bin;
    const [low, high] = between;
    return [
      `<path d="M${x(promised)} ${y(low)}V${y(high)}" stroke="#1a7f5a" stroke-width="2" />`,
      `<circle cx="${x(promised)}" cy="${y(came)}" r="${(2 + Math.sqrt(points) / 3).toFixed(1)}" fill="#1a7f5a" />`,
    ];
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}" font-family="sans-serif" font-size="11" fill="#777">`,
    ...grid,
    `<path d="M${x(0)} ${y(0)}L${x(1)} ${y(1)}" stroke="#b5651d" stroke-dasharray="5 4" />`,
    ...dots,
    `<text x="${SIZE / 2}" y="${SIZE - 2}" text-anchor="middle">promised, %</text>`,
    `<text transform="translate(10 ${SIZE / 2}) rotate(-90)" text-anchor="middle">came true, %</text>`,
    '</svg>',
    '',
  ].join('\n');
}
