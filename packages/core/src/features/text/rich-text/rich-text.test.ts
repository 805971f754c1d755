import { expect, it } from 'vitest';

import { createTypedStorage, storageKeys } from '../../../storage/index.ts';
import { fakeContent, fakePorts, settled } from '../../../testing/index.ts';
import { createTextPictures, richTextCount, richTextValue, typedLink } from './index.ts';

it('WID-10 what shows nothing is null, everything else is the value, up to the empty lines at its end', () => {
  const picture = '<p><img src="/a"></p>';
  const written = ['<p></p>', '<p></p><p></p>', '<p></p><p>一</p><p></p><p></p>', picture];
  expect(written.map(richTextValue)).toEqual([null, null, '<p></p><p>一</p>', picture]);
});

it('WID-10 says how many characters are read, and how many are too many', () => {
  const html = '<h2>重阳</h2><p>登<b>高</b><img src="/a" alt="合影"></p>';
  const said = [null, 4, 3].map((maximum) => {
    const { text, isOver } = richTextCount(html, maximum);
    return [text['zh-CN'], isOver];
  });
  expect(said).toEqual([
    ['4 字', false],
    ['4 / 4 字', false],
    ['超出 1 字，请删减', true],
  ]);
});

it.each([
  ['https://example.com/a', 'https://example.com/a'],
  ['  example.com ', 'https://example.com'],
  ['www.例子.cn:8080/a?b#c', 'https://www.例子.cn:8080/a?b#c'],
  ['office@example.com', 'mailto:office@example.com'],
  ['tel:0571-1234', 'tel:0571-1234'],
  ['/isps/activity', '/isps/activity'],
  ['javascript:alert(1)', null],
  ['重阳节', null],
  ['', null],
])('the link %j is %j', (typed, address) => {
  expect(typedLink(typed)).toBe(address);
});

function opened() {
  const ports = fakePorts();
  const storage = createTypedStorage(ports);
  storage.set(storageKeys.token, 'T1');
  const pictures = createTextPictures({
    ...ports,
    storage,
    locale: () => 'zh-CN',
    config: { basePath: '/api' },
    userId: 'u1',
    resumableUploads: null,
  });
  const told: string[] = [];
  pictures.on((emitted) =>
    told.push(emitted.type === 'picture.ready' ? `${emitted.name} ${emitted.source}` : emitted.notice.text['zh-CN']),
  );
  const add = (name: string, content = fakeContent('abc', 'image/png')) =>
    pictures.send({ type: 'files.add', files: [{ name, content }] });
  return { pictures, told, add, take: () => ports.http.take('/sys/common/upload') };
}

it('UP-03 a picture of a text goes to jeditor, and its address is below the base path', async () => {
  const { told, add, take, pictures } = opened();
  add('合影 1.png');
  const call = take();
  call.succeed(null, 'jeditor/0192/合影 1.png');
  await settled();
  expect([call.request.form?.fields, told, pictures.facts().files]).toEqual([
    [
      ['biz', 'jeditor'],
      ['jeditor', '1'],
    ],
    ['合影 1.png /api/sys/common/static/jeditor/0192/%E5%90%88%E5%BD%B1%201.png'],
    [],
  ]);
});

it('WID-10 pictures come in the order in which they were chosen; one that fails stays until it is sent again', async () => {
  const { told, add, take, pictures } = opened();
  for (const name of ['1.png', '2.png', '3.png']) add(name);
  const [first, second, third] = [take(), take(), take()];
  third.succeed(null, 'jeditor/3/3.png');
  await settled();
  second.reject('文件类型不允许');
  await settled();
  const before = [...told];
  first.succeed(null, 'jeditor/1/1.png');
  await settled();
  const failed = pictures.facts().files;
  pictures.send({ type: 'file.retry', id: failed[0]?.id ?? '' });
  take().succeed(null, 'jeditor/2/2.png');
  await settled();
  const folder = '/api/sys/common/static/jeditor';
  expect([before, failed.map(({ name, status }) => `${name} ${status}`), told, pictures.facts().files]).toEqual([
    ['2.png 上传失败.'],
    ['2.png error'],
    ['2.png 上传失败.', `1.png ${folder}/1/1.png`, `3.png ${folder}/3/3.png`, `2.png ${folder}/2/2.png`],
    [],
  ]);
});

it('WID-10 a server that answers local leaves the picture in the text, if it is small and of a known format', async () => {
  const { told, add, take } = opened();
  add('小.png');
  take().succeed(null, 'local');
  add('大.jpg', fakeContent('x'.repeat(200_000), 'image/jpeg'));
  take().succeed(null, 'local');
  add('图.tiff', fakeContent('x', 'image/tiff'));
  take().succeed(null, 'local');
  await settled();
  expect(told).toEqual([
    '小.png data:image/png;base64,YWJj',
    '“大.jpg”太大，不能放入正文；请压缩到 180 KB 以内再试',
    '“图.tiff”的格式不能放入正文，请用 PNG、JPG、GIF 或 WebP 图片',
  ]);
});

it('after disposal nothing comes any more', async () => {
  const { told, add, take, pictures } = opened();
  add('1.png');
  take().succeed(null, 'jeditor/1/1.png');
  pictures.dispose();
  await settled();
  expect(told).toEqual([]);
});
