import { EditorView } from '@codemirror/view';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';

import { heard, signedIn } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { MarkdownEditor, type MarkdownEditorProps } from './index.ts';

const UPLOAD = '/api/sys/common/upload';
const PHONE_WIDTH = 390;

async function opened(props: Partial<MarkdownEditorProps> = {}) {
  const stage = await signedIn();
  const values: (string | null)[] = [];
  const pending: string[] = [];
  function Form() {
    const [value, setValue] = useState(props.value ?? null);
    return (
      <MarkdownEditor
        id="content"
        label="说明"
        {...props}
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
  const box = () => screen.getByRole('textbox', { name: '说明' });
  const view = () => {
    const found = EditorView.findFromDOM(box());
    if (found === null) throw new Error('No editor');
    return found;
  };
  return {
    stage,
    values,
    pending,
    box,
    view,
    text: () => view().state.doc.toString(),
    choose: (anchor: number, head = anchor) => act(() => view().dispatch({ selection: { anchor, head } })),
    pass: () => act(() => stage.ports.clock.advance(300)),
    tool: (name: string) => screen.getByRole('button', { name }),
    preview: () => screen.getByRole('region', { name: '说明预览' }),
  };
}

const key = (box: HTMLElement, pressed: string, code: number, more: object = {}) =>
  act(() => {
    fireEvent.keyDown(box, { key: pressed, keyCode: code, ctrlKey: true, ...more });
  });

const picture = (name: string) => new File([new Uint8Array([1])], name, { type: 'image/png' });

describe('writing', () => {
  it('WID-11 shows beside the text what it looks like, and tells the text after 300 ms and null for none', async () => {
    const { view, values, pass, preview, stage } = await opened({ value: '# 重阳' });
    const before = preview().querySelector('.rich-text')?.innerHTML.trim();
    act(() => view().dispatch({ changes: { from: 4, insert: '登**高**' } }));
    act(() => stage.ports.clock.advance(299));
    const early = [...values];
    act(() => stage.ports.clock.advance(1));
    const after = preview().querySelector('.rich-text')?.innerHTML.trim();
    act(() => view().dispatch({ changes: { from: 0, to: view().state.doc.length } }));
    pass();
    expect([before, early, after, values, preview().textContent]).toEqual([
      '<h1>重阳</h1>',
      [],
      '<h1>重阳登<strong>高</strong></h1>',
      ['# 重阳登**高**', null],
      '内容会显示在这里',
    ]);
  });

  it('WID-11 tools change the text and say what is in force; the change is undone in one step', async () => {
    const { choose, tool, text, values, pass } = await opened({ value: '请提前到' });
    choose(1, 3);
    fireEvent.click(tool('加粗'));
    const seen = [text(), tool('加粗').getAttribute('aria-pressed')];
    fireEvent.click(tool('项目符号'));
    seen.push(text());
    fireEvent.click(tool('撤销'));
    seen.push(text());
    fireEvent.click(tool('加粗'));
    fireEvent.click(tool('插入表格'));
    pass();
    expect([seen, values]).toEqual([
      ['请**提前**到', 'true', '- 请**提前**到', '请**提前**到'],
      ['请提前到\n\n| 列 1 | 列 2 | 列 3 |\n| --- | --- | --- |\n|    |    |    |\n|    |    |    |\n'],
    ]);
  });

  it.each([
    ['b', 66, {}, '**提前**'],
    ['i', 73, {}, '*提前*'],
    ['e', 69, {}, '`提前`'],
    ['&', 55, { shiftKey: true }, '1. 提前'],
    ['*', 56, { shiftKey: true }, '- 提前'],
    ['B', 66, { shiftKey: true }, '> 提前'],
    ['2', 50, { altKey: true }, '## 提前'],
  ])('WID-11 Ctrl and %s (%i %j) makes %s', async (pressed, code, more, after) => {
    const { box, choose, text } = await opened({ value: '提前' });
    choose(0, 2);
    key(box(), pressed, code, more);
    expect(text()).toBe(after);
  });

  it('WID-11 a heading is chosen in its menu', async () => {
    const { tool, text } = await opened({ value: '提前' });
    fireEvent.click(tool('标题'));
    fireEvent.click(await screen.findByText(/^标题 3/u));
    expect(text()).toBe('### 提前');
  });

  it('WID-11 Ctrl and K asks for an address, says what is none, and writes the link', async () => {
    const { box, choose, text } = await opened({ value: '见原文' });
    choose(1, 3);
    key(box(), 'k', 75);
    const input = await screen.findByLabelText('链接地址');
    fireEvent.change(input, { target: { value: 'javascript:alert(1)' } });
    fireEvent.click(screen.getByRole('button', { name: '确定' }));
    const said = screen.getByRole('alert').textContent;
    fireEvent.change(input, { target: { value: 'example.com' } });
    fireEvent.click(screen.getByRole('button', { name: '确定' }));
    expect([said, text()]).toEqual(['请输入网址、邮箱地址，或以 / 开头的本系统页面', '见[原文](https://example.com)']);
  });

  it('WID-11 Alt and F10 goes to the toolbar and Escape back', async () => {
    const { box, tool } = await opened({ value: '提前' });
    key(box(), 'F10', 121, { ctrlKey: false, altKey: true });
    const there = document.activeElement === tool('撤销');
    fireEvent.keyDown(tool('撤销'), { key: 'Escape' });
    expect([there, document.activeElement === box()]).toEqual([true, true]);
  });
});

describe('pictures', () => {
  // The pointer is at the beginning of the text: there is no layout here.
  it.each([
    ['button', 1],
    ['paste', 1],
    ['drop', 0],
  ])('WID-11 a picture by %s is uploaded and stands where it was asked for', async (way, place) => {
    const { stage, box, view, choose, text, pending } = await opened({ value: '一二' });
    choose(1);
    const files = [picture('西门 (1).png')];
    const transfer = { types: ['Files'], files, getData: () => '' };
    await act(async () => {
      if (way === 'button')
        fireEvent.change(screen.getByLabelText('上传图片', { selector: 'input' }), { target: { files } });
      else if (way === 'paste') fireEvent.paste(box(), { clipboardData: transfer });
      else fireEvent.drop(box(), { dataTransfer: transfer });
      await heard();
    });
    const during = document.querySelector('.text-pictures')?.textContent;
    act(() => view().dispatch({ changes: { from: 0, insert: '零' } }));
    stage.ports.http.take(UPLOAD).succeed(null, 'jeditor/1/西门 (1).png');
    await heard();
    expect([during, text(), pending.at(-1)]).toEqual([
      '正在上传 西门 (1).png（0%）移除',
      `零${'一二'.slice(0, place)}![西门 (1)](/api/sys/common/static/jeditor/1/%E8%A5%BF%E9%97%A8%20%281%29.png)${'一二'.slice(place)}`,
      'none',
    ]);
  });

  it('WID-11 pictures of other sites are not shown, and that is said', async () => {
    await opened({ value: '![a](https://example.com/a.png)' });
    expect(screen.getByText('有 1 张图片来自其他网站，不会显示；请用“上传图片”按钮上传')).toBeInstanceOf(HTMLElement);
  });
});

describe('states', () => {
  it('WID-11 what is read-only is shown as it looks; disabled and wrong are said', async () => {
    await opened({ value: '**登高**', isReadOnly: true });
    const reading = screen.getByRole('region', { name: '说明' });
    expect([reading.querySelector('strong')?.textContent, screen.queryByRole('textbox')]).toEqual(['登高', null]);
  });

  it('WID-11 a disabled text cannot be changed, a wrong one says so, and too many characters are counted', async () => {
    const { box, view, tool } = await opened({ value: '一二三', isDisabled: true, isWrong: true, maximumLength: 2 });
    expect([
      box().getAttribute('aria-disabled'),
      box().getAttribute('aria-invalid'),
      view().state.readOnly,
      tool('加粗').closest('[role="toolbar"]')?.hasAttribute('inert'),
      document.querySelector('.markdown-footer span:last-child')?.textContent,
    ]).toEqual(['true', 'true', true, true, '超出 1 字，请删减']);
  });

  it('WID-11 on a phone, text and preview are two tabs, and the text stays as it was', async () => {
    const before = window.matchMedia;
    window.matchMedia = (query) =>
      Object.assign(before(query), { matches: Number(/max-width: ?(\d+)/u.exec(query)?.[1] ?? 0) > PHONE_WIDTH });
    try {
      const { view, text } = await opened({ value: '一' });
      act(() => view().dispatch({ changes: { from: 1, insert: '**二**' } }));
      const tabs = screen.getAllByRole('tab').map((tab) => [tab.textContent, tab.getAttribute('aria-selected')]);
      fireEvent.blur(view().contentDOM);
      fireEvent.click(screen.getByRole('tab', { name: '预览' }));
      const shown = screen.getByRole('region', { name: '说明预览' }).querySelector('strong')?.textContent;
      const isHidden = view().contentDOM.closest('[hidden]') !== null;
      fireEvent.keyDown(screen.getByRole('tab', { name: '预览' }), { key: 'ArrowLeft' });
      expect([tabs, shown, isHidden, text()]).toEqual([
        [
          ['编辑', 'true'],
          ['预览', 'false'],
        ],
        '二',
        true,
        '一**二**',
      ]);
    } finally {
      window.matchMedia = before;
    }
  });

  it('WID-11 the preview goes and comes on a desk, and the full screen ends with Escape', async () => {
    const { tool, box } = await opened({ value: '一' });
    fireEvent.click(tool('预览'));
    const hidden = screen.queryByRole('region', { name: '说明预览' });
    fireEvent.click(tool('全屏'));
    const frame = box().closest('.markdown-editor');
    const seen = [hidden, frame?.classList.contains('is-wide')];
    fireEvent.keyDown(box(), { key: 'Escape' });
    await waitFor(() => expect(frame?.classList.contains('is-wide')).toBe(false));
    expect(seen).toEqual([null, true]);
  });
});
