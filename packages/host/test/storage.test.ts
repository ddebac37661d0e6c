import { CONTRACT } from '@turnpoint/testkit/storage-contract';
import { describe, test } from 'vitest';
import { memoryStorage } from '../src/index.ts';

describe('storage in memory', () => {
  test.each(CONTRACT)('$title', ({ run }) => run(memoryStorage()));
});
