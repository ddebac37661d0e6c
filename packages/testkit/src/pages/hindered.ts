/**
 * Runs in a page, so it uses nothing from here: what of it can neither be touched nor read, `<kind>: <what>`.
 * `away`: it lies beyond an edge where nothing scrolls. `unsigned`: it is scrolled to, and nothing says so. `covered`: its
 * middle lies under something else. `under`: its words do. `broken`: a word of it is broken inside.
 */
export function hindered(within = 'body'): string[] {
  const TOUCHED =
    'a[href], button, select, textarea, summary, input:not([type="hidden"]), [role="button"], [role="tab"], [role="gridcell"]';
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const isThere = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    // What is only read aloud is one pixel large; the veil behind a sheet is named by the sheet's own button.
    // What comes with hover or focus has no height until then.
    const isShut =
      element.parentElement?.clientHeight === 0 && getComputedStyle(element.parentElement).overflowY === 'hidden';
    return (
      !isShut &&
      isThere &&
      width > 1 &&
      height > 1 &&
      element.closest('[inert], [aria-hidden="true"], .visually-hidden') === null
    );
  };

  /** As it is called whatever match is played: without its numbers, and one card like another. */
  const nameOf = (element: Element) => {
    const at = element.closest('[data-spot], [data-hand], [data-answer], [data-choice]') ?? element;
    const { spot, answer, choice } = (at as HTMLElement).dataset;
    const named =
      spot?.split(' ')[0]?.replace(/-.*/, '') ?? answer ?? choice ?? (at.hasAttribute('data-hand') ? 'hand' : null);
    if (named !== null) return named;
    const said = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return said.trim().replace(/\s+/g, ' ').replace(/\d+/g, '0').slice(0, 40);
  };

  // What is drawn only once it comes into sight would not be in time.
  const drawn = new CSSStyleSheet();
  drawn.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(drawn);
  const found = new Set<string>();
  const tell = (kind: string, element: Element, more = '') => found.add(`${kind}: ${nameOf(element)}${more}`);

  type Axis = 'x' | 'y';
  const AXES = ['x', 'y'] as const;
  const TOWARDS = { x: ['left', 'right'], y: ['above', 'below'] } as const;
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    const known = styles.get(element);
    if (known) return known;
    const style = getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  const scrolled = (element: Element, axis: Axis) => {
    if (element === document.scrollingElement) return axis === 'y';
    const { overflowX, overflowY } = styleOf(element);
    const overflow = axis === 'x' ? overflowX : overflowY;
    const room = axis === 'x' ? element.scrollWidth - element.clientWidth : element.scrollHeight - element.clientHeight;
    return (overflow === 'auto' || overflow === 'scroll') && room > 1;
  };
  const isEdge = (element: Element, axis: Axis) => {
    const { overflowX, overflowY } = styleOf(element);
    return (axis === 'x' ? overflowX : overflowY) !== 'visible';
  };
  /** What lies within the element's edges, as [from, to]. */
  const portOf = (element: Element, axis: Axis): readonly [number, number] => {
    if (element === document.scrollingElement) return [0, axis === 'x' ? innerWidth : innerHeight];
    const { left, top } = element.getBoundingClientRect();
    const from = axis === 'x' ? left + element.clientLeft : top + element.clientTop;
    return [from, from + (axis === 'x' ? element.clientWidth : element.clientHeight)];
  };
  const sideOf = (element: Element, axis: Axis): readonly [number, number] => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return axis === 'x' ? [left, right] : [top, bottom];
  };
  /** From the nearest to the page itself; what is fixed in the window has the window alone. */
  const around = (element: Element) => {
    const all: Element[] = [];
    let { position } = styleOf(element);
    for (let each = element.parentElement; each !== null; each = each.parentElement) {
      if (position === 'fixed') break;
      const own = styleOf(each);
      if (each === document.body || each === document.documentElement) continue;
      if (position === 'absolute' && own.position === 'static') continue;
      position = own.position;
      all.push(each);
    }
    return position === 'fixed' ? { all, isFixed: true } : { all, isFixed: false };
  };
  const page = document.scrollingElement as Element;

  const moved = new Map<Element, readonly [number, number]>();
  const scroll = (element: Element, axis: Axis, by: number) => {
    if (!moved.has(element)) moved.set(element, [element.scrollLeft, element.scrollTop]);
    if (axis === 'x') element.scrollLeft += by;
    else element.scrollTop += by;
  };

  /** Brings it into sight as a person would, and tells where nothing helps. */
  const bring = (element: Element): boolean => {
    const { all, isFixed } = around(element);
    let isHere = true;
    for (const axis of AXES) {
      for (const each of isFixed ? all : [...all, page]) {
        const [from, to] = sideOf(element, axis);
        const [start, end] = portOf(each, axis);
        const [before, after] = [start - from, to - end];
        if (before <= 1 && after <= 1) continue;
        if (scrolled(each, axis)) {
          const [less, more] = TOWARDS[axis];
          const signs = each.getAttribute('data-more')?.split(' ') ?? [];
          const isSaid = each === page || moved.has(each) || signs.includes(before > 1 ? less : more);
          if (!isSaid && !each.hasAttribute('data-board') && each.closest('[data-board]') === null)
            tell('unsigned', element);
          // What is larger than its place shows its middle.
          scroll(each, axis, (from + to) / 2 - (start + end) / 2);
        } else if (isEdge(each, axis) || each === page) {
          const size = to - from;
          // A frame's line may be lost.
          if (Math.max(before, after) > Math.min(3, size / 8)) isHere = false;
        }
      }
    }
    if (isFixed) {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) isHere = false;
    }
    return isHere;
  };
  const back = () => {
    for (const [element, [left, top]] of moved) {
      element.scrollLeft = left;
      element.scrollTop = top;
    }
    moved.clear();
  };

  const tops = [...document.querySelectorAll('dialog[open], .rail.open, [data-inspector].pinned')].filter(isSeen);
  const parts = tops.length > 0 ? tops.slice(-1) : [...document.querySelectorAll(within)];

  const isOnBoard = (element: Element) => element.closest('[data-board], [role="grid"]') !== null;
  /** Of a board only what is asked for now. */
  const isLit = (element: Element) => element.closest('[data-lit="true"], .lit, .legal') !== null;
  const isDrawn = (element: Element) => element instanceof SVGElement || element.closest('svg') !== null;
  const targets = parts
    .flatMap((part) => [...part.querySelectorAll(TOUCHED)])
    // A field inside its label is touched through it.
    .map((target) => target.closest('label') ?? target)
    .filter(
      (target, n, all) =>
        all.indexOf(target) === n &&
        isSeen(target) &&
        !isDrawn(target) &&
        (!isOnBoard(target) || isLit(target)) &&
        !target.matches('[href="#main"]'),
    );
  const isFree = (target: Element) => {
    const { left, top, width, height } = target.getBoundingClientRect();
    // A link in a sentence may go on in the next line.
    const [line] = styleOf(target).display === 'inline' ? target.getClientRects() : [];
    const at = line ?? { left, top, width, height };
    const shares = !isOnBoard(target) ? [0.5] : [0.5, 0.1, 0.3, 0.7, 0.9];
    const points = shares.flatMap((x) => shares.map((y) => [at.left + x * at.width, at.top + y * at.height]));
    // Of a card in a fan its edge is enough, and of a place on a board what pieces leave free.
    if (target.closest('[data-hand]') !== null) points.push([left + 12, top + 20]);
    const hits = points.map(([x = 0, y = 0]) => document.elementFromPoint(x, y));
    return hits.some((hit) => hit !== null && (target.contains(hit) || hit.contains(target))) || hits[0];
  };
  const isWhole = (target: Element) => {
    const { left, top, right, bottom } = target.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return false;
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const points = [
      [x, y],
      [left + 2, y],
      [right - 2, y],
      [x, top + 2],
      [x, bottom - 2],
    ] as const;
    return points.every(([x, y]) => target.contains(document.elementFromPoint(x, y)));
  };
  for (const target of targets) {
    if (isWhole(target)) continue;
    const isHere = bring(target);
    if (isHere && isFree(target) !== true) {
      // What stays at an edge while the rest is scrolled may lie over it.
      for (const each of [...around(target).all, page]) {
        if (!scrolled(each, 'y')) continue;
        const { top, bottom } = target.getBoundingClientRect();
        const [start, end] = portOf(each, 'y');
        scroll(each, 'y', (top + bottom) / 2 - (start + end) / 2);
      }
      const hit = isFree(target);
      if (hit !== true) tell('covered', target, hit ? ` by ${nameOf(hit)}` : '');
    }
    // A board that is larger than its place is moved by dragging.
    if (!isHere && !isOnBoard(target)) tell('away', target);
    back();
  }

  const range = document.createRange();
  const isPainted = (element: Element) => {
    const { backgroundColor, backgroundImage } = styleOf(element);
    const [, alpha = '1'] = backgroundColor.match(/[,/] ?([\d.]+)\)$/) ?? [];
    const isClear =
      backgroundColor === 'rgba(0, 0, 0, 0)' || (backgroundColor.startsWith('rgba') && Number(alpha) < 0.6);
    return (
      !isClear || backgroundImage !== 'none' || element instanceof SVGElement || element instanceof HTMLImageElement
    );
  };
  /** It stays where it is while the rest is scrolled. */
  const isStaying = (element: Element | null): boolean =>
    element !== null && (['fixed', 'sticky'].includes(styleOf(element).position) || isStaying(element.parentElement));
  const texts = parts.flatMap((part) => {
    const words = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const all: Text[] = [];
    while (words.nextNode()) all.push(words.currentNode as Text);
    return all;
  });
  for (const text of texts) {
    const element = text.parentElement;
    if (element === null || text.data.trim() === '' || !isSeen(element) || element.closest('select') !== null) continue;
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()];
    const [first] = lines;
    if (first === undefined) continue;
    // Where there is a dictionary words are broken with a hyphen.
    if (lines.some(({ top }) => Math.abs(top - first.top) > 2) && styleOf(element).hyphens !== 'auto') {
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}’']{2,}/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => top);
        if (tops.some((top) => Math.abs(top - (tops[0] ?? 0)) > 2)) tell('broken', element);
      }
    }
    if (isDrawn(element) || element.closest('[role="log"]') !== null) continue;
    for (const { left, top, width, height } of lines) {
      const at = [left + width / 2, top + height / 2] as const;
      if (element.contains(document.elementFromPoint(...at))) continue;
      const over = document.elementsFromPoint(...at);
      const depth = over.indexOf(element);
      if (depth < 1) continue;
      const cover = over.slice(0, depth).find((each) => isPainted(each) && !element.contains(each) && !isStaying(each));
      if (cover && nameOf(cover) !== nameOf(element)) tell('under', element, ` under ${nameOf(cover)}`);
    }
  }
  document.adoptedStyleSheets.pop();
  return [...found].sort();
}
