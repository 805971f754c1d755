import { createTypedStorage } from '../../../../storage/index.ts';
import { fakeClock, fakeLogger, fakeStorage, type FakeStorage } from '../../../../testing/index.ts';
import { createEnhanceRecords, enhanceFamily } from './enhance-records.ts';

/** Records in a storage, as after a reload. */
export function recordsIn(localStorage: FakeStorage) {
  const storage = createTypedStorage({
    localStorage,
    sessionStorage: fakeStorage(),
    clock: fakeClock(),
    logger: fakeLogger(),
  });
  return createEnhanceRecords({ family: storage.family(enhanceFamily) });
}
