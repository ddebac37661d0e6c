// Made by npm run rules:freeze. What is listed here stays as it is.
import type { Frozen } from '@turnpoint/catalogue';

export const frozen: Frozen = {
  '1.0': {
    file: '1.0.js',
    sha256: '8984e7b6711b2ba90a46897ab88f6ccdd4328dc4b914dc0172fafb93a8c4cf72',
    bytes: 66638,
    load: () => import('./1.0.js'),
  },
};
