import { titleSign } from '../parts/Title.svelte';

interface Words {
  readonly title: string;
  readonly body: string;
}

/** Says in the tab's title that it is one's turn, and by a notification when nobody looks at the page, until it is ended. */
export function tellMyTurn(words: Words): () => void {
  titleSign.isMyTurn = true;
  const shown = document.hidden ? notify(words) : null;
  const take = () => void shown?.then((close) => close());
  document.addEventListener('visibilitychange', take, { once: true });
  return () => {
    titleSign.isMyTurn = false;
    document.removeEventListener('visibilitychange', take);
    take();
  };
}

/** By the service worker where there is one: Android knows no other way. Gives what takes it away. */
async function notify({ title, body }: Words): Promise<() => void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return () => {};
  const tag = location.href;
  const worker = (await navigator.serviceWorker?.getRegistration())?.active;
  if (worker) {
    worker.postMessage({ tag, title, body });
    return () => worker.postMessage({ tag, title: null });
  }
  try {
    const shown = new Notification(title, { body, tag });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
    return () => shown.close();
  } catch {
    // Android, before there is a service worker.
    return () => {};
  }
}
