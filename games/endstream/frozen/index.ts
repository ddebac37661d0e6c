// Made by npm run rules:freeze. What is listed here stays as it is.
import type { Frozen } from '@turnpoint/catalogue';

export const frozen: Frozen = {
  '1.0': {
    file: '1.0.js',
    sha256: '98acf803ebb3eb987f9bac12ed493f7d0191267582a592e4a4ced0a992e5f2d8',
    bytes: 80745,
    load: () => import('./1.0.js'),
  },
};
