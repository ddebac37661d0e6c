/** Says in the tab's title that it is one's turn, and by a notification when nobody looks at the page. */
export function tellMyTurn(isMine: boolean, words: { readonly title: string; readonly body: string }): () => void {
  const before = document.title;
  if (!isMine) return () => {};
  document.title = `● ${before}`;
  const isAllowed = 'Notification' in window && Notification.permission === 'granted';
  const shown =
    document.hidden && isAllowed ? new Notification(words.title, { body: words.body, tag: location.href }) : null;
  if (shown !== null)
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  return () => {
    document.title = before;
    shown?.close();
  };
}
