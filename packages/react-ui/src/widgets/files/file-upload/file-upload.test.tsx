import type { FilesValue } from '@evergreen/core/files/upload-list';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';

import { heard, signedIn } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { FileUpload, type FileUploadProps } from './file-upload.tsx';

const UPLOAD = '/api/sys/common/upload';

/** A control with its value, as a form holds it. */
async function opened(props: Partial<FileUploadProps> = {}) {
  const stage = await signedIn();
  const values: FilesValue[] = [];
  const pending: string[] = [];
  const notices: string[] = [];
  stage.core.on(({ text }) => notices.push(text['zh-CN']));
  function Form() {
    const [value, setValue] = useState<FilesValue>(props.value ?? null);
    return (
      <FileUpload
        {...props}
        id="papers"
        aria-label="附件"
        value={value}
        onPending={(state) => pending.push(state)}
        onChange={(next) => {
          values.push(next);
          setValue(next);
        }}
      />
    );
  }
  drawWidget(stage, <Form />);
  await heard();
  const region = document.querySelector<HTMLElement>('.file-upload');
  if (region === null) throw new Error('There is no upload control');
  const files = (names: readonly string[]) =>
    names.map((name) => new File(['words'], name, { type: name.endsWith('.png') ? 'image/png' : 'text/plain' }));
  return {
    stage,
    values,
    pending,
    notices,
    region,
    button: (name: string) => screen.getByRole('button', { name }),
    choose: (...names: readonly string[]) =>
      fireEvent.change(region.querySelector('input[type=file]') ?? region, { target: { files: files(names) } }),
    drop: async (...names: readonly string[]) => {
      fireEvent.drop(region, { dataTransfer: { files: files(names), items: [] } });
      await heard();
    },
    paste: (...names: readonly string[]) => fireEvent.paste(region, { clipboardData: { files: files(names) } }),
    take: () => stage.ports.http.take(UPLOAD),
    store: async (path: string) => {
      stage.ports.http.take(UPLOAD).succeed(null, path);
      await heard();
    },
    lines: () => [...region.querySelectorAll('.file-upload-words')].map(({ textContent }) => textContent),
    names: () => [...region.querySelectorAll('.file-upload-name')].map((one) => one.textContent),
    cards: () => [...region.querySelectorAll('.file-upload-caption')].map(({ textContent }) => textContent),
  };
}

