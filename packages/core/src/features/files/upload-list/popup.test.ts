import { expect, it } from 'vitest';

import { networkPicture, popupProblem } from './popup.model.ts';

it('UP-06 a dialog of files is confirmed with files that are stored; no file is an error', () => {
  expect(
    (
      [
        ['none', 0],
        ['none', 1],
        ['running', 1],
        ['failed', 1],
      ] as const
    ).map(([pending, count]) => popupProblem(pending, count)?.['en-US'] ?? null),
  ).toEqual([
    'no file uploaded',
    null,
    'Files are still being uploaded. Wait until they are done',
    'A file was not uploaded. Try again or remove it',
  ]);
});

it('UP-06 the address of a picture on the network is http or https', () => {
  const read = (typed: string) => {
    const address = networkPicture(typed);
    return address.ok ? address.value : address.error['en-US'];
  };
  const wrong = 'Enter an address that begins with http:// or https://';
  expect(
    [
      ' https://a.cn/b.png ',
      'HTTP://a.cn',
      '',
      ' ',
      'javascript:alert(1)',
      'a.png',
      'https://',
      'https://a b',
      `https://${'a'.repeat(500)}`,
    ].map(read),
  ).toEqual([
    'https://a.cn/b.png',
    'HTTP://a.cn',
    'no file uploaded',
    'no file uploaded',
    wrong,
    wrong,
    wrong,
    wrong,
    wrong,
  ]);
});
