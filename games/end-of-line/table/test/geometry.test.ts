import { commandIn } from '@turnpoint/ui';
import { describe, expect, test } from 'vitest';
import { COLOURS, FACES, LINE_CARDS, layoutOf, WAYS } from '../../content/index.ts';
import { fitArea } from '../area/fit.ts';
import { splitDark } from '../draw/dim.ts';
import { cellAt, mod, opposite, pointOf, stepFrom, turned, waysOut, wayTo } from '../draw/geometry.ts';
import { limitsOf } from '../draw/limits.ts';
import { lineOf, numberCorner, walkBack } from '../draw/lines.ts';
import { nearestLit } from '../draw/nearest.ts';
import { linePath } from '../draw/routes.ts';
import { TABLE_KEYS } from '../keys.ts';
import { CHAPTERS } from '../pages/how-to/chapters.ts';
import { outsideStarts, sketch, startScene } from '../pages/scenes.ts';

const at = (size: number, x: number, y: number) => cellAt(size, { x, y });

describe('the torus', () => {
  test('four steps one way round a 7 by 7 area, three the other, meet', () => {
    const from = at(7, 3, 3);
    for (const way of WAYS) expect(stepFrom(7, from, way, 4)).toBe(stepFrom(7, from, opposite(way), 3));
  });

  test('a cell one or two steps off lies in one direction, also over the edge; farther ones in none', () => {
    expect(wayTo(7, at(7, 6, 2), at(7, 0, 2))).toBe('E');
    expect(wayTo(7, at(7, 1, 0), at(7, 1, 5))).toBe('N');
    expect(wayTo(7, at(7, 1, 1), at(7, 2, 2))).toBeNull();
    expect(wayTo(9, at(9, 1, 1), at(9, 4, 1))).toBeNull();
  });

  test('no face leads back to where the line came from, in any direction', () => {
    for (const face of FACES) for (const way of WAYS) expect(waysOut(face, way)).not.toContain(opposite(way));
    expect(waysOut('FL', 'E')).toEqual(['E', 'N']);
    expect(waysOut('CR', 'S')).toEqual(['W']);
  });

  test('points and cells are each other’s inverse, and rests are never negative', () => {
    for (let cell = 0; cell < 49; cell++) expect(cellAt(7, pointOf(7, cell))).toBe(cell);
    expect(mod(-1, 7)).toBe(6);
    expect(turned('N', -1)).toBe('W');
  });
});

describe('lines', () => {
  const scene = sketch(7, [
    { colour: 'lemon', start: '2,3N', cards: '2,2FR 2,1FL 2,0S 1,1CL' },
    { colour: 'pink', start: '4,3N', cards: '4,2CR 5,2S 6,2S 0,2S' },
  ]);

  test('the line is walked back from the head to the Start card, past a spur', () => {
    const path = walkBack(scene, scene.players[0]!.head).map((cell) => pointOf(7, cell));
    expect(path).toEqual([
      { x: 1, y: 1 },
      { x: 2, y: 1 },
      { x: 2, y: 2 },
      { x: 2, y: 3 },
    ]);
  });

  test('what Turnaround left behind is a spur with a knot, and its way out is lost', () => {
    const line = lineOf(scene, 0);
    expect(line.knots).toEqual([{ x: 2.5, y: 0.5 }]);
    expect(line.spurs).toHaveLength(2);
    expect(line.lost).toContainEqual({ centre: { x: 2.5, y: 0.5 }, way: 'N' });
    expect(line.lost).toContainEqual({ centre: { x: 2.5, y: 2.5 }, way: 'E' });
  });

  test('open and closed ways of the head are told apart', () => {
    const line = lineOf(scene, 1);
    expect(line.open).toEqual([{ centre: { x: 0.5, y: 2.5 }, way: 'E' }]);
    expect(line.closed).toEqual([]);
    const cut = { ...scene, players: scene.players.map((player) => ({ ...player, open: [] })) };
    expect(lineOf(cut, 1).closed).toHaveLength(1);
  });

  test('the path is lifted exactly where the line goes over the edge', () => {
    expect(linePath(lineOf(scene, 1).live, 10).match(/M/g)).toHaveLength(2);
    expect(linePath(lineOf(scene, 0).live, 10).match(/M/g)).toHaveLength(1);
  });

  test('a line that crosses a card of the team-mate has a bridge over it', () => {
    const team = sketch(5, [
      { colour: 'lemon', start: '0,2E', cards: '1,2S 3,2CL' },
      { colour: 'sky', start: '2,4N', cards: '2,3S 2,2S 2,1CR' },
    ]);
    expect(lineOf(team, 0).bridges).toEqual([{ centre: { x: 2.5, y: 2.5 }, way: 'E', out: 'E' }]);
    expect(lineOf(team, 1).bridges).toEqual([]);
  });

  test('a line goes dark from its head back, and one that is out has no light', () => {
    const line = lineOf(scene, 1);
    const { bright, dim } = splitDark(line, new Set(line.cells.slice(-2)));
    expect(bright.live).toHaveLength(line.live.length - 2);
    expect(bright.head).toBeNull();
    expect(dim?.live).toHaveLength(2);
    expect(splitDark({ ...line, out: true }, new Set()).bright.live).toEqual([]);
  });

  test('the initiative never sits on a way out beside the way in, but on a cross and a tee it must', () => {
    for (const face of FACES) {
      for (const way of WAYS) {
        const { x, y } = numberCorner(face, way);
        const side = Math.abs(way === 'N' || way === 'S' ? x : y);
        expect(side).toBeCloseTo(0.33);
        if (LINE_CARDS[face].ways.includes('L') && LINE_CARDS[face].ways.includes('R')) continue;
        const outs = waysOut(face, way);
        const beside = way === 'N' || way === 'S' ? (x > 0 ? 'E' : 'W') : y > 0 ? 'S' : 'N';
        expect(outs).not.toContain(beside);
      }
    }
  });
});

