import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { safeInternalPath } from './index.ts';
import { propertyRuns } from '../../../testing/property-runs.ts';

const HOME = '/dashboard/analysis';

describe('requested path', () => {
  it.each([
    '/',
    '/isps/activity',
    '/isps/activity?pageNo=2&title=%E7%99%BB%E9%AB%98#row-3',
    '/isps/activity?title=登高',
    '/报表/a',
    '/%E6%8A%A5%E8%A1%A8',
    '/a?next=//b',
    '/a//b',
    '/a///b//?c=1',
    '/a?next=https://b.example',
    '/a#//b',
    '/a?rate=100%',
    '/a/',
    '/a..b/...',
    '/a:b@c',
    '/users/login',
    '/user/logins',
    '/user/login/more',
    '/user/list',
    `/${'a'.repeat(2047)}`,
  ])('ROUTE-03 accepts %j verbatim', (path) => {
    expect(safeInternalPath(path, HOME)).toBe(path);
  });

  it.each([
    null,
    undefined,
    '',
    'isps/activity',
    ' /isps/activity',
    'https://evil.example',
    'https:/evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\u0000/a',
    '/a\u0000b',
    '/a\u0085b',
    '/a b',
    '/a\u2028b',
    '/a\\b',
    '/a?b=\\c',
    '/.//evil.example',
    '/a/../..//evil.example',
    '/a/./b',
    '/..',
    '/%2e%2e/a',
    '/.%2E/a',
    '/%2e',
    '%2f%2fevil.example',
    '/%2f%2fevil.example',
    '/%2Fevil.example',
    '/%5cevil.example',
    '/%09/evil.example',
    '/a%00',
    '/a%7F',
    '/a%zz',
    '/a%',
    '/%ff',
    '/a\ud800',
    '/user',
    '/user/',
    '/user/login',
    '/user/login/',
    '/USER/Login',
    '/user/%6cogin',
    '/user/login?redirect=%2Fuser%2Flogin',
    '/user/login#a',
    '/user/register',
    '/user/register-result',
    '/user/alteration',
    `/${'a'.repeat(2048)}`,
  ])('ROUTE-03 rejects %j', (path) => {
    expect(safeInternalPath(path, HOME)).toBe(HOME);
  });
});

describe('arbitrary text', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    ':',
    '@',
    '?',
    '#',
    '%',
    '%2f',
    '%5C',
    '%2e',
    '%00',
    '%0a',
    '\t',
    '\n',
    ' ',
    '\u0000',
    '\u00a0',
    '\u2028',
    '\ud800',
    '\udc00',
    'evil.example',
    'https:',
    'javascript:',
    'user',
    'login',
    'a',
    '登',
  );
  const wanted = fc.oneof(
    fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join('')),
    fc.array(piece, { maxLength: 10 }).map((pieces) => `/${pieces.join('')}`),
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
  );

  it('ROUTE-03 always stays on this origin and is idempotent', () => {
    fc.assert(
      fc.property(wanted, (raw) => {
        const followed = safeInternalPath(raw, HOME);
        const address = new URL(followed, 'https://own.example');
        expect(address.origin).toBe('https://own.example');
        expect(new URL(address.pathname, 'https://own.example').origin).toBe('https://own.example');
        expect([raw, HOME]).toContain(followed);
        expect(safeInternalPath(followed, HOME)).toBe(followed);
      }),
      { seed: 20260115, numRuns: propertyRuns(20_000) },
    );
  });

  it('ROUTE-03 accepts every path that a browser generates for a page of this site', () => {
    const segment = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 8 })
      .filter((text) => !/[/\\\u0000-\u001f\u007f-\u009f]|^\.{1,2}$/u.test(text));
    const path = fc
      .tuple(fc.array(segment, { minLength: 1, maxLength: 4 }), fc.dictionary(segment, segment, { maxKeys: 3 }))
      .map(([segments, query]) => {
        const search = new URLSearchParams(query).toString();
        return `/${segments.map((part) => encodeURIComponent(part)).join('/')}${search === '' ? '' : `?${search}`}`;
      });
    fc.assert(
      fc.property(path, (own) => {
        fc.pre(own.length <= 2048 && !/^\/user(?:\/|$|\?)/iu.test(own) && !/%2e|%00/iu.test(own));
        expect(safeInternalPath(own, HOME)).toBe(own);
      }),
      { seed: 20260115, numRuns: propertyRuns(2000) },
    );
  });
});
