import { fakeStorage } from '@evergreen/core/testing';

import { createMemoryStorage } from './storage-memory.ts';
import { describeStoragePort } from './testing/storage-contract.ts';

describeStoragePort('createMemoryStorage', createMemoryStorage);
describeStoragePort('fakeStorage of the core', fakeStorage);