describe('a list of files', () => {
  it('UP-10 shows percent, result and error of each file; cancel, retry and removal', async () => {
    const { choose, take, lines, button, values, pending } = await opened();
    choose('甲.txt', '乙.txt');
    const [first, second] = [take(), take()];
    act(() => first.request.onProgress?.({ loaded: 42, total: 100 }));
    const seen = [lines()];
    fireEvent.click(button('取消上传 甲.txt'));
    second.reject('文件类型不允许');
    await heard();
    seen.push(lines());
    fireEvent.click(button('重新上传 甲.txt'));
    take().succeed(null, 'temp/1/甲.txt');
    await heard();
    seen.push(lines());
    fireEvent.click(button('删除 乙.txt'));
    await heard();
    expect([seen, lines(), values, pending]).toEqual([
      [
        ['甲.txt上传中(42%)', '乙.txt上传中(0%)'],
        ['甲.txt文件上传失败：已取消上传', '乙.txt文件上传失败：文件类型不允许'],
        ['甲.txt上传完成', '乙.txt文件上传失败：文件类型不允许'],
      ],
      ['甲.txt上传完成'],
      ['temp/1/甲.txt'],
      ['running', 'failed', 'running', 'failed', 'none'],
    ]);
  });

  it('UP-09 shows five characters of a name, and the whole one in a tooltip', async () => {
    const { names, region } = await opened({ value: 'temp/1/退休人员登记表.pdf,temp/1/a.txt' });
    fireEvent.mouseEnter(within(region).getByLabelText('退休人员登记表.pdf'));
    expect([names(), (await screen.findByRole('tooltip')).textContent]).toEqual([
      ['退休人员登…', 'a.txt'],
      '退休人员登记表.pdf',
    ]);
  });

  it('UP-04 a failure is a toast with the name, and says why in a dialog', async () => {
    const { choose, take, notices, button } = await opened();
    choose('a.txt');
    take().reject('');
    await heard();
    fireEvent.click(button('查看 a.txt 上传失败的原因'));
    const dialog = await screen.findByRole('dialog');
    expect([notices, within(dialog).getByText('上传出错').textContent, dialog.textContent]).toEqual([
      ['a.txt 上传失败.'],
      '上传出错',
      expect.stringContaining('错误信息：未知错误'),
    ]);
  });

  it('UP-04 an answer 201 is a warning with its detail and the file of errors, and changes no value', async () => {
    const { choose, take, values, stage } = await opened();
    choose('a.txt');
    take().end({
      kind: 'answered',
      status: 200,
      headers: {},
      body: JSON.stringify({
        success: true,
        code: 201,
        message: '有 2 行没有导入',
        result: { msg: '第 3、7 行身份证号有误', fileUrl: 'temp/0192/错误.xls', fileName: '错误.xls' },
      }),
    });
    await heard();
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: '下载 错误.xls' }));
    stage.ports.http.take('/address').succeed({ address: null });
    await heard();
    const { request } = stage.ports.http.takeFile('/sys/common/static/temp/0192/');
    expect([dialog.textContent, request.headers['x-access-token'], values]).toEqual([
      expect.stringMatching(/有 2 行没有导入.*第 3、7 行身份证号有误/u),
      'T1',
      [],
    ]);
  });

  it('UP-01 gives comma-joined paths, or entries with name, path and size', async () => {
    const joined = await opened({ value: 'temp/1/old.txt' });
    joined.choose('a.txt');
    await joined.store('temp/2/a.txt');
    document.body.replaceChildren();
    const listed = await opened({ value: 'temp/1/old.txt', returnUrl: false });
    listed.choose('a.txt');
    await listed.store('temp/2/a.txt');
    expect([joined.values, listed.values]).toEqual([
      ['temp/1/old.txt,temp/2/a.txt'],
      [
        [
          { fileName: 'old.txt', filePath: 'temp/1/old.txt', fileSize: null },
          { fileName: 'a.txt', filePath: 'temp/2/a.txt', fileSize: 5 },
        ],
      ],
    ]);
  });

  it('UP-03 takes files that are dropped and pasted, and sends them with the token', async () => {
    const { drop, paste, take, lines } = await opened();
    await drop('a.txt');
    paste('b.txt');
    const { request } = take();
    expect([lines(), request.url, request.headers['x-access-token'], request.form?.fields]).toEqual([
      ['a.txt上传中(0%)', 'b.txt上传中(0%)'],
      UPLOAD,
      'T1',
      [['biz', 'temp']],
    ]);
  });

  it('takes nothing where it is read only or disabled, but shows what is there', async () => {
    const { region, drop, paste, lines } = await opened({ value: 'temp/1/a.txt', isReadOnly: true });
    await drop('b.txt');
    paste('c.txt');
    const buttons = within(region)
      .getAllByRole('button')
      .map((one) => one.getAttribute('aria-label'));
    expect([lines(), buttons]).toEqual([['a.txt上传完成'], ['下载 a.txt']]);
  });

  it('says how many are too many, and asks for no more', async () => {
    const { choose, notices, region, button } = await opened({ maximum: 1 });
    choose('a.txt', 'b.txt');
    expect([
      notices,
      button('附件').hasAttribute('disabled'),
      region.querySelector('.file-upload-hint')?.textContent,
    ]).toEqual([['最多上传 1 个文件，“b.txt”未上传'], true, '已有 1 个文件，删除后才能再上传']);
  });

  it('a value that is written from outside replaces the files', async () => {
    const stage = await signedIn();
    function Form() {
      const [value, setValue] = useState('temp/1/a.txt');
      return (
        <>
          <FileUpload id="papers" value={value} onChange={() => undefined} />
          <button type="button" onClick={() => setValue('temp/1/b.txt')}>
            恢复草稿
          </button>
        </>
      );
    }
    drawWidget(stage, <Form />);
    await heard();
    fireEvent.click(screen.getByRole('button', { name: '恢复草稿' }));
    await heard();
    expect([...document.querySelectorAll('.file-upload-name')].map((one) => one.textContent)).toEqual(['b.txt']);
  });

  it('T-68 names never become markup', async () => {
    const stage = await signedIn();
    const value = 'temp/1/<img src=x onerror=alert(1)>.txt';
    drawWidget(stage, <FileUpload id="papers" value={value} onChange={() => undefined} />);
    await heard();
    expect([document.querySelectorAll('img').length, document.querySelector('.file-upload-name')?.textContent]).toEqual(
      [0, '<img …'],
    );
  });
});

