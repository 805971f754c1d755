import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { staticAddress } from './static-address.ts';
import { propertyRuns } from '../testing/property-runs.ts';

const DOMAIN = 'https://static.example.org/files';

const addresses: readonly (readonly [what: string, stored: string | null | undefined, address: string | null])[] = [
  ['a stored path', 'temp/a_1700000000000.png', `${DOMAIN}/temp/a_1700000000000.png`],
  ['a rooted path', '/temp/a.png', `${DOMAIN}/temp/a.png`],
  ['a path with blanks around it', ' temp/a.png\n', `${DOMAIN}/temp/a.png`],
  [
    'signs that mean something in addresses',
    'temp/活动 #1?50%.png',
    `${DOMAIN}/temp/%E6%B4%BB%E5%8A%A8%20%231%3F50%25.png`,
  ],
  ['http', 'http://other.example/a.png', 'http://other.example/a.png'],
  ['https, however written', 'HTTPS://other.example/a.png', 'HTTPS://other.example/a.png'],
  ['another host by the page’s own protocol', '//other.example/a.png', '//other.example/a.png'],
  ['data', 'data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
  ['blob', 'blob:https://example.org/1-2', 'blob:https://example.org/1-2'],
  ['nothing', '', null],
  ['null', null, null],
  ['undefined', undefined, null],
  ['blanks', ' \t', null],
  ['slashes alone', '///', null],
  ['a backslash', String.raw`temp\a.png`, null],
  ['a host behind a backslash', String.raw`/\evil.example/a.png`, null],
  ['a script', 'javascript:alert(1)', null],
  ['a script with a line break', 'java\nscript:alert(1)', null],
  ['a file of the machine', 'file:///etc/passwd', null],
  ['a mail address', 'mailto:a@example.org', null],
  ['a step out of the folder', 'temp/../../secret.png', null],
  ['an encoded step stays a name', 'temp/%2e%2e/a.png', `${DOMAIN}/temp/%252e%252e/a.png`],
  ['half a character', 'temp/\uD800.png', null],
];

describe('staticAddress', () => {
  it.each(addresses)('HTTP-05 prefixes a stored path unless it is absolute: %s', (_, stored, address) => {
    expect(staticAddress(stored, DOMAIN)).toBe(address);
  });

  it('HTTP-05 accepts slashes at the end of the domain, and a rooted domain', () => {
    expect([staticAddress('a.png', `${DOMAIN}/`), staticAddress('a.png', '/api/sys/common/static//')]).toEqual([
      `${DOMAIN}/a.png`,
      '/api/sys/common/static/a.png',
    ]);
  });

  it('HTTP-05 resolves to the domain or to a stored absolute URL, for any stored text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (stored) => {
        const address = staticAddress(stored, DOMAIN);
        const isBelow = address !== null && new URL(address, DOMAIN).href.startsWith(`${DOMAIN}/`);
        expect(address === null || isBelow || address === stored.trim()).toBe(true);
      }),
      { seed: 20260115, numRuns: propertyRuns(1000) },
    );
  });
});
