import fc from 'fast-check';
import sharp from 'sharp';
import { expect, it } from 'vitest';

import { fileNameIn, staticAddress, storedFile, createHttpClient } from '@evergreen/core/http';
import { seconds } from '@evergreen/core/kernel';
import { countingRandom, fakeClock, scriptedHttp } from '@evergreen/core/testing';

import { propertyRounds } from '../../../../test/property-rounds.ts';
import { describeApplication } from '../../../../test/test-application.ts';

const PNG = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#ff0000' } })
  .png({ compressionLevel: 9 })
  .toBuffer();
const STATIC = '/api/sys/common/static';

/** Pieces that mean something to addresses, headers, forms, file systems or lists, beside any text at all. */
const piece = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      '%',
      '%2F',
      '%2f',
      '%25',
      '%22',
      '%00',
      '%zz',
      '.',
      '..',
      ',',
      ';',
      '"',
      "'",
      '`',
      ' ',
      '\u3000',
      '\u00a0',
      '+',
      '&',
      '=',
      '#',
      '?',
      '@',
      ':',
      '*',
      '|',
      '~',
      '\\',
      '/',
      '(',
      ')',
      '[',
      ']',
      '{',
      '}',
      '\u202e',
      '\u200d',
      '\ufeff',
      '\u2028',
      'é',
      'e\u0301',
    ),
  },
  { weight: 2, arbitrary: fc.constantFrom('王秀英', '身份证', '退休认证材料', '😀', '👨‍👩‍👧', '𠮷', 'ＡＢＣ', 'résumé') },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 20 }) },
);
const long = fc
  .tuple(fc.constantFrom('a', '王', '😀', '%', '%2F', ',', ' ', '.'), fc.integer({ min: 30, max: 300 }))
  .map(([sign, times]) => sign.repeat(times));
const fileName = fc
  .tuple(
    fc.array(piece, { minLength: 1, maxLength: 12 }),
    fc.option(long, { nil: '' }),
    fc.constantFrom('.png', '.PNG', '.png.', '.png ', '.a.png'),
  )
  .map(([pieces, much, ending]) => `${pieces.join('')}${much}x${ending}`);

/** What the client's own functions ask for a stored path: by the token, and by the address alone. */
function addressesOf(path: string): readonly (string | null | undefined)[] {
  const http = scriptedHttp();
  const client = createHttpClient({
    http,
    clock: fakeClock(),
    random: countingRandom(),
    basePath: '/api',
    token: () => 'T',
    tenantId: () => null,
    locale: () => 'zh-CN',
    onFailure: () => undefined,
  });
  const file = storedFile(path, { client, staticDomain: STATIC, basePath: '/api' });
  if (file?.kind === 'own') void file.read();
  return [http.requests[0]?.url, staticAddress(path, STATIC)];
}

describeApplication('names of files', (application) => {
  // Oracle: the bytes that were sent and the name that was answered. Fixed seed: a failure is repeatable.
  it('UP-03 whatever an upload answered is read byte by byte under its own name, by the addresses that the client makes', async () => {
    const { app, call, clock, signIn } = application();
    const token = await signIn('clerk');
    await fc.assert(
      fc.asyncProperty(fileName, async (name) => {
        clock.advance(seconds(1));
        const form = new FormData();
        form.append('file', new Blob([new Uint8Array(PNG)]), name);
        const request = new Request('http://localhost/', { method: 'POST', body: form });
        const headers = { 'content-type': request.headers.get('content-type') ?? '' };
        const { status, envelope } = await call({
          method: 'POST',
          url: '/sys/common/upload',
          token,
          headers,
          payload: Buffer.from(await request.arrayBuffer()),
        });
        expect([name, status, envelope.success]).toEqual([name, 200, true]);
        const path = envelope.message;
        const storedName = path.split('/').at(-1);
        for (const url of addressesOf(path)) {
          const answer = await app.inject({ method: 'GET', url: url ?? '', headers: { 'x-access-token': token } });
          const disposition = answer.headers['content-disposition'];
          expect([
            name,
            url,
            answer.statusCode,
            answer.rawPayload.equals(PNG),
            fileNameIn(String(disposition)),
          ]).toEqual([name, url, 200, true, storedName]);
        }
      }),
      {
        seed: 20_261_122,
        numRuns: propertyRounds(100),
        examples: [
          ['a'.repeat(250) + '.png'],
          ['王'.repeat(120) + '.png'],
          ['😀'.repeat(110) + '.png'],
          ['a".png'],
          ['100%2F.png'],
          ['x. .png'],
        ],
      },
    );
  });
});
