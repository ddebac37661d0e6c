export * from './feet.ts';
export * from './hindered.ts';
export * from './measure.ts';
export * from './settled.ts';
