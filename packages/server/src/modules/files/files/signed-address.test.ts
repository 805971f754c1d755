import { createHash, createHmac } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { fakeClock } from '@evergreen/core/testing';

import { openS3Server } from '../../../../test/s3-server.ts';
import { temporaryFolder } from '../../../../test/temporary-folder.ts';
import { type S3Place, createS3ObjectStore } from './s3-object-store.ts';

const answer = { disposition: `attachment; filename="_.pdf"; filename*=UTF-8''1.pdf`, mediaType: 'application/pdf' };

/** A bucket with one object, `0192`, as browsers reach it. */
async function bucket(changes: Partial<S3Place> = {}, clock = fakeClock(Date.now())) {
  const { place, close } = await openS3Server();
  onTestFinished(close);
  const objects = await createS3ObjectStore({ ...place, signedDownloads: { endpoint: undefined }, ...changes }, clock);
  const path = join(await temporaryFolder(), 'content');
  await writeFile(path, '退休认证');
  await objects.put('0192', path);
  return objects;
}

/** The signature that a store computes for a request (AWS Signature Version 4, query string), without the library that made it. */
function signatureOf(address: string, secretKey: string): string {
  const url = new URL(address);
  const encoded = (word: string) =>
    encodeURIComponent(word).replaceAll(/[!'()*]/gu, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&');
  const request = ['GET', url.pathname, query, `host:${url.host}`, '', 'host', 'UNSIGNED-PAYLOAD'].join('\n');
  const date = url.searchParams.get('X-Amz-Date') ?? '';
  const scope = `${date.slice(0, 8)}/us-east-1/s3/aws4_request`;
  const words = ['AWS4-HMAC-SHA256', date, scope, createHash('sha256').update(request).digest('hex')].join('\n');
  const key = scope
    .split('/')
    .reduce<string | Buffer>((last, part) => createHmac('sha256', last).update(part).digest(), `AWS4${secretKey}`);
  return createHmac('sha256', key).update(words).digest('hex');
}

const given = (address: string) => new URL(address).searchParams.get('X-Amz-Signature');

it('T-34 a signed address gives the bytes to whoever has it, as something to save that nobody keeps', async () => {
  const objects = await bucket();
  const address = (await objects.signedAddress?.('0192', answer)) ?? '';
  const read = await fetch(address);
  expect([
    read.status,
    await read.text(),
    read.headers.get('content-disposition'),
    read.headers.get('content-type'),
    read.headers.get('cache-control'),
  ]).toEqual([200, '退休认证', answer.disposition, 'application/pdf', 'private, no-store']);
});

it('T-34 the signature holds for a minute from the clock of the server, for one object, one answer and the host of browsers', async () => {
  const clock = fakeClock(Date.UTC(2026, 0, 15, 1, 0, 0));
  const objects = await bucket({ signedDownloads: { endpoint: 'https://files.example.cn' } }, clock);
  const address = (await objects.signedAddress?.('0192', answer)) ?? '';
  const url = new URL(address);
  const { 'X-Amz-Signature': signature, ...signed } = Object.fromEntries(url.searchParams);
  expect([url.origin, url.pathname, signed, signature]).toEqual([
    'https://files.example.cn',
    '/files/evergreen/0192',
    {
      'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
      'X-Amz-Content-Sha256': 'UNSIGNED-PAYLOAD',
      'X-Amz-Credential': 'S3RVER/20260115/us-east-1/s3/aws4_request',
      'X-Amz-Date': '20260115T010000Z',
      'X-Amz-Expires': '60',
      'X-Amz-SignedHeaders': 'host',
      'response-cache-control': 'private, no-store',
      'response-content-disposition': answer.disposition,
      'response-content-type': 'application/pdf',
      'x-id': 'GetObject',
    },
    signatureOf(address, 'S3RVER'),
  ]);
  const altered = [
    address.replace('attachment', 'inline'),
    address.replace('application%2Fpdf', 'text%2Fhtml'),
    address.replace('X-Amz-Expires=60', 'X-Amz-Expires=604800'),
    address.replace('/0192?', '/0193?'),
    address.replace('files.example.cn', 'evil.example'),
  ];
  expect(altered.map((one) => [one === address, signatureOf(one, 'S3RVER') === given(one)])).toEqual(
    altered.map(() => [false, false]),
  );
});

it('T-34 the store refuses an address whose minute is over', async () => {
  const objects = await bucket({}, fakeClock(Date.now() - 61_000));
  const read = await fetch((await objects.signedAddress?.('0192', answer)) ?? '');
  expect([read.status, await read.text()]).toEqual([403, expect.stringContaining('Request has expired')]);
});

it('there is no address of an object that is gone, and none where all bytes go through the server', async () => {
  const objects = await bucket();
  await objects.remove('0192');
  const streamed = await bucket({ signedDownloads: undefined });
  expect([await objects.signedAddress?.('0192', answer), streamed.signedAddress]).toEqual([undefined, null]);
});
