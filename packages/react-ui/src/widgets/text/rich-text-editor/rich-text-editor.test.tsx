import type { TiptapEditorHTMLElement } from '@tiptap/core';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';

import { heard, signedIn } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { RichTextEditor, type RichTextEditorProps } from './index.ts';

const UPLOAD = '/api/sys/common/upload';

async function opened(props: Partial<RichTextEditorProps> = {}) {
  const stage = await signedIn();
  const values: (string | null)[] = [];
  const pending: string[] = [];
  let write: (value: string | null) => void = () => undefined;
  let hide: (isHidden: boolean) => void = () => undefined;
  function Form() {
    const [value, setValue] = useState(props.value ?? null);
    const [isHidden, setIsHidden] = useState(false);
    write = setValue;
    hide = setIsHidden;
    return (
      <div hidden={isHidden} inert={isHidden}>
        <RichTextEditor
          {...props}
          id="content"
          label="活动内容"
          value={value}
          onPending={(state) => pending.push(state)}
          onChange={(next) => {
            values.push(next);
            setValue(next);
          }}
        />
      </div>
    );
  }
  const drawn = drawWidget(stage, <Form />);
  await heard();
  const text = screen.getByRole('textbox', { name: '活动内容' });
  const pasteHtml = (html: string) =>
    act(() => {
      fireEvent.paste(text, {
        clipboardData: {
          getData: (type: string) => (type === 'text/html' ? html : ''),
          types: ['text/html'],
          files: [],
        },
      });
    });
  return {
    stage,
    values,
    pending,
    text,
    drawn,
    pasteHtml,
    write: (value: string | null) => act(() => write(value)),
    hide: (isHidden: boolean) => act(() => hide(isHidden)),
    tool: (name: string) => screen.getByRole('button', { name }),
    count: () => document.querySelector('.rich-text-footer span:last-child')?.textContent,
  };
}

/** The whole text is chosen, as Ctrl and A do. */
async function chooseAll(text: HTMLElement) {
  text.focus();
  const range = document.createRange();
  range.selectNodeContents(text);
  getSelection()?.removeAllRanges();
  getSelection()?.addRange(range);
  fireEvent.keyDown(text, { key: 'a', code: 'KeyA', keyCode: 65, ctrlKey: true });
  await heard();
}

describe('a value', () => {
  it('WID-10 shows what it is given, cleaned, and says nothing before somebody writes', async () => {
    const { text, values } = await opened({
      value: '<p>重阳<strong>登高</strong><script>x</script><img src="x" onerror="y"></p>',
    });
    expect([text.textContent, text.querySelectorAll('img, script').length, values]).toEqual(['重阳登高', 0, []]);
  });

  it('WID-10 gives cleaned HTML, and null where nothing is left', async () => {
    const { text, tool, values, write } = await opened({ value: '<p>登高</p>' });
    await chooseAll(text);
    fireEvent.click(tool('加粗'));
    await heard();
    fireEvent.keyDown(text, { key: 'Backspace', code: 'Backspace', keyCode: 8 });
    await heard();
    write('<p>一</p><p style="text-align: center">二</p>');
    expect([values, [...text.querySelectorAll('p')].map((one) => one.outerHTML)]).toEqual([
      ['<p><strong>登高</strong></p>', null],
      ['<p>一</p>', '<p style="text-align: center;">二</p>'],
    ]);
  });

  it('WID-10 counts what is read against its maximum', async () => {
    const { count, write } = await opened({ value: '<h1>重阳</h1><p>登高</p>', maximumLength: 5 });
    const seen = [count()];
    write('<p>一二三四五六</p>');
    seen.push(count());
    expect(seen).toEqual(['4 / 5 字', '超出 1 字，请删减']);
  });

  it('WID-10 is still there and can be written after its tab was hidden and is shown again', async () => {
    const { text, hide, tool, values } = await opened({ value: '<p>登高</p>' });
    hide(true);
    hide(false);
    await chooseAll(text);
    fireEvent.click(tool('斜体'));
    await heard();
    expect([screen.getByRole('textbox') === text, text.getAttribute('contenteditable'), values]).toEqual([
      true,
      'true',
      ['<p><em>登高</em></p>'],
    ]);
  });

  it('WID-10 another value has a history of its own: undoing does not bring back the text of another record', async () => {
    const { text, tool, values, write } = await opened({ value: '<p>登高</p>' });
    await chooseAll(text);
    fireEvent.click(tool('加粗'));
    await heard();
    const before = tool('撤销').getAttribute('aria-disabled');
    write('<p>合唱</p>');
    await heard();
    fireEvent.click(tool('撤销'));
    fireEvent.keyDown(text, { key: 'z', code: 'KeyZ', keyCode: 90, ctrlKey: true });
    await heard();
    const after = tool('撤销').getAttribute('aria-disabled');
    expect([before, after, text.textContent, values]).toEqual([
      'false',
      'true',
      '合唱',
      ['<p><strong>登高</strong></p>'],
    ]);
  });

  it('is drawn anew with what was written, wherever it stood', async () => {
    const { text, tool, values, drawn, stage } = await opened({ value: '<p>登高</p>' });
    await chooseAll(text);
    fireEvent.click(tool('加粗'));
    await heard();
    drawn.unmount();
    drawWidget(
      stage,
      <RichTextEditor id="content" label="活动内容" value={values.at(-1) ?? null} onChange={() => {}} />,
    );
    await heard();
    expect(screen.getByRole('textbox').innerHTML).toBe('<p><strong>登高</strong></p>');
  });

  it('takes nothing where it is disabled or read only, and then has no toolbar', async () => {
    const { text } = await opened({ value: '<p>一</p>', isReadOnly: true });
    expect([
      text.getAttribute('contenteditable'),
      text.getAttribute('aria-readonly'),
      screen.queryByRole('toolbar'),
    ]).toEqual(['false', 'true', null]);
  });
});

