import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';

import type { S3ClientConfig } from '@aws-sdk/client-s3';

import type { ClockPort } from '@evergreen/core/ports';

import type { ObjectStore } from './object-store.types.ts';
import { createSignedAddress } from './signed-address.ts';

/** A bucket of an S3-compatible store. */
export interface S3Place {
  /** Address of the store; that of Amazon when left out. */
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly bucket: string;
  /** Before every key, for a bucket that others use as well. */
  readonly prefix: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** Browsers fetch files from the store itself. Without it all bytes go through the server, which alone has to reach the store. */
  readonly signedDownloads: SignedDownloads | undefined;
}

interface SignedDownloads {
  /** Address that browsers reach the store by; the one of the server when left out. */
  readonly endpoint: string | undefined;
}

/** Objects in a bucket, sent and read as streams. The client is loaded only where a bucket is configured: it is large. */
export async function createS3ObjectStore(place: S3Place, clock: ClockPort): Promise<ObjectStore> {
  const { endpoint, bucket, prefix, signedDownloads } = place;
  const [{ S3Client, GetObjectCommand, DeleteObjectCommand, NoSuchKey }, { Upload }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('@aws-sdk/lib-storage'),
  ]);
  const client = new S3Client(configurationOf(place, endpoint));
  const named = (key: string) => ({ Bucket: bucket, Key: `${prefix}${key}` });
  return {
    async put(key, path) {
      await new Upload({ client, params: { ...named(key), Body: createReadStream(path) } }).done();
      await rm(path, { force: true });
    },
    async get(key, range) {
      try {
        const part = range === undefined ? {} : { Range: `bytes=${range.first}-${range.last}` };
        const {
          Body,
          ContentLength = 0,
          ContentRange,
        } = await client.send(new GetObjectCommand({ ...named(key), ...part }));
        if (!(Body instanceof Readable)) throw new Error('The store answered without a stream');
        const whole = /\/(\d+)$/u.exec(ContentRange ?? '')?.[1];
        return { size: whole === undefined ? ContentLength : Number(whole), content: Body };
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    signedAddress:
      signedDownloads === undefined
        ? null
        : await createSignedAddress({
            client,
            signer: new S3Client(configurationOf(place, signedDownloads.endpoint ?? endpoint)),
            placeOf: named,
            clock,
          }),
    async remove(key) {
      await client.send(new DeleteObjectCommand(named(key)));
    },
  };
}

function configurationOf({ region, accessKey, secretKey }: S3Place, endpoint: string | undefined): S3ClientConfig {
  return {
    region,
    // Stores other than Amazon's have no host for each bucket.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    // Stores other than Amazon's do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  };
}
