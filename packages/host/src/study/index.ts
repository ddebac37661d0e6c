export { type Better, better, type Question, type Rival, type Trying } from './better.ts';
export { type Ask, type Chances, isSketched, nextAsk } from './chances.ts';
export { type Deciding, decidingIn, type Stretch } from './deciding.ts';
export { METHOD } from './method.ts';
export { leastOf, type TurningPoint, turningPointsOf } from './turning-points.ts';
export { type Exchange, exchangesOf, type Turn } from './turns.ts';
