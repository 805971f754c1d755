import { expect, it } from 'vitest';

import { FORM_UPLOAD_LIMIT } from '../../../contract/index.ts';
import { createTypedStorage } from '../../../storage/index.ts';
import { fakeContent, fakePorts, settled } from '../../../testing/index.ts';
import type { ResumableOutcome, ResumableUpload } from '../../../ports/index.ts';
import { createFileUpload } from './file-upload.service.ts';

/** A desk of one user at one browser, over uploads that a test answers. */
function desk() {
  const ports = fakePorts();
  const storage = createTypedStorage(ports);
  const sent: { readonly upload: ResumableUpload; readonly end: (outcome: ResumableOutcome) => Promise<void> }[] = [];
  const resumableUploads = {
    send: (upload: ResumableUpload) =>
      new Promise<ResumableOutcome>((resolve) => {
        const end = (outcome: ResumableOutcome) => {
          resolve(outcome);
          return settled();
        };
        sent.push({ upload, end });
      }),
  };
  const open = (userId = 'u1') =>
    createFileUpload(
      { ...ports, storage, locale: () => 'zh-CN', config: { basePath: '/api' }, userId, resumableUploads },
      { accepts: 'any', value: null },
    );
  const choose = (list: ReturnType<typeof open>, size: number, modifiedAt = 1) =>
    list.send({
      type: 'files.add',
      files: [{ name: '录像.mp4', content: { ...fakeContent('', 'video/mp4'), size }, modifiedAt }],
    });
  const last = () => {
    const one = sent.at(-1);
    if (one === undefined) throw new Error('Nothing is sent in parts');
    return one;
  };
  const seen = (list: ReturnType<typeof open>) =>
    list
      .facts()
      .files.map(({ status, message, remark }) =>
        [status, message?.['zh-CN'] ?? remark?.['zh-CN'] ?? ''].join(' ').trim(),
      );
  return { ports, open, choose, sent, last, seen };
}

const LARGE = FORM_UPLOAD_LIMIT + 1;
const ADDRESS = '/api/sys/common/upload/resumable/u-1';
const FINISH = '/api/sys/common/upload/finish';

it('UP-12 files above 8 MB go up in parts, others in one request', () => {
  const { open, choose, sent, last, ports } = desk();
  const list = open();
  choose(list, FORM_UPLOAD_LIMIT);
  choose(list, LARGE);
  const { url, metadata, earlier } = last().upload;
  expect([ports.http.requests.map((request) => request.url), sent.length, { url, metadata, earlier }]).toEqual([
    ['/api/sys/common/upload'],
    1,
    {
      url: '/api/sys/common/upload/resumable',
      metadata: { filename: '录像.mp4' },
      earlier: null,
    },
  ]);
});

it('UP-12 what was sent before a lost connection or a reload is gone on with, and said to be', async () => {
  const { open, choose, last, seen, ports } = desk();
  const first = open();
  choose(first, LARGE);
  last().upload.onStarted(ADDRESS);
  last().upload.onInterrupted(true);
  const states = [seen(first)];
  last().upload.onInterrupted(false);
  await last().end({ kind: 'unreachable' });
  states.push(seen(first));
  first.dispose();
  const reloaded = open();
  choose(reloaded, LARGE);
  const { earlier } = last().upload;
  last().upload.onStarted(ADDRESS);
  states.push(seen(reloaded));
  await last().end({ kind: 'finished', address: ADDRESS, body: '' });
  ports.http.take(FINISH).succeed(null, 'temp/1/录像.mp4');
  await settled();
  states.push(seen(reloaded));
  choose(reloaded, LARGE);
  expect([states, earlier, last().upload.earlier]).toEqual([
    [
      ['uploading 网络中断，恢复后会自动接着上传'],
      ['error 网络中断，已上传的部分已保留，点击重试可接着上传'],
      ['uploading 已接着上次的进度继续上传'],
      ['done'],
    ],
    ADDRESS,
    null,
  ]);
});

it('another file, another person, and an upload that the server forgot begin anew', () => {
  const { open, choose, last, seen } = desk();
  const list = open();
  choose(list, LARGE);
  last().upload.onStarted(ADDRESS);
  choose(list, LARGE, 2);
  const changed = last().upload.earlier;
  choose(open('u2'), LARGE);
  const other = last().upload.earlier;
  const again = open();
  choose(again, LARGE);
  const { earlier, onStarted } = last().upload;
  onStarted('/api/sys/common/upload/resumable/u-2');
  expect([changed, other, earlier, seen(again)]).toEqual([null, null, ADDRESS, ['uploading']]);
});

it('UP-12 the server stores what arrived, or says why not', async () => {
  const { open, choose, last, seen, ports } = desk();
  const list = open();
  choose(list, LARGE);
  await last().end({ kind: 'finished', address: ADDRESS, body: '' });
  const call = ports.http.take(FINISH);
  call.succeed(null, 'temp/1/录像.mp4');
  await settled();
  choose(list, LARGE);
  await last().end({ kind: 'finished', address: ADDRESS, body: '' });
  ports.http.take(FINISH).end({ kind: 'answered', status: 200, headers: {}, body: '<html>' });
  await settled();
  choose(list, LARGE);
  await last().end({ kind: 'answered', status: 415, body: '{"success":false,"message":"不支持的文件类型"}' });
  choose(list, LARGE);
  await last().end({ kind: 'answered', status: 502, body: '' });
  expect([[call.request.method, call.request.body], list.facts().files[0]?.path, seen(list)]).toEqual([
    ['POST', '{"id":"u-1","biz":"temp"}'],
    'temp/1/录像.mp4',
    [
      'done',
      'error 服务器返回的数据无法识别，请稍后重试或联系管理员',
      'error 不支持的文件类型',
      'error 请求失败（502）',
    ],
  ]);
});
