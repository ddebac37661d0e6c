import { isCalled } from '../../content/campaigns/index.ts';
import type { Table } from '../types.ts';

/** Was the mission of this name won before, in the campaign that is played (ETS-21.7)? */
export const hasWon = ({ campaign }: Pick<Table, 'campaign'>, name: string): boolean =>
  campaign?.won.some((mission) => isCalled(mission, name)) === true;
