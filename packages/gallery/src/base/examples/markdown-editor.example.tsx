import { localized, type LocalizedText } from '@evergreen/core/kernel';
import { useTranslate } from '@evergreen/react-ui/adapter';
import { MarkdownEditor, type MarkdownEditorProps } from '@evergreen/react-ui/widgets/text/markdown-editor';
import { useState } from 'react';

import { defineExample } from '../example.types.ts';
import { inputNotes } from '../property-notes.ts';

const NOTICE = `## 重阳节登高活动

请各位**提前十分钟**到西门集合，*雨天顺延*。

- 自备饮水
- 穿防滑鞋

> 有高血压的老人请先问医生。

| 时间 | 地点 |
| --- | --- |
| 08:30 | 西门 |

详情见[通知原文](https://example.com/notice)。
`;

interface TextProps extends Partial<
  Pick<MarkdownEditorProps, 'isDisabled' | 'isReadOnly' | 'isWrong' | 'maximumLength'>
> {
  readonly name: string;
  readonly label: LocalizedText;
  readonly initial?: string;
}

function Text({ name, label, initial, ...rest }: TextProps) {
  const t = useTranslate();
  const [value, setValue] = useState<string | null>(initial ?? null);
  return (
    <MarkdownEditor
      {...rest}
      id={`gallery-markdown-${name}`}
      label={t(label)}
      placeholder={t(localized('请输入正文', 'Write the text'))}
      value={value}
      onChange={setValue}
    />
  );
}

export const markdownEditorExample = defineExample<MarkdownEditorProps>({
  states: [
    {
      state: 'filled',
      content: (
        <Text name="filled" label={localized('活动说明', 'Description')} initial={NOTICE} maximumLength={2000} />
      ),
    },
    { state: 'empty', content: <Text name="empty" label={localized('空的说明', 'Empty description')} /> },
    {
      state: 'wrong',
      content: (
        <Text
          name="wrong"
          label={localized('过长的说明', 'Description too long')}
          initial="请**提前十分钟**到西门集合"
          maximumLength={10}
          isWrong
        />
      ),
    },
    {
      state: 'disabled',
      content: (
        <Text name="disabled" label={localized('不可用的说明', 'Disabled description')} initial={NOTICE} isDisabled />
      ),
    },
    {
      state: 'readOnly',
      content: <Text name="read" label={localized('只读的说明', 'Description to read')} initial={NOTICE} isReadOnly />,
    },
  ],
  properties: {
    id: inputNotes.id,
    label: inputNotes.label,
    value: {
      type: 'string | null',
      words: localized('Markdown 文本；没有内容为 null。', 'Markdown; null for none.'),
    },
    maximumLength: {
      type: 'number | null',
      words: localized('最多多少字，包括格式符号。', 'The most characters, signs of the markup included.'),
    },
    placeholder: inputNotes.placeholder,
    isDisabled: inputNotes.isDisabled,
    isReadOnly: {
      type: 'boolean',
      words: localized('只读，显示排版后的样子。', 'Not changed; shown as it looks.'),
    },
    isWrong: inputNotes.isWrong,
    autoFocus: inputNotes.autoFocus,
    onChange: inputNotes.onChange,
    onLeave: inputNotes.onLeave,
    onPending: {
      type: "(pending: 'none' | 'running' | 'failed') => void",
      words: localized('有图片正在上传或没有上传成功时调用。', 'Called while pictures are sent, or were not stored.'),
    },
  },
  code: `import { MarkdownEditor } from '@evergreen/react-ui/widgets/text/markdown-editor';

<MarkdownEditor id="content" label={t(messages.content)} maximumLength={4000} value={text} onChange={setText} />`,
});
