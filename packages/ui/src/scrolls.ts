/** `{@attach scrolls}`: towards where there is more of an element to scroll to, its edge fades (`[data-more]` in the styles). */
export function scrolls(element: HTMLElement): () => void {
  const tell = () => {
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = element;
    const more = [
      ...(scrollLeft > 1 ? ['left'] : []),
      ...(scrollLeft < scrollWidth - clientWidth - 1 ? ['right'] : []),
      ...(scrollTop > 1 ? ['above'] : []),
      ...(scrollTop < scrollHeight - clientHeight - 1 ? ['below'] : []),
    ];
    if (more.length === 0) delete element.dataset.more;
    else element.dataset.more = more.join(' ');
  };
  const sizes = new ResizeObserver(tell);
  const watch = () => {
    sizes.disconnect();
    for (const each of [element, ...element.children]) sizes.observe(each);
    tell();
  };
  let frame = 0;
  const parts = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(watch);
  });
  parts.observe(element, { childList: true, subtree: true });
  element.addEventListener('scroll', tell, { passive: true });
  watch();
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    parts.disconnect();
    element.removeEventListener('scroll', tell);
  };
}
