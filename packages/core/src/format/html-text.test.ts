import { expect, it } from 'vitest';

import { htmlLength, htmlText, isBlankHtml } from './html-text.ts';

it.each([
  ['<p>重阳节</p><p>登高 <strong>望远</strong></p>', '重阳节\n登高 望远'],
  ['一<br>二<br/>三', '一\n二\n三'],
  ['<ul><li>甲</li><li><p>乙</p></li></ul>', '甲\n乙'],
  [
    '<table><tbody><tr><td>姓名</td><td>张三</td></tr><tr><td>年龄</td><td>70</td></tr></tbody></table>',
    '姓名 张三\n年龄 70',
  ],
  ['<p>a &lt;b&gt; &amp;amp; &quot;c&quot; &#20013;&#x6587;&nbsp;!</p>', 'a <b> &amp; "c" 中文\u00A0!'],
  ['<p>&hearts; &#0; &#xD800; &#x110000; &constructor;</p>', '&hearts; \uFFFD \uFFFD \uFFFD &constructor;'],
  ['<p>一</p>\n\n   <p> \t </p><p>二\n三</p>', '一\n二 三'],
  ['<p>看<img src="/a" alt="合影 &quot;一&quot;.png">和<img src=x></p>', '看[合影 "一".png]和[img]'],
  ['<p title="a>b">一</p><p data-x=\'>\'>二</p>', '一\n二'],
  ['<style>p { color: red }</style><script>alert("<p>x</p>")</script>正文<SCRIPT>x', '正文'],
  ['前<!-- <p>注</p> -->后<!doctype html><?xml x?>', '前后'],
  ['1 < 2 且 3 > 2 <3', '1 < 2 且 3 > 2 <3'],
  ['未完 <p class="', '未完'],
  ['', ''],
])('%j reads as %j', (html, text) => {
  expect(htmlText(html)).toBe(text);
});

it('the length counts what is read: neither markup, pictures nor the ends of lines', () => {
  expect(htmlLength('<h1>通知</h1><p>请<b>各</b>位&amp;<img alt="合影.png" src="/a"></p>')).toBe(6);
});

it('text, pictures, tables and rules are something, empty blocks are nothing', () => {
  const blank = ['', '<p></p>', '<p><br></p><ul><li> </li></ul>', '<!-- 注 -->', '<p>&nbsp;</p>'];
  const filled = ['<p>0</p>', '<img src="/a">', '<table><tbody><tr><td></td></tr></tbody></table>', '<hr>'];
  expect([blank.map(isBlankHtml), filled.map(isBlankHtml)]).toEqual([
    [true, true, true, true, true],
    [false, false, false, false],
  ]);
});

it.each(['<', '<a ', '<!--', '<script>', '<p "', '&#', '</', '<a b="', '&amp', '\n'])(
  'reads a long repetition of %j within the time of a test, which the square of its length would take many times over',
  (part) => {
    expect(htmlText(part.repeat(Math.ceil(2_000_000 / part.length))).length).toBeLessThanOrEqual(2_000_000);
  },
);
