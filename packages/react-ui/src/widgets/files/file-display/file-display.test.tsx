import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { heard, signedIn } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { FileLinks } from './file-links.tsx';
import { FilePictures } from './file-pictures.tsx';

it('UP-09 stored files are named; a press fetches one with the token and saves it under its name', async () => {
  const stage = await signedIn();
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  drawWidget(stage, <FileLinks value="temp/1/通知.pdf,temp/1/b.txt,temp/1/c.txt" most={1} />);
  const text = document.body.textContent;
  fireEvent.click(screen.getByRole('button', { name: '通知.pdf' }));
  stage.ports.http.take('/address').succeed({ address: null });
  await heard();
  const call = stage.ports.http.takeFile('/static/temp/1/');
  call.end({ kind: 'answered', status: 200, headers: {}, body: new Blob(['x']) });
  await heard();
  expect([text, call.request.headers['x-access-token'], saved]).toEqual(['通知.pdf+2', 'T1', ['通知.pdf']]);
});

it('T-73 a file that the platform keeps in a store is saved by the browser from there, and the store gets no token', async () => {
  const stage = await signedIn();
  const open = vi.spyOn(globalThis, 'open').mockReturnValue(null);
  drawWidget(stage, <FileLinks value="temp/1/通知.pdf" />);
  const before = stage.ports.http.requests.length;
  fireEvent.click(screen.getByRole('button', { name: '通知.pdf' }));
  stage.ports.http.take('/address').succeed({ address: 'https://files.example.cn/bucket/1?X-Amz-Signature=ab' });
  await heard();
  const urls = stage.ports.http.requests.slice(before).map(({ url }) => decodeURIComponent(url).replace(/[?].*/u, ''));
  expect([open.mock.calls, urls]).toEqual([
    [['https://files.example.cn/bucket/1?X-Amz-Signature=ab', '_blank', 'noopener,noreferrer']],
    ['/api/sys/common/static/temp/1/通知.pdf/address'],
  ]);
});

it('T-73 a file of another host opens in a window that knows nothing of this one, and gets no token', async () => {
  const stage = await signedIn();
  const open = vi.spyOn(globalThis, 'open').mockReturnValue(null);
  drawWidget(stage, <FileLinks value="https://files.example.cn/x/a.pdf" />);
  const before = stage.ports.http.requests.length;
  fireEvent.click(screen.getByRole('button', { name: 'a.pdf' }));
  await heard();
  expect([open.mock.calls, stage.ports.http.requests.length - before]).toEqual([
    [['https://files.example.cn/x/a.pdf', '_blank', 'noopener,noreferrer']],
    0,
  ]);
});

it('UP-09 pictures of a list are small, the others are counted', async () => {
  const stage = await signedIn();
  drawWidget(stage, <FilePictures value="temp/1/a.png,temp/1/b.png,temp/1/c.png,temp/1/d.png" most={2} />);
  await heard();
  const urls = stage.ports.http.requests.map(({ url }) => url).filter((url) => url.includes('/static/'));
  expect([urls, screen.getByLabelText('还有 2 个').textContent]).toEqual([
    ['/api/sys/common/static/temp/1/a.png?size=small', '/api/sys/common/static/temp/1/b.png?size=small'],
    '+2',
  ]);
});

it('UP-09 a picture among files has a thumbnail that shows it large; the whole picture is read only to save it', async () => {
  const stage = await signedIn();
  drawWidget(stage, <FileLinks value="temp/1/a.png,temp/1/b.txt,temp/1/c.jpg" />);
  await heard();
  const urls = () =>
    stage.ports.http.requests
      .map(({ url }) => url.replace('/api/sys/common/static/temp/1/', ''))
      .filter((url) => !url.includes('/address'))
      .slice(-3);
  const buttons = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.title);
  const listed = urls().slice(-2);
  fireEvent.click(screen.getByRole('button', { name: '预览 c.jpg' }));
  await heard();
  fireEvent.click(screen.getByRole('button', { name: 'a.png' }));
  stage.ports.http.take('/address').succeed({ address: null });
  await heard();
  expect([buttons, listed, urls()]).toEqual([
    ['预览 a.png', '下载 a.png', '下载 b.txt', '预览 c.jpg', '下载 c.jpg'],
    ['a.png?size=small', 'c.jpg?size=small'],
    ['c.jpg?size=small', 'c.jpg?size=medium', 'a.png'],
  ]);
});

it('T-68 a path that is none is drawn as text and leads nowhere', async () => {
  const stage = await signedIn();
  const open = vi.spyOn(globalThis, 'open').mockReturnValue(null);
  drawWidget(stage, <FileLinks value="javascript:alert(1)" />);
  const before = stage.ports.http.requests.length;
  fireEvent.click(screen.getByRole('button'));
  await heard();
  expect([open.mock.calls, stage.ports.http.requests.length - before]).toEqual([[], 0]);
});