describe('EOL-3.4 the limits as they come into being', () => {
  const area = (cards: string) => {
    const { cells } = sketch(7, [
      { colour: 'lemon', start: '2,3N', cards },
      { colour: 'pink', start: '4,3N', cards: '' },
    ]);
    return limitsOf({ mode: 'versus', size: 7, cells }, 2);
  };

  test('they begin with the Start cards, the empty column between them included', () => {
    expect(area('')).toEqual({ x: { from: 2, span: 3 }, y: { from: 3, span: 1 } });
  });

  test('cards push them out on either side, over the edge too', () => {
    expect(area('2,2S 2,1CL 1,1S 0,1S 6,1S')).toEqual({ x: { from: 6, span: 6 }, y: { from: 1, span: 3 } });
  });

  test('they are fixed once an axis is spanned', () => {
    expect(area('2,2S 2,1S 2,0S 2,6S 2,5S 2,4CR').y.span).toBe(7);
  });
});

describe('choosing by direction', () => {
  const lit = [at(7, 3, 2), at(7, 4, 3), at(7, 0, 3)];

  test('the nearest lit cell on the shorter way round', () => {
    expect(nearestLit(7, at(7, 3, 3), lit, 'N')).toBe(at(7, 3, 2));
    expect(nearestLit(7, at(7, 3, 3), lit, 'E')).toBe(at(7, 4, 3));
    expect(nearestLit(7, at(7, 3, 3), lit, 'W')).toBe(at(7, 0, 3));
    expect(nearestLit(7, at(7, 6, 3), [at(7, 0, 3)], 'E')).toBe(at(7, 0, 3));
  });

  test('none where none lies that way', () => {
    expect(nearestLit(7, at(7, 3, 3), lit, 'S')).toBeNull();
  });

  test('keys: cards, and arrows with their three meanings', () => {
    expect(commandIn(TABLE_KEYS, '3')).toEqual({ do: 'card', index: 2 });
    expect(commandIn(TABLE_KEYS, '6')).toBeNull();
    expect(commandIn(TABLE_KEYS, 'ArrowUp')).toEqual({ do: 'towards', way: 'N' });
    expect(commandIn(TABLE_KEYS, 'Shift+ArrowUp')).toEqual({ do: 'pan', way: 'N' });
    expect(commandIn(TABLE_KEYS, 'Alt+ArrowUp')).toEqual({ do: 'walk', way: 'N' });
  });
});

describe('room for the area', () => {
  test('a desktop shows all of it, each size as large as fits', () => {
    for (const size of [5, 7, 9, 11, 13]) {
      const fit = fitArea({ width: 820, height: 620 }, size, size === 5);
      expect(fit).toMatchObject({ cols: size, rows: size, zoomed: false });
      expect(fit.cell * (size + fit.below) + 2 * fit.fringe + fit.axis).toBeLessThanOrEqual(620);
    }
  });

  test('a phone zooms from 9 by 9 on, so that a finger hits every cell', () => {
    expect(fitArea({ width: 390, height: 410 }, 7, false).zoomed).toBe(false);
    for (const size of [9, 11, 13]) {
      const fit = fitArea({ width: 390, height: 410 }, size, false);
      expect(fit.zoomed).toBe(true);
      expect(fit.cell).toBeGreaterThanOrEqual(44);
      expect(fit.cols * fit.cell).toBeLessThanOrEqual(390);
    }
  });
});

describe('a low room', () => {
  test('what lies beyond the edges gives way before a part of the area does', () => {
    const fit = fitArea({ width: 390, height: 318 }, 7, false);
    expect(fit).toMatchObject({ rows: 7, zoomed: false });
    expect(fit.cell).toBeGreaterThanOrEqual(44);
    expect(fit.cell * 7 + 2 * fit.fringe).toBeLessThanOrEqual(318);
  });
});

describe('pictures', () => {
  test('every picture of the how-to page is a position that can be laid', () => {
    expect(CHAPTERS.flatMap(({ pictures }) => pictures).length).toBeGreaterThan(5);
    expect(() => sketch(5, [{ colour: 'sky', start: '2,2N', cards: '2,1S 3,1S' }])).toThrow('3,1S');
  });

  test('EOL-13.10 the set-up shows Start cards inside the area, EOL-10.5 and 11.5 or below its edge', () => {
    const royale = { mode: 'battle-royale', colours: COLOURS.slice(0, 5) } as const;
    expect(startScene(royale, 5).cells.filter((card) => card !== null)).toHaveLength(5);
    expect(outsideStarts(royale, 5)).toEqual([]);
    const together = { mode: 'co-op', colours: COLOURS.slice(0, 2) } as const;
    expect(startScene(together, 2).cells.every((card) => card === null)).toBe(true);
    expect(outsideStarts(together, 2).map(({ x }) => x)).toEqual(layoutOf('co-op', 2).places.map(({ x }) => x));
  });
});
