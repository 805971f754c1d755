import { cp } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { fakeClock } from '@evergreen/core/testing';

import { openS3Server } from '../../../../test/s3-server.ts';
import { temporaryFolder } from '../../../../test/temporary-folder.ts';
import { describeOnBothEngines } from '../../../../test/test-database.ts';
import { openFiles } from './open-files.ts';
import type { S3Place } from './s3-object-store.ts';

describeOnBothEngines('the store of files of a database', (database) => {
  const opens = async (dataFolder: string, isStoreAccepted = false) => {
    const shared = { ...database(), engine: 'postgresql' } as const;
    const opened = await openFiles({ dataFolder, s3: undefined, isStoreAccepted }, shared, fakeClock());
    return opened.ok ? 'opened' : opened.error.place;
  };

  it('SAFE-06 is noted by the first start; another one is refused until it is told to be the store', async () => {
    const [first, second] = [await temporaryFolder(), await temporaryFolder()];
    expect([await opens(first), await opens(first), await opens(second), await opens(first)]).toEqual([
      'opened',
      'opened',
      join(second, 'files'),
      'opened',
    ]);
    expect([await opens(second, true), await opens(second), await opens(first)]).toEqual([
      'opened',
      'opened',
      join(first, 'files'),
    ]);
  });

  it('SAFE-06 keeps its identity where it is moved or restored with its files, and is one for servers that start together', async () => {
    const [first, moved] = [await temporaryFolder(), await temporaryFolder()];
    expect(await Promise.all([opens(first), opens(first), opens(first)])).toEqual(['opened', 'opened', 'opened']);
    await cp(join(first, 'files'), join(moved, 'files'), { recursive: true });
    expect(await opens(moved)).toBe('opened');
    // A database that is restored without the note takes the store that is there.
    await database().reset();
    expect([await opens(moved), await opens(first)]).toEqual(['opened', 'opened']);
  });

  it('SAFE-06 tells buckets apart as it tells folders, and parts of one bucket by their prefix', async () => {
    const [one, another] = [await openS3Server(), await openS3Server()];
    try {
      const dataFolder = await temporaryFolder();
      const shared = { ...database(), engine: 'postgresql' } as const;
      const opensBucket = async (s3: S3Place, isStoreAccepted = false) => {
        const opened = await openFiles({ dataFolder, s3, isStoreAccepted }, shared, fakeClock());
        return opened.ok ? 'opened' : opened.error.place;
      };
      const beside = { ...one.place, prefix: 'beside/' };
      expect([
        await opensBucket(one.place),
        await opensBucket(one.place),
        await opensBucket(another.place),
        await opensBucket(beside),
        await opens(dataFolder),
        await opensBucket(another.place, true),
        await opensBucket(another.place),
        await opensBucket(one.place),
      ]).toEqual([
        'opened',
        'opened',
        'files/evergreen/',
        'files/beside/',
        join(dataFolder, 'files'),
        'opened',
        'opened',
        'files/evergreen/',
      ]);
    } finally {
      await one.close();
      await another.close();
    }
  });

  it('is not asked about where the database lies beside its files', async () => {
    const [first, second] = [await temporaryFolder(), await temporaryFolder()];
    const alone = { ...database(), engine: 'embedded' } as const;
    for (const dataFolder of [first, second])
      expect((await openFiles({ dataFolder, s3: undefined, isStoreAccepted: false }, alone, fakeClock())).ok).toBe(
        true,
      );
  });
});
