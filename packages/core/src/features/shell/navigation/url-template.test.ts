import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { menuMessages } from './menu.messages.ts';
import { resolveAddress } from './url-template.ts';
import { context, pageNode, sitemapOf } from './wire-menu.testing.ts';
import { propertyRuns } from '../../../testing/property-runs.ts';

const absolute = { ...context, domainUrl: 'https://api.example.org/base' };

describe('menu addresses', () => {
  it.each([
    ['https://example.org/a?b=1#c', 'https://example.org/a?b=1#c'],
    ['HTTP://example.org', 'HTTP://example.org'],
    ['/big/screen', '/big/screen'],
    [' https://example.org ', 'https://example.org'],
    [`/${'a'.repeat(2047)}`, `/${'a'.repeat(2047)}`],
    ['{{domainURL}}/doc.html', 'https://api.example.org/base/doc.html'],
    ["{{ window._CONFIG['domianURL'] }}/druid/", 'https://api.example.org/base/druid/'],
    ['{{window._CONFIG["domianURL"]}}/druid/', 'https://api.example.org/base/druid/'],
    ['{{window._CONFIG.domainURL}}/druid/', 'https://api.example.org/base/druid/'],
    ['{{staticDomainURL}}/a.png', 'https://static.example.org/a.png'],
    [
      'https://example.org/?user={{userId}}&name={{ user.username }}&tenant={{tenant.id}}',
      'https://example.org/?user=u%201&name=%E8%89%BE%E8%BE%BE&tenant=7',
    ],
    ['https://example.org/?back={{domainURL}}', 'https://example.org/?back=https%3A%2F%2Fapi.example.org%2Fbase'],
  ])('ROUTE-10 resolves %j to %j', (template, address) => {
    expect(resolveAddress(template, absolute)).toEqual({ ok: true, value: address });
  });

  it.each([
    ['{{token}}', '{{token}}'],
    ['https://example.org/{{ 1 + 1 }}', '{{ 1 + 1 }}'],
    ['{{constructor}}', '{{constructor}}'],
    ['{{__proto__}}', '{{__proto__}}'],
    ['{{userId.constructor}}', '{{userId.constructor}}'],
    ["{{window._CONFIG['userId']}}", "{{window._CONFIG['userId']}}"],
    ['{{window._CONFIG[\'domianURL"]}}', '{{window._CONFIG[\'domianURL"]}}'],
    ['{{window.location}}', '{{window.location}}'],
    ['{{}}/a', '{{}}'],
    ['https://example.org/?token=${token}', '${token}'],
    ['{{domainURL', '{{'],
    ['https://example.org/}}', '}}'],
  ])('ROUTE-10 reports for %j that %s is unknown, and evaluates nothing', (template, named) => {
    expect(resolveAddress(template, absolute)).toEqual({ ok: false, error: menuMessages.unknownPlaceholder(named) });
  });

  it.each(['{{pdfDomainURL}}', '{{ window._CONFIG["onlinePreviewDomainURL"] }}/x'])(
    'ROUTE-10 reports for %j that it is not configured',
    (template) => {
      const [placeholder = ''] = /\{\{.*\}\}/u.exec(template) ?? [];
      expect(resolveAddress(template, absolute)).toEqual({ ok: false, error: menuMessages.missingValue(placeholder) });
    },
  );

  it('ROUTE-10 reports a lone surrogate as a missing value', () => {
    expect(resolveAddress('/a?u={{username}}', { ...absolute, username: 'a\ud800' })).toEqual({
      ok: false,
      error: menuMessages.missingValue('{{username}}'),
    });
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.org',
    '//evil.example',
    '/\\evil.example',
    'https:evil',
    'https:///evil',
    'https://user:secret@evil.example',
    'https://example.org/a b',
    'https://example.org/\u0000',
    'https://example.org/"onload="x',
    'modules/a',
    '',
    `https://example.org/${'a'.repeat(2048)}`,
  ])('ROUTE-10 rejects %j as an address', (template) => {
    expect(resolveAddress(template, absolute)).toEqual({ ok: false, error: menuMessages.badAddress });
  });

  it('ROUTE-10 never lets a value escape its position in the URL', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (username) => {
        const resolved = resolveAddress('https://example.org/{{username}}', { ...absolute, username });
        const address = new URL(resolved.ok ? resolved.value : 'https://example.org/');
        expect([address.origin, address.search, address.hash]).toEqual(['https://example.org', '', '']);
      }),
      { seed: 20260115, numRuns: propertyRuns(500) },
    );
  });

  it('ROUTE-10 returns an http URL, a path of this site, or an error for any text', () => {
    const part = fc.constantFrom(
      '{{',
      '}}',
      'domainURL',
      'userId',
      '/',
      '\\',
      ':',
      'http',
      's://',
      'javascript',
      '@',
      '#',
      '?',
      ' ',
      'a',
      '.',
      '${',
      '}',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const resolved = resolveAddress(parts.join(''), context);
        const address = new URL(resolved.ok ? resolved.value : '/', 'https://own.example');
        expect(['http:', 'https:']).toContain(address.protocol);
        expect([address.username, address.password]).toEqual(['', '']);
        const isOwn = address.origin === 'https://own.example';
        expect(isOwn || (resolved.ok && /^https?:\/\//iu.test(resolved.value))).toBe(true);
      }),
      { seed: 20260115, numRuns: propertyRuns(3000) },
    );
  });
});

