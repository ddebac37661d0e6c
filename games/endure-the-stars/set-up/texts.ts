import type { SetUp } from '@turnpoint/catalogue';
import type { Texts } from '@turnpoint/kernel';

const SEATS = ['1', '2', '3', '4', '5', '6'];

/** A seat's colour goes with its place, so all bear one name. */
const words = (texts: Texts, leader: string): Texts => ({
  ...texts,
  ...Object.fromEntries(SEATS.map((seat) => [`colour.${seat}`, leader])),
});

export const texts: NonNullable<SetUp['texts']> = {
  en: words(
    {
      'mode.mission': 'One mission',
      'mode.campaign': 'Campaign',
      'campaign.on-to': 'On to The Refuge, then',
      'campaign.way': '{mission}, {team} survivors',
    },
    'Leader',
  ),
  de: words(
    {
      'mode.mission': 'Eine Mission',
      'mode.campaign': 'Kampagne',
      'campaign.on-to': 'In die Zuflucht, dann',
      'campaign.way': '{mission}, {team} Überlebende',
    },
    'Leitung',
  ),
};
