// Made by npm run rules:freeze. What is listed here stays as it is.
import type { Frozen } from '@turnpoint/catalogue';

export const frozen: Frozen = {
  '1.0': {
    file: '1.0.js',
    sha256: '50df8cfe0977ea9ae30baa6755ce07e6418f218b4ffdaea3e6304d417cc6c90e',
    bytes: 28272,
    load: () => import('./1.0.js'),
  },
};