describe('pictures', () => {
  it('UP-05 are tiles of 104 pixels under 上传; another type is rejected: 请上传图片', async () => {
    const { button, drop, choose, cards, notices } = await opened({ accepts: 'image', mode: 'tile' });
    const text = button('附件').textContent;
    await drop('b.txt');
    choose('a.png');
    expect([text, notices, cards()]).toEqual(['上传', ['请上传图片'], ['a.png']]);
  });

  it('UP-05 one picture is replaced by the next', async () => {
    const { choose, store, values } = await opened({
      accepts: 'image',
      mode: 'tile',
      number: 1,
      value: 'temp/1/old.png',
    });
    choose('new.png');
    await store('temp/2/new.png');
    expect(values).toEqual(['temp/2/new.png']);
  });

  it('UP-02 arrows and Alt with an arrow key change the order; 未知的操作 and 已到最后~ at the ends', async () => {
    const { button, values, notices } = await opened({
      accepts: 'image',
      mode: 'card',
      value: 'temp/1/a.png,temp/1/b.png,temp/1/c.png',
    });
    fireEvent.click(button('a.png 向前移'));
    fireEvent.click(button('c.png 向后移'));
    fireEvent.click(button('a.png 向后移'));
    fireEvent.keyDown(button('预览 c.png'), { key: 'ArrowLeft', altKey: true });
    fireEvent.keyDown(button('预览 c.png'), { key: 'ArrowLeft' });
    await heard();
    expect([values, notices]).toEqual([
      ['temp/1/b.png,temp/1/a.png,temp/1/c.png', 'temp/1/b.png,temp/1/c.png,temp/1/a.png'],
      ['未知的操作', '已到最后~'],
    ]);
  });

  it('UP-09 are fetched small with the token, and no address holds it', async () => {
    const { stage, region } = await opened({ accepts: 'image', mode: 'card', value: 'temp/0192/a.png' });
    const call = stage.ports.http.takeFile('/sys/common/static/temp/0192/');
    const isComing = within(region).getByText('a.png 加载中').tagName;
    call.end({ kind: 'answered', status: 200, headers: {}, body: new Blob(['x'], { type: 'image/png' }) });
    await heard();
    expect([
      isComing,
      call.request.url,
      call.request.headers['x-access-token'],
      within(region).getByRole('img', { name: 'a.png' }).getAttribute('src'),
    ]).toEqual(['SPAN', '/api/sys/common/static/temp/0192/a.png?size=small', 'T1', 'blob:picture']);
  });

  it('that cannot be read say so in their place, without a toast each', async () => {
    const { stage, region, notices } = await opened({ accepts: 'image', mode: 'card', value: 'temp/0192/a.png' });
    stage.ports.http.takeFile('/static/').end({ kind: 'unreachable' });
    await heard();
    expect([within(region).getByText('a.png 无法显示').tagName, notices]).toEqual(['SPAN', []]);
  });

  it('whose bytes are no picture say so, too', async () => {
    const { choose, region } = await opened({ accepts: 'image', mode: 'card' });
    choose('a.png');
    await heard();
    fireEvent.error(within(region).getByRole('img', { name: 'a.png' }));
    expect(within(region).getByText('a.png 无法显示').tagName).toBe('SPAN');
  });

  it('UP-01 are shown large one after the other', async () => {
    const { button, stage } = await opened({ accepts: 'image', mode: 'card', value: 'temp/1/a.png,temp/1/b.png' });
    fireEvent.click(button('预览 b.png'));
    await heard();
    const sizes = stage.ports.http.requests.map(({ url }) => url).filter((url) => url.includes('size=medium'));
    const shown = document.querySelector('.ant-image-preview')?.textContent;
    fireEvent.keyDown(document.querySelector('.ant-image-preview') ?? document.body, { key: 'ArrowLeft', keyCode: 37 });
    await heard();
    const turned = document.querySelector('.ant-image-preview')?.textContent;
    expect([sizes, shown, turned]).toEqual([
      ['/api/sys/common/static/temp/1/b.png?size=medium'],
      expect.stringContaining('2 / 2 b.png'),
      expect.stringContaining('1 / 2 a.png'),
    ]);
  });
});
