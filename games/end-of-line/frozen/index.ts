// Made by npm run rules:freeze. What is listed here stays as it is.
import type { Frozen } from '@turnpoint/catalogue';

export const frozen: Frozen = {
  '1.0': {
    file: '1.0.js',
    sha256: '164b3f7f045165021636b9addb1917feca57f5711e2d8d4998d79c5df2cd5404',
    bytes: 28564,
    load: () => import('./1.0.js'),
  },
};