describe('pasting', () => {
  it('WID-10 what Word brings along is cleaned, and its lists are lists', async () => {
    const { pasteHtml, values } = await opened();
    pasteHtml(`<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {margin:0}</style></head><body>
<!--StartFragment--><p class=MsoNormal align=center style='text-align:center;mso-pagination:widow-orphan'><b><span style='font-size:16.0pt;font-family:宋体'>通知<o:p></o:p></span></b></p>
<p class=MsoListParagraph style='margin-left:21.0pt;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>集合</p>
<p class=MsoListParagraph style='margin-left:42.0pt;mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>·</span>西门</p>
<p class=MsoListParagraph style='margin-left:21.0pt;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>2.</span>出发</p>
<!--EndFragment--></body></html>`);
    await heard();
    expect(values.at(-1)).toBe(
      '<p style="text-align: center"><strong>通知</strong></p><ol><li><p>集合</p><ul><li><p>西门</p></li></ul></li><li><p>出发</p></li></ol>',
    );
  });

  it('WID-10 says how many pictures of other hosts and documents could not be taken along', async () => {
    const { pasteHtml, values } = await opened();
    pasteHtml('<p>一<img src="file:///C:/a.png"><img src="https://evil.example/a.png"></p>');
    await heard();
    expect([values.at(-1), screen.getByText(/粘贴内容中/u).textContent]).toEqual([
      '<p>一</p>',
      '粘贴内容中的 2 张图片无法带入，请用“图片”按钮单独上传',
    ]);
  });
});

describe('pictures', () => {
  const files = (...names: readonly string[]) => names.map((name) => new File(['x'], name, { type: 'image/png' }));

  it('WID-10 are uploaded to jeditor and stand in the text by their stored address, in the order chosen', async () => {
    const { stage, values, pending, tool } = await opened({ value: '<p>一</p>' });
    fireEvent.click(tool('上传图片'));
    fireEvent.change(screen.getByLabelText('上传图片', { selector: 'input' }), {
      target: { files: files('合影 1.png', '2.png') },
    });
    await heard();
    const [first, second] = [stage.ports.http.take(UPLOAD), stage.ports.http.take(UPLOAD)];
    const waiting = [...document.querySelectorAll('.text-pictures li > span')].map((one) => one.textContent);
    second.succeed(null, 'jeditor/2/2.png');
    first.succeed(null, 'jeditor/1/合影 1.png');
    await heard();
    await waitFor(() => expect(values.length).toBe(2));
    const folder = '/api/sys/common/static/jeditor';
    expect([first.request.form?.fields, waiting, values.at(-1), pending]).toEqual([
      [
        ['biz', 'jeditor'],
        ['jeditor', '1'],
      ],
      ['正在上传 合影 1.png（0%）', '正在上传 2.png（0%）'],
      `<p><img src="${folder}/1/%E5%90%88%E5%BD%B1%201.png" alt="合影 1"><img src="${folder}/2/2.png" alt="2">一</p>`,
      ['running', 'none'],
    ]);
  });

  it('WID-10 a server that answers local has them embedded as base64', async () => {
    const { stage, values, text } = await opened();
    act(() => {
      fireEvent.paste(text, { clipboardData: { getData: () => '', types: ['Files'], files: files('截图.png') } });
    });
    await heard();
    stage.ports.http.take(UPLOAD).succeed(null, 'local');
    await waitFor(() => expect(values).toEqual(['<p><img src="data:image/png;base64,eA==" alt="截图"></p>']));
  });

  it('WID-10 the chosen one is made narrower and described, and stays chosen', async () => {
    const source = '/api/sys/common/static/jeditor/1/a.png';
    const { text, tool, values } = await opened({ value: `<p><img src="${source}" alt="IMG_2034"></p>` });
    // A press on it, for which jsdom has no coordinates.
    act(() => {
      const holder: TiptapEditorHTMLElement = text;
      holder.editor?.commands.setNodeSelection(1);
    });
    fireEvent.click(tool('图片'));
    fireEvent.click(await screen.findByRole('menuitem', { name: '图片宽度：50%' }));
    await heard();
    fireEvent.click(tool('图片'));
    fireEvent.click(await screen.findByRole('menuitem', { name: '图片说明…' }));
    const input = await screen.findByLabelText('图片说明');
    fireEvent.change(input, { target: { value: ' 西门合影 ' } });
    fireEvent.keyDown(input, { key: 'Enter' });
    await heard();
    expect([values.at(-1), text.querySelectorAll('img.ProseMirror-selectednode').length]).toEqual([
      `<p><img src="${source}" alt="西门合影" width="480"></p>`,
      1,
    ]);
  });

  it('one that was not stored says why, and can be sent again or removed', async () => {
    const { stage, text, values } = await opened();
    act(() => {
      fireEvent.paste(text, { clipboardData: { getData: () => '', types: ['Files'], files: files('a.png') } });
    });
    await heard();
    stage.ports.http.take(UPLOAD).reject('文件类型不允许');
    await heard();
    const list = document.querySelector<HTMLElement>('.text-pictures') ?? document.body;
    const said = list.querySelector('span')?.textContent;
    fireEvent.click(within(list).getByRole('button', { name: '重新上传 a.png' }));
    stage.ports.http.take(UPLOAD).reject('');
    await heard();
    fireEvent.click(screen.getByRole('button', { name: '不再上传 a.png' }));
    await heard();
    expect([said, document.querySelector('.text-pictures'), values]).toEqual([
      'a.png 没有上传成功：文件类型不允许',
      null,
      [],
    ]);
  });
});

