/** Runs in a page, so it uses nothing from here: ends when all letters are there and nothing moves that ever comes to rest. */
export async function settled(): Promise<void> {
  await document.fonts.ready;
  const moving = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
  await Promise.all(moving.map(({ finished }) => finished.catch(() => {})));
  await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
}
