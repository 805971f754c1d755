import { propertyRuns } from '@evergreen/core/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { draw, signedIn } from '../../../adapter/testing/stage.tsx';
import { hiddenPictures, MarkdownView } from './index.ts';

async function shown(value: string): Promise<string> {
  const drawn = draw(await signedIn(), <MarkdownView value={value} />);
  const html = drawn.container.querySelector('.rich-text')?.innerHTML ?? '';
  drawn.unmount();
  return html.replaceAll('\n', '');
}

const link = (address: string, words: string) =>
  `<a href="${address}" target="_blank" rel="noopener noreferrer nofollow">${words}</a>`;

it.each([
  ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
  ['<img src=x onerror=alert(1)>', '<p>&lt;img src=x onerror=alert(1)&gt;</p>'],
  ['a <b onclick="x">b</b>', '<p>a &lt;b onclick="x"&gt;b&lt;/b&gt;</p>'],
  ['<!-- --!><svg onload=alert(1)>', '<p>&lt;!-- --!&gt;&lt;svg onload=alert(1)&gt;</p>'],
  ['[a](javascript:alert(1))', '<p>[a](javascript:alert(1))</p>'],
  ['[a](JaVaScRiPt&#58;alert(1))', '<p>[a](JaVaScRiPt:alert(1))</p>'],
  ['[a](java&#10;script:alert(1))', '<p><a target="_blank" rel="noopener noreferrer nofollow">a</a></p>'],
  ['[a](vbscript:x)', '<p>[a](vbscript:x)</p>'],
  ['[a](data:text/html;base64,PHNjcmlwdD4=)', '<p>[a](data:text/html;base64,PHNjcmlwdD4=)</p>'],
  ['<javascript:alert(1)>', '<p>&lt;javascript:alert(1)&gt;</p>'],
  ['[a]: javascript:alert(1)\n\n[a]', '<p>[a]: javascript:alert(1)</p><p>[a]</p>'],
  ['[a](//example.com)', '<p><a target="_blank" rel="noopener noreferrer nofollow">a</a></p>'],
  ['[a](https://x@example.com "\'><script>")', '<p><a target="_blank" rel="noopener noreferrer nofollow">a</a></p>'],
  ['![a](https://example.com/a.png)', '<p></p>'],
  ['![a](data:image/svg+xml;base64,PHN2Zz4=)', '<p>![a](data:image/svg+xml;base64,PHN2Zz4=)</p>'],
  ['![a](javascript:alert(1))', '<p>![a](javascript:alert(1))</p>'],
  ['```"><script>\nx\n```', '<pre><code>x</code></pre>'],
  ['[a](/isps/activity)', `<p>${link('/isps/activity', 'a')}</p>`],
  ['mailto me@example.com', `<p>mailto ${link('mailto:me@example.com', 'me@example.com')}</p>`],
])('T-63 the Markdown %j is shown as %s', async (text, html) => {
  expect(await shown(text)).toBe(html);
});

it('T-63 whatever Markdown comes, no program, frame or event is in what is shown', async () => {
  // Oracle: the nodes of the page, walked without the sanitiser.
  const stage = await signedIn();
  const pieces = [
    '<script>',
    '<img src=x onerror=x>',
    '[a](',
    'javascript:x',
    ')',
    '![',
    ']',
    '`',
    '**',
    '<',
    '>',
    '&#58;',
    '"',
    '\n',
    '| a |\n|-|',
    'a',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 16 }), (parts) => {
      const drawn = draw(stage, <MarkdownView value={parts.join('')} />);
      const strange = [...drawn.container.querySelectorAll('.rich-text *')].filter(
        (element) =>
          /^(?:script|style|iframe|object|form|input|svg|math)$/u.test(element.localName) ||
          [...element.attributes].some(
            ({ name, value }) => name.startsWith('on') || /^\s*(?:javascript|vbscript|data):/iu.test(value),
          ),
      );
      drawn.unmount();
      expect(strange).toEqual([]);
    }),
    { seed: 20_261_123, numRuns: propertyRuns(150) },
  );
});

it.each([
  ['**注意：**请', '<p><strong>注意：</strong>请</p>'],
  ['一\n二', '<p>一<br>二</p>'],
  ['- 一\n- 二', '<ul><li>一</li><li>二</li></ul>'],
  ['见 readme.md', '<p>见 readme.md</p>'],
  [
    '|时间|地点|\n|-:|-|\n|08:30|西门|',
    '<div class="rich-text-table" tabindex="0"><table><thead><tr><th style="text-align: right">时间</th><th>地点</th></tr></thead>' +
      '<tbody><tr><td style="text-align: right">08:30</td><td>西门</td></tr></tbody></table></div>',
  ],
])('WID-11 the Markdown %j is shown as %s', async (text, html) => {
  expect(await shown(text)).toBe(html);
});

it('WID-11 counts the pictures that are not shown', () => {
  const stored = '![a](/api/sys/common/static/jeditor/1/a.png)';
  expect([`${stored} ![b](https://example.com/b.png)`, stored, ''].map(hiddenPictures)).toEqual([1, 0, 0]);
});
