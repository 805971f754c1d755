import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { CodeLanguage } from '@evergreen/core/text/code-text';
import { EditorView } from '@codemirror/view';
import { useState } from 'react';
import { expect, it } from 'vitest';

import { signedIn } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { CodeEditor, type CodeEditorProps } from './index.ts';

async function opened(props: Partial<CodeEditorProps> = {}) {
  const stage = await signedIn();
  const values: (string | null)[] = [];
  let write: (value: string | null) => void = () => undefined;
  function Form() {
    const [value, setValue] = useState(props.value ?? null);
    const [language, setLanguage] = useState<CodeLanguage>(props.language ?? 'sql');
    write = setValue;
    return (
      <CodeEditor
        id="query"
        label="查询语句"
        {...props}
        language={language}
        {...(props.language === undefined ? { onLanguage: setLanguage } : {})}
        value={value}
        onChange={(next) => {
          values.push(next);
          setValue(next);
        }}
      />
    );
  }
  drawWidget(stage, <Form />);
  const box = await screen.findByRole('textbox', { name: '查询语句' });
  const view = EditorView.findFromDOM(box);
  if (view === null) throw new Error('No editor');
  return {
    box,
    view,
    values,
    clock: stage.ports.clock,
    write(value: string | null) {
      act(() => write(value));
    },
    type(text: string) {
      act(() => view.dispatch({ changes: { from: view.state.doc.length, insert: text }, userEvent: 'input.type' }));
    },
  };
}

it('WID-09 edits code in twelve languages, 240 px high with tabs of 2, tells it after 300 ms, and fills the screen', async () => {
  const { box, view, values, clock, type } = await opened();
  const height = box.closest<HTMLElement>('.code-editor-text')?.style.height;
  expect([height, view.state.tabSize]).toEqual(['240px', 2]);
  type('select 1');
  act(() => clock.advance(299));
  expect(values).toEqual([]);
  act(() => clock.advance(1));
  expect(values).toEqual(['select 1']);

  fireEvent.mouseDown(screen.getByRole('combobox', { name: '语言' }));
  const languages = [...document.querySelectorAll('.ant-select-item-option-content')].map(
    ({ textContent }) => textContent,
  );
  fireEvent.click(await screen.findByText('Python'));
  expect(languages).toEqual(
    'CSS JavaScript XML/HTML Java Objective-C Python R Shell SQL Swift Vue Markdown'.split(' '),
  );

  fireEvent.click(screen.getByRole('button', { name: '全屏' }));
  expect(box.closest('.code-editor')?.classList.contains('is-wide')).toBe(true);
  fireEvent.keyDown(box, { key: 'Escape' });
  expect(box.closest('.code-editor')?.classList.contains('is-wide')).toBe(false);
});

it.each([
  'css',
  'javascript',
  'html',
  'java',
  'objectiveC',
  'python',
  'r',
  'shell',
  'sql',
  'swift',
  'vue',
  'markdown',
  'json',
] as const)('colours %s by its own grammar', async (language) => {
  const samples: Partial<Record<CodeLanguage, string>> = {
    json: '{"a": 1}',
    html: '<b>a</b>',
    vue: '<b>a</b>',
    css: 'a { color: red }',
    markdown: '# a',
  };
  const { box } = await opened({ language, value: samples[language] ?? '"text" if 1' });
  await waitFor(() => expect(box.querySelectorAll('[class*="tok-"]').length).toBeGreaterThan(0), { timeout: 10_000 });
});

it('tells what was typed when it is left, and takes what comes from elsewhere without telling it', async () => {
  const { box, view, values, type, write } = await opened({ value: 'a' });
  type('b');
  fireEvent.blur(box);
  expect(values).toEqual(['ab']);
  write('c');
  expect([view.state.doc.toString(), values]).toEqual(['c', ['ab']]);
  write(null);
  expect(view.state.doc.toString()).toBe('');
});

it('says where JSON is broken, and writes it over several lines on request', async () => {
  const { values, clock, type } = await opened({ language: 'json', value: '{"a":1' });
  expect(screen.getByText('第 1 行第 7 个字符处不是有效的 JSON，请检查引号、逗号和括号')).toBeInstanceOf(HTMLElement);
  type('}');
  act(() => clock.advance(300));
  fireEvent.click(screen.getByRole('button', { name: '格式化' }));
  expect(values.at(-1)).toBe('{\n  "a": 1\n}');
});

it('is read and not changed where it is read-only', async () => {
  const { box, view } = await opened({ value: 'select 1', isReadOnly: true });
  expect([box.getAttribute('aria-readonly'), view.state.readOnly, box.getAttribute('tabindex')]).toEqual([
    'true',
    true,
    '0',
  ]);
});
