export * from './measure.ts';
export * from './settled.ts';
