// Made by npm run rules:freeze. What is listed here stays as it is.
import type { Frozen } from '@turnpoint/catalogue';

export const frozen: Frozen = {
  '1.0': {
    file: '1.0.js',
    sha256: 'a7441341cfade6124c7142db99186bc8e6cb56e0c0f9790d33658b971a1d3bf5',
    bytes: 61619,
    load: () => import('./1.0.js'),
  },
};
