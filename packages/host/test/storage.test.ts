import { describe, test } from 'vitest';
import { memoryStorage } from '../src/index.ts';
import { CONTRACT } from '@turnpoint/testkit/storage-contract';

describe('storage in memory', () => {
  test.each(CONTRACT)('$title', ({ run }) => run(memoryStorage()));
});