describe('entries with an address', () => {
  it('ROUTE-10 reports a bad address as an error of that entry only', () => {
    const { entries } = sitemapOf([
      pageNode('/a', 'A'),
      pageNode('/b', 'B', { component: 'layouts/IframePageView', meta: { url: '{{token}}/x' } }),
      pageNode('/c', 'C', { component: 'layouts/IframePageView', meta: { url: '{{domainURL}}/doc.html' } }),
    ]);
    expect(entries.map(({ title, target }) => [title, target])).toEqual([
      ['A', { kind: 'page', path: '/a' }],
      ['B', { kind: 'disabled', reason: menuMessages.unknownPlaceholder('{{token}}') }],
      ['C', { kind: 'page', path: '/c' }],
    ]);
  });

  it.each([
    ['a frame’s path of this site', { component: 'layouts/IframePageView', meta: { url: '/druid/' } }, '/druid/'],
    ['a page’s own url', { component: 'pages/a', meta: { url: ' https://example.org/' } }, 'https://example.org/'],
    ['a page’s placeholder', { component: 'pages/a', meta: { url: '{{domainURL}}/doc.html' } }, '/api/doc.html'],
    ['the path itself', { component: 'pages/a', path: 'https://example.org/a' }, 'https://example.org/a'],
  ])('ROUTE-20 shows %s in an iframe', (_, more, address) => {
    expect(sitemapOf([pageNode('/a', 'A', more)]).pages.map(({ component }) => component)).toEqual([
      { kind: 'frame', address: { ok: true, value: address } },
    ]);
  });

  it('ROUTE-20 shows an internal address in an iframe at its own path and opens an external one in a new window', () => {
    const sitemap = sitemapOf([
      pageNode('5d41402abc4b2a76b9719d911017c592', 'Framed', {
        component: 'layouts/IframePageView',
        meta: { url: '{{domainURL}}/doc.html' },
      }),
      pageNode('7d793037a0760186574b0282f2f435e7', 'External', {
        component: 'layouts/IframePageView',
        meta: { url: 'https://example.org/', internalOrExternal: true },
      }),
      pageNode('{{domainURL}}/druid/', 'Unhashed', { id: 'node-3', component: 'layouts/IframePageView' }),
    ]);
    expect(sitemap.entries.map(({ target }) => target)).toEqual([
      { kind: 'page', path: '/5d41402abc4b2a76b9719d911017c592' },
      { kind: 'window', address: 'https://example.org/' },
      { kind: 'page', path: '/node-3' },
    ]);
    expect(sitemap.pages.map(({ path, component }) => [path, component])).toEqual([
      ['/5d41402abc4b2a76b9719d911017c592', { kind: 'frame', address: { ok: true, value: '/api/doc.html' } }],
      ['/7d793037a0760186574b0282f2f435e7', { kind: 'external', address: { ok: true, value: 'https://example.org/' } }],
      ['/node-3', { kind: 'frame', address: { ok: true, value: '/api/druid/' } }],
    ]);
  });
});
