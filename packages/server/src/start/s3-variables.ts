import { err, ok, type LocalizedText, type Result } from '@evergreen/core/kernel';

import type { S3Place } from '../modules/files/files/s3-object-store.ts';
import { startMessages } from './start.messages.ts';

type S3VariableName =
  `S3_${'BUCKET' | 'ENDPOINT' | 'REGION' | 'PREFIX' | 'ACCESS_KEY' | 'SECRET_KEY' | 'SIGNED_DOWNLOADS' | 'PUBLIC_ENDPOINT'}`;

/** A bucket with its keys, or none of them. */
export function s3Of(
  valueOf: (name: S3VariableName) => string | undefined,
): Result<S3Place | undefined, LocalizedText> {
  const [bucket, accessKey, secretKey] = [valueOf('S3_BUCKET'), valueOf('S3_ACCESS_KEY'), valueOf('S3_SECRET_KEY')];
  const isSigned = valueOf('S3_SIGNED_DOWNLOADS') === 'on';
  const publicEndpoint = valueOf('S3_PUBLIC_ENDPOINT');
  if (!isSigned && publicEndpoint !== undefined) return err(startMessages.badSignedDownloads);
  if (bucket === undefined && accessKey === undefined && secretKey === undefined)
    return isSigned ? err(startMessages.badSignedDownloads) : ok(undefined);
  if (bucket === undefined || accessKey === undefined || secretKey === undefined) return err(startMessages.badS3);
  const [endpoint, region = 'us-east-1', prefix = ''] = [
    valueOf('S3_ENDPOINT'),
    valueOf('S3_REGION'),
    valueOf('S3_PREFIX'),
  ];
  const signedDownloads = isSigned ? { endpoint: publicEndpoint } : undefined;
  return ok({ bucket, accessKey, secretKey, endpoint, region, prefix, signedDownloads });
}
