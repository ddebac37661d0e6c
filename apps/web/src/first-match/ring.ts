import { comeIntoSight } from '@turnpoint/ui';
import type { Attachment } from 'svelte/attachments';

/**
 * Rings these spots wherever they are drawn, also when they are drawn anew, until other spots are ringed; one is in sight,
 * and so is the lesson that speaks of it.
 * Once one of them was touched, and where there is none, the button that goes on is ringed.
 */
export function ring(spots: readonly string[], isBegun: boolean): Attachment<HTMLElement> {
  return (lesson) => {
    const goesOn = spots.length === 0 ? '[data-commit], [data-finish]' : isBegun ? '[data-commit]' : null;
    const mark = () => {
      const ringed: HTMLElement[] = [];
      for (const element of document.querySelectorAll<HTMLElement>('[data-spot], [data-commit], [data-finish]')) {
        const isOn =
          goesOn !== null && element.matches(goesOn) && !element.matches(':is([aria-disabled="true"], [data-harm])');
        const isMeant = isOn || (element.dataset.spot ?? '').split(' ').some((name) => spots.includes(name));
        if (isMeant === element.hasAttribute('data-ring')) continue;
        element.toggleAttribute('data-ring', isMeant);
        if (isMeant) ringed.push(element);
      }
      if (ringed.length === 0) return;
      comeIntoSight(ringed);
      lesson.scrollIntoView({ block: 'nearest' });
    };
    mark();
    const observer = new MutationObserver(mark);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['data-spot', 'aria-disabled'],
    });
    return () => {
      observer.disconnect();
      for (const element of document.querySelectorAll('[data-ring]')) element.removeAttribute('data-ring');
    };
  };
}
