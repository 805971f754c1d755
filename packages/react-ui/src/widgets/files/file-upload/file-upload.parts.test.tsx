import { createCore, defaultCoreConfig } from '@evergreen/core';
import { FORM_UPLOAD_LIMIT } from '@evergreen/core/contract';
import type { ResumableOutcome, ResumableUpload } from '@evergreen/core/ports';
import { fakePorts } from '@evergreen/core/testing';
import type { FilesValue } from '@evergreen/core/files/upload-list';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { heard, receiveMenu, signIn } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { FileUpload } from './file-upload.tsx';

const ADDRESS = '/api/sys/common/upload/resumable/u-1';

/** A control over uploads in parts that the test answers. */
async function opened() {
  const sent: { readonly upload: ResumableUpload; readonly end: (outcome: ResumableOutcome) => void }[] = [];
  const resumableUploads = {
    send: (upload: ResumableUpload) => new Promise<ResumableOutcome>((end) => sent.push({ upload, end })),
  };
  const ports = fakePorts();
  const stage = { core: createCore({ ...ports, resumableUploads }, defaultCoreConfig), ports };
  await signIn(stage);
  await receiveMenu(stage, []);
  const values: FilesValue[] = [];
  drawWidget(stage, <FileUpload id="papers" aria-label="附件" value={null} onChange={(value) => values.push(value)} />);
  await heard();
  const last = () => {
    const one = sent.at(-1);
    if (one === undefined) throw new Error('Nothing is sent in parts');
    return one;
  };
  return {
    ports,
    values,
    sent,
    last,
    end: async (outcome: ResumableOutcome) => {
      last().end(outcome);
      await heard();
    },
    choose: async () => {
      const video = new File(['x'], '录像.mp4', { type: 'video/mp4', lastModified: 1 });
      Object.defineProperty(video, 'size', { value: FORM_UPLOAD_LIMIT * 2 });
      fireEvent.change(document.querySelector('input[type=file]') ?? document.body, { target: { files: [video] } });
      await heard();
    },
    line: () => document.querySelector('.file-upload-words')?.textContent,
  };
}

it('UP-12 a large file shows its parts arrive, a lost connection, and where a retry goes on', async () => {
  const { ports, values, sent, last, end, choose, line } = await opened();
  await choose();
  const seen: unknown[] = [];
  const note = (work: (upload: ResumableUpload) => void) => {
    act(() => work(last().upload));
    seen.push(line());
  };
  note((upload) => upload.onStarted(ADDRESS));
  note((upload) => upload.onProgress({ loaded: FORM_UPLOAD_LIMIT / 2, total: FORM_UPLOAD_LIMIT * 2 }));
  note((upload) => upload.onInterrupted(true));
  note((upload) => upload.onInterrupted(false));
  await end({ kind: 'unreachable' });
  seen.push(line());
  fireEvent.click(screen.getByRole('button', { name: '重新上传 录像.mp4' }));
  await heard();
  note((upload) => upload.onStarted(ADDRESS));
  note((upload) => upload.onProgress({ loaded: FORM_UPLOAD_LIMIT, total: FORM_UPLOAD_LIMIT * 2 }));
  await end({ kind: 'finished', address: ADDRESS, body: '' });
  ports.http
    .take('/upload/finish')
    .succeed({ msg: 'temp/u-1/录像.mp4', fileUrl: 'temp/u-1/录像.mp4', fileName: '录像.mp4' }, 'temp/u-1/录像.mp4');
  await heard();
  seen.push(line());
  expect({ seen, earlier: sent.map(({ upload }) => upload.earlier), values }).toEqual({
    seen: [
      '录像.mp…上传中(0%)',
      '录像.mp…上传中(25%)',
      '录像.mp…上传中(25%)网络中断，恢复后会自动接着上传',
      '录像.mp…上传中(25%)',
      '录像.mp…文件上传失败：网络中断，已上传的部分已保留，点击重试可接着上传',
      '录像.mp…上传中(0%)已接着上次的进度继续上传',
      '录像.mp…上传中(50%)已接着上次的进度继续上传',
      '录像.mp…上传完成',
    ],
    earlier: [null, ADDRESS],
    values: ['temp/u-1/录像.mp4'],
  });
});
