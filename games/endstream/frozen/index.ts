// Made by npm run rules:freeze. What is listed here stays as it is.
import type { Frozen } from '@turnpoint/catalogue';

export const frozen: Frozen = {
  '1.0': {
    file: '1.0.js',
    sha256: 'd8fbdcbcebe7d2da9d018060fabde406a4912ed565c1edc3243dc2758b93d460',
    bytes: 81005,
    load: () => import('./1.0.js'),
  },
};
