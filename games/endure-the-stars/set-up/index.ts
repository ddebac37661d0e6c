import type { SetUp, SetUpChoice } from '@turnpoint/catalogue';
import { beginningOf, campaignOf, campaignSaid, FIRST_CAMPAIGN } from '../content/campaigns/index.ts';
import { type OwnMission, saidOf, TEAM, usualTeam } from '../content/index.ts';
import type { Options } from '../rules/index.ts';
import { texts } from './texts.ts';

const SEATS = ['1', '2', '3', '4', '5', '6'] as const;
const TUTORIAL = 'CG00';

/** What the game's own part of the form hands over; the rules judge it. */
export interface Own {
  readonly mission?: string;
  readonly team?: number;
  readonly campaign?: string;
  /** Where the campaign begins, of those that it offers. */
  readonly first?: string;
}

/** As many as were wished for, as far as every seat leads somebody (ETS-2.7). */
const teamOf = (wished: number | undefined, seats: number): number =>
  Math.min(TEAM.max, Math.max(TEAM.min, seats, wished ?? usualTeam(seats)));

function optionsOf({ mode, signs, own, agreed }: SetUpChoice): Options {
  const { mission, team: wished, campaign = FIRST_CAMPAIGN, first } = (own ?? {}) as Own;
  const team = teamOf(wished, signs.length);
  const usual = { team, timed: false, ...agreed };
  if (mode !== 'campaign') return { mission: mission ?? TUTORIAL, ...usual };
  return { mission: beginningOf(campaignOf(campaign), first), ...usual, campaign };
}

/** A kept mission without its proof. Whether it breaks a rule is for the rules to say. */
function ownFrom(kept: string): Own | null {
  try {
    const { mission, texts } = JSON.parse(kept) as OwnMission;
    return mission.tiles.length === 0 ? null : { mission: JSON.stringify({ mission, texts }) };
  } catch {
    return null;
  }
}

export const setUp: SetUp = {
  texts,
  modes: ['mission', 'campaign'].map((id) => ({ id, seats: [1, SEATS.length], size: null, puzzle: false })),
  signs: SEATS,
  levels: [1, 2],
  agreements: [{ id: 'timed', clause: 'ETS-3.14', values: () => [false, true] }],
  options: optionsOf,
  ownFrom,
  modeOf: (options) => ((options as Options).campaign === undefined ? 'mission' : 'campaign'),
  nameOf: (options) => saidOf((options as Options).mission, 'mission'),
  campaign: {
    nameOf: (options) => {
      const { campaign } = options as Options;
      return campaign === undefined ? null : campaignSaid(campaign, 'title');
    },
    onTo: { key: 'campaign.on-to' },
    wayOf: (options) => {
      const { mission, team } = options as Options;
      return { key: 'campaign.way', args: { mission: saidOf(mission, 'mission'), team } };
    },
  },
  signsOf: () => SEATS,
  // All cards lie open but those that nobody knows.
  hidesHands: () => false,
  daily: 'mission',
};
