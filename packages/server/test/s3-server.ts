import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import S3rver from 's3rver';

import type { S3Place } from '../src/modules/files/files/s3-object-store.ts';

export interface S3Server {
  /** Its only bucket. */
  readonly place: S3Place;
  close(): Promise<void>;
}

/** An S3-compatible server of this process. It knows keys and refuses what has expired; signatures themselves it does not compare. */
export async function openS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'evergreen-s3-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'files', configs: [] }],
  });
  const { port } = await server.run();
  return {
    place: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket: 'files',
      prefix: 'evergreen/',
      accessKey: 'S3RVER',
      secretKey: 'S3RVER',
      signedDownloads: undefined,
    },
    async close() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
