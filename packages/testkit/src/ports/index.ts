export { examinePorts } from './examine.ts';
export { HandClock, type MakeHost, outsideOf } from './outside.ts';
