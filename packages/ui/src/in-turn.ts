type Work = () => void;

const waiting = new Set<Work>();
let isRunning = false;

/** Each piece of work in a task of its own, in the order in which they came. What is given back takes it out again. */
export function inTurn(work: Work): () => void {
  waiting.add(work);
  if (!isRunning) next();
  return () => {
    waiting.delete(work);
  };
}

function next(): void {
  isRunning = waiting.size > 0;
  if (!isRunning) return;
  setTimeout(() => {
    const [first] = waiting;
    if (first) waiting.delete(first);
    next();
    first?.();
  });
}
