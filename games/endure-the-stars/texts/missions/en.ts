import type { Texts } from '@turnpoint/kernel';
import { campaigns } from './campaigns.en.ts';
import { checks } from './checks.en.ts';
import { objectives } from './objectives.en.ts';
import { refuge } from './refuge.en.ts';
import { rules } from './rules.en.ts';
import { stories } from './stories.en.ts';
import { tiles } from './tiles.en.ts';

/** The words of missions, maps and campaigns. */
export const missionTexts: Texts = {
  ...tiles,
  ...objectives,
  ...stories,
  ...rules,
  ...campaigns,
  ...refuge,
  ...checks,
};
