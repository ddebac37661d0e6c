export * from './feet.ts';
export * from './measure.ts';
export * from './settled.ts';
