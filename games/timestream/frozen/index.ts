// Made by npm run rules:freeze. What is listed here stays as it is.
import type { Frozen } from '@turnpoint/catalogue';

export const frozen: Frozen = {
  '1.0': {
    file: '1.0.js',
    sha256: 'd9b461fe6ebda3b0c3c176e252ea4c9238662fe8f6d4013b77b8110e4b14f02a',
    bytes: 67232,
    load: () => import('./1.0.js'),
  },
};