describe('the keyboard', () => {
  it('WID-10 Alt and F10 goes to the toolbar, arrows move in it, Escape returns to the text', async () => {
    const { text, tool } = await opened({ value: '<p>一</p>' });
    text.focus();
    fireEvent.keyDown(text, { key: 'F10', code: 'F10', keyCode: 121, altKey: true });
    const seen = [document.activeElement?.getAttribute('aria-label')];
    const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
    press('ArrowRight');
    seen.push(document.activeElement?.getAttribute('aria-label'));
    press('End');
    seen.push(document.activeElement?.getAttribute('aria-label'));
    press('Escape');
    await waitFor(() => expect(document.activeElement).toBe(text));
    expect([seen, tool('全屏').tabIndex, tool('撤销').tabIndex]).toEqual([['撤销', '重做', '全屏'], 0, -1]);
  });

  it('Ctrl and Enter breaks no line: it saves the form', async () => {
    const { text, values } = await opened({ value: '<p>一</p>' });
    text.focus();
    fireEvent.keyDown(text, { key: 'Enter', code: 'Enter', keyCode: 13, ctrlKey: true });
    await heard();
    expect(values).toEqual([]);
  });
});

it('WID-10 a link is checked before it is made', async () => {
  const { text, tool, values } = await opened({ value: '<p>官网</p>' });
  await chooseAll(text);
  fireEvent.click(tool('链接'));
  const input = await screen.findByLabelText('链接地址');
  const set = (address: string) => {
    fireEvent.change(input, { target: { value: address } });
    fireEvent.keyDown(input, { key: 'Enter' });
  };
  set('javascript:alert(1)');
  const refused = screen.getByRole('alert').textContent;
  set('example.com');
  await heard();
  expect([refused, values]).toEqual([
    '请输入网址、邮箱地址，或以 / 开头的本系统页面',
    ['<p><a href="https://example.com">官网</a></p>'],
  ]);
});

it('WID-10 every tool has a name in both languages', async () => {
  const { stage } = await opened();
  const names = () =>
    within(screen.getByRole('toolbar'))
      .getAllByRole('button')
      .map((one) => one.getAttribute('aria-label'))
      .join(' | ');
  const chinese = names();
  act(() => stage.core.settings.send({ type: 'setting.choose', change: { locale: 'en-US' } }));
  await heard();
  expect([chinese, names()]).toEqual([
    '撤销 | 重做 | 段落样式：正文 | 加粗 | 斜体 | 下划线 | 删除线 | 文字颜色 | 背景颜色 | 项目符号 | 编号 | 对齐方式 | 链接 | 上传图片 | 表格 | 分隔线 | 清除格式 | 全屏',
    'Undo | Redo | Style of the paragraph: Text | Bold | Italic | Underlined | Struck through | Colour of the text | Colour behind the text | Bullets | Numbers | Alignment | Link | Upload a picture | Table | Rule | Clear formatting | Full screen',
  ]);
});
