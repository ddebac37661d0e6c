// Made by npm run rules:freeze. What is listed here stays as it is.
import type { Frozen } from '@turnpoint/catalogue';

export const frozen: Frozen = {
  '1.0': {
    file: '1.0.js',
    sha256: '243bacaea778e81dc892ca33bf6b00ba31e09a5a0bca060c14562930831082c1',
    bytes: 61958,
    load: () => import('./1.0.js'),
  },
};
