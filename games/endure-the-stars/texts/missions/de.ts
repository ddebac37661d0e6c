import type { Texts } from '@turnpoint/kernel';
import { campaigns } from './campaigns.de.ts';
import { checks } from './checks.de.ts';
import { objectives } from './objectives.de.ts';
import { refuge } from './refuge.de.ts';
import { rules } from './rules.de.ts';
import { stories } from './stories.de.ts';
import { tiles } from './tiles.de.ts';

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
