// Made by npm run rules:freeze. What is listed here stays as it is.
import type { Frozen } from '@turnpoint/catalogue';

export const frozen: Frozen = {
  '1.0': {
    file: '1.0.js',
    sha256: '6fc226fa257fb22574b6ef7082ea624c98ba5e69d0b1e771e49a204d74d7a88c',
    bytes: 66999,
    load: () => import('./1.0.js'),
  },
};
