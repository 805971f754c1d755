import type { S3Client } from '@aws-sdk/client-s3';

import type { ClockPort } from '@evergreen/core/ports';

import type { ObjectStore } from './object-store.types.ts';

/** Seconds that a signed address is good for: it is followed at once. */
const SIGNED_FOR = 60;

export interface SignedAddressDependencies {
  /** Reaches the store as this server does. */
  readonly client: S3Client;
  /** Is configured with the address that browsers reach the store by: the signature holds for that host alone. */
  readonly signer: S3Client;
  readonly placeOf: (key: string) => { readonly Bucket: string; readonly Key: string };
  readonly clock: ClockPort;
}

/** Addresses of objects in a bucket that need no token; what the store answers them with is part of the signature. */
export async function createSignedAddress({
  client,
  signer,
  placeOf,
  clock,
}: SignedAddressDependencies): Promise<NonNullable<ObjectStore['signedAddress']>> {
  const [{ GetObjectCommand, HeadObjectCommand, NotFound }, { getSignedUrl }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('@aws-sdk/s3-request-presigner'),
  ]);
  return async (key, { disposition, mediaType }) => {
    try {
      // The store would tell the browser in words of its own.
      await client.send(new HeadObjectCommand(placeOf(key)));
    } catch (error) {
      if (error instanceof NotFound) return undefined;
      throw error;
    }
    const read = new GetObjectCommand({
      ...placeOf(key),
      ResponseContentDisposition: disposition,
      ResponseContentType: mediaType,
      ResponseCacheControl: 'private, no-store',
    });
    return getSignedUrl(signer, read, { expiresIn: SIGNED_FOR, signingDate: new Date(clock.now()) });
  };
}
