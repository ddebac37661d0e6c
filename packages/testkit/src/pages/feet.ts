/** Runs in a page, so it uses nothing from here: words in sight of which the feet of letters (g, p, y) are cut off below. */
export function cutFeet(): string[] {
  const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  const range = document.createRange();
  const isSeen = (element: HTMLElement) =>
    element.checkVisibility() && element.closest('[inert], svg, select') === null;

  /** The lower edge of the nearest part of the page that hides what lies beyond it. */
  const edgeOf = (element: HTMLElement): number => {
    for (let each: HTMLElement | null = element; each !== null; each = each.parentElement) {
      const { overflowY, overflowClipMargin, borderBottomWidth } = getComputedStyle(each);
      if (overflowY !== 'hidden' && overflowY !== 'clip') continue;
      const { bottom, height } = each.getBoundingClientRect();
      // What is only read aloud is one pixel high.
      if (height <= 1) break;
      const margin = overflowY === 'clip' ? Number.parseFloat(overflowClipMargin) || 0 : 0;
      return bottom - Number.parseFloat(borderBottomWidth) + margin;
    }
    return Number.POSITIVE_INFINITY;
  };

  /** How far the letters of the last line reach down, and where they stand. */
  const lastLineOf = (text: Text, { fontStyle, fontWeight, fontSize, fontFamily }: CSSStyleDeclaration) => {
    const boxes = Array.from({ length: text.length }, (_, at) => {
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect();
    });
    const { top, height } = boxes.reduce((a, b) => (b.top > a.top ? b : a));
    const words = [...text.data].filter((_, at) => Math.abs((boxes[at]?.top ?? 0) - top) < 2).join('');
    pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
    const { fontBoundingBoxAscent, fontBoundingBoxDescent, actualBoundingBoxDescent } = pen.measureText(words);
    const line = top + (height - fontBoundingBoxAscent - fontBoundingBoxDescent) / 2 + fontBoundingBoxAscent;
    return { line, foot: line + actualBoundingBoxDescent };
  };

  const cut: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const element = text.parentElement;
    if (element === null || text.data.trim() === '' || !isSeen(element)) continue;
    const edge = edgeOf(element);
    if (edge === Number.POSITIVE_INFINITY) continue;
    const { line, foot } = lastLineOf(text, getComputedStyle(element));
    // Half a pixel is lost in rounding; what stands below the edge itself is scrolled to.
    if (line <= edge && foot > edge + 0.5) cut.push(text.data.trim());
  }
  return cut;
}
