import { testQuarter } from './quarter.ts';

testQuarter(1);
