export interface Wave {
  readonly path: string;
  readonly isBright: boolean;
  readonly opacity: number;
}

const WAVES = 15;
const STEP = 60;

/** Flowing lines over a stream 1200 long and 230 wide. */
export function waves(seed: number): Wave[] {
  return Array.from({ length: WAVES }, (_, k) => {
    const y = 10 + (k * 210) / (WAVES - 1);
    const swing = 5 + ((k * 7 + seed) % 5) * 1.8;
    const phase = k * 1.3 + seed;
    let path = `M-10 ${y.toFixed(1)}`;
    for (let x = 0; x <= 1200; x += STEP) {
      const bend = y + Math.sin(x / 150 + phase) * swing * 1.6;
      const end = y + Math.sin((x + STEP) / 130 + phase * 0.7) * swing;
      path += `Q${x + STEP / 2} ${bend.toFixed(1)} ${x + STEP} ${end.toFixed(1)}`;
    }
    return { path, isBright: k % 3 === 0, opacity: 0.08 + 0.1 * Math.abs(Math.sin(k * 1.7 + seed)) };
  });
}
