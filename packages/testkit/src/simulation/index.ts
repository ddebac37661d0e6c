export { PLANTED, type Planted } from './plant.ts';
export { type Simulated, type Simulation, simulate } from './simulate.ts';
