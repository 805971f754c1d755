import { describe, expect, it } from 'vitest';

import {
  cleanAttribute,
  colourName,
  hostOf,
  HTML_ATTRIBUTES,
  HTML_TAGS,
  linkAddress,
  MARK_COLOURS,
  storedPictureAddress,
  storedPicturePath,
  TEXT_COLOURS,
} from './index.ts';

it('the profile has no form, drawing, media or frame, and no event, id, class or name', () => {
  const strange = [
    'form',
    'input',
    'button',
    'style',
    'svg',
    'math',
    'video',
    'audio',
    'iframe',
    'object',
    'script',
    'template',
  ];
  const attributes = ['id', 'class', 'name', 'onclick', 'onerror', 'srcset', 'action', 'target'];
  expect([
    HTML_TAGS.filter((tag) => strange.includes(tag)),
    HTML_ATTRIBUTES.filter((attribute) => attributes.includes(attribute)),
    HTML_ATTRIBUTES,
  ]).toEqual([[], [], ['href', 'src', 'alt', 'width', 'height', 'start', 'span', 'colspan', 'rowspan', 'style']]);
});

describe('addresses', () => {
  it.each([
    'https://example.com/a?b=c#d',
    'http://例子.cn:8080',
    'HTTPS://EXAMPLE.com',
    'mailto:a@example.com',
    'tel:+86-571-1234',
    '/isps/activity?status=1',
  ])('a link to %s stays', (address) => {
    expect(linkAddress(address)).toBe(address);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\u200Bscript:alert(1)',
    'vbscript:x',
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/passwd',
    'blob:https://example.com/1',
    '//evil.example/a',
    '/\\evil.example',
    'https:\\\\evil.example',
    'https://bank.example@evil.example/',
    'https://',
    'http:evil.example',
    'isps/activity',
    '#top',
    'mailto:',
    `https://example.com/${'a'.repeat(2048)}`,
    '',
  ])('a link to %j goes', (address) => {
    expect(linkAddress(address)).toBeNull();
  });

  it('the host of a link is what is between its scheme and its path', () => {
    expect(['https://Example.com:8443/a@b', 'https://a@b.example', 'mailto:a@b.example', '/a'].map(hostOf)).toEqual([
      'example.com:8443',
      null,
      null,
      null,
    ]);
  });

  it.each(['jeditor/0192/合影 1.png', "jeditor/a_b-1/it's (1)&100%.jpg", 'temp/1/a.png'])(
    'the stored picture %s is found by its address, below any base path',
    (path) => {
      const addresses = ['/api', '', '/a/b-c/api'].map((basePath) => storedPictureAddress(path, basePath));
      expect([
        addresses.map(storedPicturePath),
        addresses.map((address) => cleanAttribute('img', 'src', address)),
        addresses[0]?.startsWith('/api/sys/common/static/'),
      ]).toEqual([[path, path, path], addresses, true]);
    },
  );

  it.each([
    'https://evil.example/a.png',
    '//evil.example/api/sys/common/static/jeditor/1/a.png',
    'https://evil.example/api/sys/common/static/jeditor/1/a.png',
    '/api/sys/user/delete?id=1',
    '/api/sys/common/static/jeditor/../a.png',
    '/api/sys/common/static/jeditor/1/..',
    '/api/sys/common/static/jeditor/1/%2e%2e',
    '/api/sys/common/static/jeditor/1/a%2Fb.png',
    '/api/sys/common/static/jeditor/1/%',
    '/api/sys/common/static/jeditor/1/a.png?x=1',
    '/api/../sys/common/static/jeditor/1/a.png',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:text/html;base64,PHN2Zz4=',
    'data:image/png,abc',
    'data:image/png;base64,ab"c',
    `data:image/png;base64,${'A'.repeat(256 * 1024)}`,
    'blob:https://example.com/1',
  ])('a picture from %s goes', (source) => {
    expect(cleanAttribute('img', 'src', source)).toBeNull();
  });

  it('a raster picture in the text stays', () => {
    const source = 'data:image/png;base64,iVBORw0KGgo=';
    expect([cleanAttribute('img', 'src', source), storedPicturePath(source)]).toEqual([source, null]);
  });
});

it.each([
  ['p', 'style', 'TEXT-ALIGN : center ; mso-style-name: x; text-align:fixed', 'text-align: center'],
  ['p', 'style', 'color: #a8071a', null],
  ['span', 'style', 'color: rgb(168, 7, 26); background-color: #FFF1B8', 'color: #a8071a; background-color: #fff1b8'],
  ['span', 'style', 'color: red; background: url(//evil.example); position: fixed', null],
  ['span', 'style', 'color: expression(alert(1))', null],
  ['td', 'colspan', '2', '2'],
  ['td', 'colspan', '99999', null],
  ['td', 'rowspan', '-1', null],
  ['img', 'width', '320', '320'],
  ['img', 'width', '100%', null],
  ['img', 'onerror', 'alert(1)', null],
  ['p', 'id', 'location', null],
  ['p', 'constructor', 'x', null],
  ['constructor', 'style', 'x', null],
  ['a', 'name', 'x', null],
] as const)('%s %s="%s" is left with %s', (tag, name, value, cleaned) => {
  expect(cleanAttribute(tag, name, value)).toBe(cleaned);
});

it('colours have names, however a browser writes them', () => {
  expect([
    colourName(TEXT_COLOURS, '#A8071A'),
    colourName(TEXT_COLOURS, 'rgb(168, 7, 26)'),
    colourName(MARK_COLOURS, '#fff1b8'),
    colourName(TEXT_COLOURS, 'red'),
    colourName(TEXT_COLOURS, ''),
  ]).toEqual(['red', 'red', 'gold', null, null]);
});
