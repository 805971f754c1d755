import type { CodeLanguage } from '@evergreen/core/text/code-text';
import { localized, type LocalizedText } from '@evergreen/core/kernel';
import { useTranslate } from '@evergreen/react-ui/adapter';
import { CodeEditor, type CodeEditorProps } from '@evergreen/react-ui/widgets/text/code-editor';
import { useState } from 'react';

import { defineExample } from '../example.types.ts';
import { inputNotes } from '../property-notes.ts';

const QUERY = `select name, count(*) as people
from activity_sign_up
where status = '1' -- passed
group by name;`;

interface CodeProps extends Partial<Pick<CodeEditorProps, 'isDisabled' | 'isReadOnly' | 'isWrong'>> {
  readonly name: string;
  readonly label: LocalizedText;
  readonly initial?: string;
  readonly fixed?: CodeLanguage;
}

function Code({ name, label, initial, fixed, ...rest }: CodeProps) {
  const t = useTranslate();
  const [value, setValue] = useState<string | null>(initial ?? null);
  const [language, setLanguage] = useState<CodeLanguage>(fixed ?? 'sql');
  return (
    <CodeEditor
      {...rest}
      id={`gallery-code-${name}`}
      label={t(label)}
      placeholder={t(localized('请输入代码', 'Enter the code'))}
      height={160}
      value={value}
      language={language}
      {...(fixed === undefined ? { onLanguage: setLanguage } : {})}
      onChange={setValue}
    />
  );
}

export const codeEditorExample = defineExample<CodeEditorProps>({
  states: [
    { state: 'filled', content: <Code name="filled" label={localized('查询语句', 'Query')} initial={QUERY} /> },
    { state: 'empty', content: <Code name="empty" label={localized('空的代码', 'Empty')} /> },
    {
      state: 'wrong',
      content: (
        <Code
          name="wrong"
          label={localized('有误的 JSON', 'Broken JSON')}
          initial={'{\n  "name": "登高"\n  "places": 30\n}'}
          fixed="json"
          isWrong
        />
      ),
    },
    {
      state: 'disabled',
      content: <Code name="disabled" label={localized('不可用的代码', 'Disabled')} initial={QUERY} isDisabled />,
    },
    {
      state: 'readOnly',
      content: <Code name="read" label={localized('只读的代码', 'Code to read')} initial={QUERY} isReadOnly />,
    },
  ],
  properties: {
    id: inputNotes.id,
    label: inputNotes.label,
    value: { type: 'string | null', words: localized('代码；没有则为 null。', 'The code; null for none.') },
    language: {
      type: 'CodeLanguage',
      words: localized('着色的语言，选择时才加载。', 'The language of the colours, fetched when it is chosen.'),
    },
    onLanguage: {
      type: '(language: CodeLanguage) => void',
      words: localized('给出后可以选择语言。', 'Lets people choose the language.'),
    },
    height: { type: 'number', words: localized('高度，默认 240 像素。', 'Pixels; 240 by default.') },
    placeholder: inputNotes.placeholder,
    isDisabled: inputNotes.isDisabled,
    isReadOnly: inputNotes.isReadOnly,
    isWrong: inputNotes.isWrong,
    autoFocus: inputNotes.autoFocus,
    onChange: inputNotes.onChange,
    onLeave: inputNotes.onLeave,
  },
  code: `import { CodeEditor } from '@evergreen/react-ui/widgets/text/code-editor';

<CodeEditor id="query" label={t(messages.query)} language="sql" value={query} onChange={setQuery} />`,
});
