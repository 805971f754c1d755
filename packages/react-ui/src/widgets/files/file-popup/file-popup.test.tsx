import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { heard, signedIn } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { FilePopup } from './file-popup.tsx';
import { ImagePopup } from './image-popup.tsx';

const UPLOAD = '/api/sys/common/upload';

function choose(name: string, type: string): void {
  const input = document.querySelector('.ant-modal input[type=file]');
  if (input === null) throw new Error('There is no input of files');
  fireEvent.change(input, { target: { files: [new File(['words'], name, { type })] } });
}

const confirm = () => fireEvent.click(screen.getByRole('button', { name: /确\s?定/u }));
const said = () => screen.queryByRole('alert')?.textContent ?? null;

it('UP-06 files are confirmed once they are stored; without one it is an error', async () => {
  const stage = await signedIn();
  const confirmed: unknown[] = [];
  drawWidget(stage, <FilePopup isOpen onConfirm={(files) => confirmed.push(files)} onCancel={() => undefined} />);
  await heard();
  const problems: (string | null)[] = [];
  confirm();
  problems.push(said());
  choose('a.txt', 'text/plain');
  confirm();
  problems.push(said());
  stage.ports.http.take(UPLOAD).succeed(null, 'temp/1/a.txt');
  await heard();
  confirm();
  problems.push(said());
  expect([problems, confirmed]).toEqual([
    ['没有上传文件', '文件还在上传，请等上传完成', null],
    [
      [
        {
          fileName: 'a.txt',
          filePath: 'temp/1/a.txt',
          fileSize: 5,
          id: 'file-0',
          name: 'a.txt',
          url: '/api/sys/common/static/temp/1/a.txt',
          path: 'temp/1/a.txt',
          status: 'done',
        },
      ],
    ],
  ]);
});

it('UP-06 a picture comes from here or from the network, each with a remark', async () => {
  const stage = await signedIn();
  const confirmed: unknown[] = [];
  drawWidget(stage, <ImagePopup isOpen onConfirm={(picture) => confirmed.push(picture)} onCancel={() => undefined} />);
  await heard();
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  const type = (label: string, value: string, place = 0) => {
    const input = screen.getAllByLabelText(label)[place];
    if (input === undefined) throw new Error(`There is no ${label}`);
    fireEvent.change(input, { target: { value } });
  };
  const problems: (string | null)[] = [];
  confirm();
  problems.push(said());
  choose('a.png', 'image/png');
  stage.ports.http.take(UPLOAD).succeed(null, 'temp/1/a.png');
  await heard();
  type('备注', '合影');
  confirm();
  fireEvent.click(screen.getByRole('tab', { name: '网络图片' }));
  await heard();
  confirm();
  problems.push(said());
  type('图片地址', 'ftp://a.cn/b.png');
  confirm();
  problems.push(said());
  type('图片地址', 'https://a.cn/b.png');
  type('备注', '网上的', 1);
  confirm();
  expect([tabs, problems, confirmed]).toEqual([
    ['本地图片上传', '网络图片'],
    ['没有上传文件', '没有上传文件', '请输入以 http:// 或 https:// 开头的图片地址'],
    [
      {
        kind: 'stored',
        path: 'temp/1/a.png',
        remark: '合影',
        files: [expect.objectContaining({ id: 'file-0', name: 'a.png', path: 'temp/1/a.png', status: 'done' })],
      },
      { kind: 'network', path: 'https://a.cn/b.png', remark: '网上的', files: [] },
    ],
  ]);
});
