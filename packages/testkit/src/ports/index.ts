export { examinePorts } from './examine.ts';
export { HandClock, type MakeHost, outsideOf } from './outside.ts';
export { examineReview } from './review.ts';
export { staged } from './staged.ts';
export { type Present, playTogether, type Together } from './together.ts';
