import { access, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

import { describe, expect, it, onTestFinished } from 'vitest';

import { fakeClock } from '@evergreen/core/testing';

import { openS3Server } from '../../../../test/s3-server.ts';
import { temporaryFolder } from '../../../../test/temporary-folder.ts';
import { createFolderObjectStore } from './folder-object-store.ts';
import type { ObjectStore } from './object-store.types.ts';
import { createS3ObjectStore } from './s3-object-store.ts';

async function textOf(content: Readable): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of content) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces).toString();
}

/** A bucket of an S3-compatible server of this process. */
async function s3Store(): Promise<ObjectStore> {
  const { place, close } = await openS3Server();
  onTestFinished(close);
  return createS3ObjectStore(place, fakeClock());
}

describe.each<[name: string, create: () => Promise<ObjectStore>]>([
  ['a folder', async () => createFolderObjectStore(await temporaryFolder())],
  ['a bucket of an S3-compatible store', s3Store],
])('DEV-03 objects in %s', (_name, create) => {
  it('take over a file, are read whole and in parts, and are removed', async () => {
    const objects = await create();
    const path = join(await temporaryFolder(), 'content');
    await writeFile(path, '退休认证');
    await objects.put('0123456789ab.small', path);
    const whole = await objects.get('0123456789ab.small');
    const part = await objects.get('0123456789ab.small', { first: 3, last: 5 });
    expect([
      whole?.size,
      whole === undefined ? undefined : await textOf(whole.content),
      part?.size,
      part === undefined ? undefined : await textOf(part.content),
    ]).toEqual([12, '退休认证', 12, '休']);
    await expect(access(path)).rejects.toThrow('ENOENT');
    await objects.remove('0123456789ab.small');
    await objects.remove('0123456789ab.small');
    expect([await objects.get('0123456789ab.small'), await objects.get('never')]).toEqual([undefined, undefined]);
  });
});
