export { type Better, better, type Question, type Rival, type Trying } from './better.ts';
export { type Ask, type Chances, drawn, isSketched, nextAsk } from './chances.ts';
export { type TurningPoint, turningPointsOf } from './turning-points.ts';
export { type Exchange, endsOf, exchangesOf, type Turn } from './turns.ts';
