import { deviceStorage } from '../src/worker/indexeddb.ts';

/** Runs in a real page: puts a match into the device's storage. */
(globalThis as unknown as { keep(match: Parameters<ReturnType<typeof deviceStorage>['create']>[0]): unknown }).keep = (
  match,
) => deviceStorage().create(match);
