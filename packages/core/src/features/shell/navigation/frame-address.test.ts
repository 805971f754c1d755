import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { framedAddress } from './index.ts';
import { propertyRuns } from '../../../testing/property-runs.ts';

const hosts = ['https://report.example.org', 'http://127.0.0.1:9000/'];
const isFramed = (address: string) => framedAddress(address, hosts).ok;

describe('iframe addresses', () => {
  it('T-62 allows a path of this site, and a page of a listed host with its scheme and port', () => {
    expect(
      [
        '/api/screen',
        'https://report.example.org',
        'https://report.example.org/a?b#c',
        'HTTPS://Report.Example.org:443/a',
        'http://127.0.0.1:9000/x',
        'http://report.example.org/',
        'https://report.example.org:8443/',
        'https://report.example.org.evil.example/',
        'https://evil.example/https://report.example.org',
        'https://evil.example/?https://report.example.org',
        'http://127.0.0.1/',
        'https:///https:',
        '//report.example.org/a',
        '/\\\\evil.example/a',
        'javascript:alert(1)',
      ].map(isFramed),
    ).toEqual([true, true, true, true, true, false, false, false, false, false, false, false, false, false, false]);
  });

  it('T-62 names the host that an administrator has to list', () => {
    expect(framedAddress('https://Evil.example:443/a', hosts)).toEqual({
      ok: false,
      error: {
        'zh-CN': '系统没有允许在页面中显示 https://evil.example，请联系管理员，或在新窗口中打开',
        'en-US':
          'The system may not show https://evil.example inside a page; ask an administrator, or open it in a new window',
      },
    });
  });

  it('T-62 allows only what the browser parses as a listed origin', () => {
    const part = fc.constantFrom(
      'https:',
      'http:',
      '//',
      '/',
      '@',
      ':',
      '443',
      'report.example.org',
      'evil.example',
      '?',
      '#',
      '.',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const address = `https://${parts.join('')}`;
        const origin = URL.canParse(address) ? new URL(address).origin : null;
        expect(isFramed(address) && origin !== 'https://report.example.org').toBe(false);
      }),
      { seed: 20260203, numRuns: propertyRuns(2000) },
    );
    expect(isFramed('https://report.example.org:443@evil.example/')).toBe(false);
  });
});
