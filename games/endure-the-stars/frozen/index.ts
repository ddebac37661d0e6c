// Made by npm run rules:freeze. What is listed here stays as it is.
import type { Frozen } from '@turnpoint/catalogue';

export const frozen: Frozen = {
  '1.0': {
    file: '1.0.js',
    sha256: 'e815a4c5aa099b296bbbced45565fcd824556b66a2bf8c8b9598cf6221012c83',
    bytes: 232935,
    load: () => import('./1.0.js'),
  },
  '1.1': {
    file: '1.1.js',
    sha256: '435119a9724d92b9239b96e2112184e216f70b6144665aaff1bd1754cbf2addc',
    bytes: 232982,
    load: () => import('./1.1.js'),
  },
  '1.2': {
    file: '1.2.js',
    sha256: 'f7f8445c75a0ef05dd986c844f56bdaa812aaa79725adb8b9c5f720a2a2544b8',
    bytes: 233906,
    load: () => import('./1.2.js'),
  },
  '1.3': {
    file: '1.3.js',
    sha256: 'd89c39b4713edb329604c67b8b3f97ffe1356f0ff7c8b461610ef0b55816cddc',
    bytes: 235017,
    load: () => import('./1.3.js'),
  },
  '1.4': {
    file: '1.4.js',
    sha256: '80175ad9a76ccaaabac47a8ec1518a1050c44435cdd6f313f12e33dc3d3c5ca2',
    bytes: 238476,
    load: () => import('./1.4.js'),
  },
  '1.5': {
    file: '1.5.js',
    sha256: '94f3088d76e5dcca1f2105caf8d7964753350d98ba25e1cf2edc3352e2bc3b12',
    bytes: 239636,
    load: () => import('./1.5.js'),
  },
};
