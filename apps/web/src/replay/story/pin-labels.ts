/** A pin of the graph with its sentence. */
export interface Pin {
  readonly x: number;
  readonly y: number;
  readonly says: string;
}

/** Where a sentence stands beside its pin; what has no room is cut off there. */
export interface PinLabel {
  readonly left: number;
  /** Of its middle. */
  readonly y: number;
  readonly width: number;
  /** Of the pin. */
  readonly side: 'left' | 'right';
}

interface Room {
  /** What is in sight of the graph: a long one is scrolled. */
  readonly from: number;
  readonly to: number;
  readonly height: number;
  /** The height of the graph's line anywhere along it. */
  lineAt(x: number): number;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Of a letter on average, of a line of them, of a pin with the air around it. */
const LETTER = 6.8;
const HIGH = 18;
const PIN = 15;
/** Less says nothing. */
const LEAST = 96;
/** The name of the graph stands in one corner, its scale at the other end. */
const CORNER = { width: 104, height: 24 };
const SCALE = 60;

/** Pins that would cover each other, one above the other. */
export function laidApart<P extends Pin>(pins: readonly P[], height: number): P[] {
  const laid: P[] = [];
  for (const pin of pins) {
    const under = laid.find(({ x, y }) => Math.abs(x - pin.x) < 2 * PIN && Math.abs(y - pin.y) < 2 * PIN);
    const away = under && under.y + (under.y < height / 2 ? 2 : -2) * PIN;
    laid.push({ ...pin, y: away ?? pin.y });
  }
  return laid;
}

/**
 * The sentences of pins, each beside its own: where it covers neither another pin nor another sentence, nor the line where
 * that can be. The first come first; null where there is no room, or the pin is not in sight.
 */
export function pinLabels(pins: readonly Pin[], { from, to, height, lineAt }: Room): (PinLabel | null)[] {
  const taken: Box[] = [
    { left: from, right: from + CORNER.width, top: 0, bottom: CORNER.height },
    { left: to - SCALE, right: to, top: 0, bottom: height },
  ];
  const round = pins.map(({ x, y }): Box => ({ left: x - PIN, right: x + PIN, top: y - PIN, bottom: y + PIN }));
  return pins.map(({ x, y, says }, own) => {
    if (x < from || x > to) return null;
    const wanted = says.length * LETTER + 8;
    const places = [-22, 22, -40, 40, 0].flatMap((by) => {
      const at = y + by;
      if (at < HIGH / 2 || at > height - HIGH / 2) return [];
      const others = [...taken, ...round.filter((_, i) => i !== own)];
      const beside = others.filter(({ top, bottom }) => bottom > at - HIGH / 2 && top < at + HIGH / 2);
      const near = by === 0 ? PIN + 2 : PIN / 2;
      const right = Math.min(to, ...beside.filter((one) => one.right > x + near).map((one) => one.left)) - 4;
      const left = Math.max(from, ...beside.filter((one) => one.left < x - near).map((one) => one.right)) + 4;
      return [
        { side: 'right' as const, left: x + near, y: at, width: Math.min(wanted, right - x - near) },
        {
          side: 'left' as const,
          left: Math.max(left, x - near - wanted),
          y: at,
          width: Math.min(wanted, x - near - left),
        },
      ];
    });
    const worth = (place: PinLabel) => place.width - (crosses(place) ? wanted / 2 : 0) - Math.abs(place.y - y) / 10;
    const best = places
      .filter((place) => place.width >= Math.min(LEAST, wanted))
      .reduce<PinLabel | null>((most, one) => (most === null || worth(one) > worth(most) ? one : most), null);
    if (best !== null)
      taken.push({ left: best.left, right: best.left + best.width, top: best.y - HIGH / 2, bottom: best.y + HIGH / 2 });
    return best;
  });

  function crosses({ left, y, width: long }: PinLabel): boolean {
    return [0, 0.25, 0.5, 0.75, 1].some((part) => Math.abs(lineAt(left + part * long) - y) < HIGH / 2);
  }
}
