import { localized, type LocalizedText } from '@evergreen/core/kernel';
import { useTranslate } from '@evergreen/react-ui/adapter';
import { RichTextEditor, type RichTextEditorProps } from '@evergreen/react-ui/widgets/text/rich-text-editor';
import { RichTextView } from '@evergreen/react-ui/widgets/text/rich-text-view';
import { useState } from 'react';

import { defineExample } from '../example.types.ts';
import { inputNotes } from '../property-notes.ts';

const NOTICE =
  '<h2>重阳节登高活动</h2><p>请各位<strong>提前十分钟</strong>到<span style="color: #a8071a">西门</span>集合。</p>' +
  '<ul><li><p>自备饮水</p></li><li><p>穿<span style="background-color: #fff1b8">防滑鞋</span></p></li></ul>' +
  '<table><tbody><tr><th><p>时间</p></th><th><p>地点</p></th></tr><tr><td><p>08:30</p></td><td><p>西门</p></td></tr></tbody></table>' +
  '<p>详情见<a href="https://example.com/notice">通知原文</a>。</p>';

interface TextProps extends Partial<
  Pick<RichTextEditorProps, 'isDisabled' | 'isReadOnly' | 'isWrong' | 'maximumLength'>
> {
  readonly name: string;
  readonly label: LocalizedText;
  readonly initial?: string;
}

function Text({ name, label, initial, ...rest }: TextProps) {
  const t = useTranslate();
  const [value, setValue] = useState<string | null>(initial ?? null);
  return (
    <RichTextEditor
      {...rest}
      id={`gallery-rich-text-${name}`}
      label={t(label)}
      placeholder={t(localized('请输入正文', 'Write the text'))}
      value={value}
      onChange={setValue}
    />
  );
}

export const richTextEditorExample = defineExample<RichTextEditorProps>({
  states: [
    {
      state: 'filled',
      content: <Text name="filled" label={localized('通知正文', 'Notice')} initial={NOTICE} maximumLength={2000} />,
    },
    { state: 'empty', content: <Text name="empty" label={localized('空的正文', 'Empty text')} /> },
    {
      state: 'wrong',
      content: (
        <Text name="wrong" label={localized('过长的正文', 'Long text')} initial={NOTICE} maximumLength={20} isWrong />
      ),
    },
    {
      state: 'disabled',
      content: <Text name="disabled" label={localized('不可用的正文', 'Disabled text')} initial={NOTICE} isDisabled />,
    },
    {
      state: 'readOnly',
      content: <Text name="read" label={localized('只读的正文', 'Text to read')} initial={NOTICE} isReadOnly />,
    },
    { state: localized('详情中的显示', 'As details show it'), content: <RichTextView value={NOTICE} /> },
  ],
  properties: {
    id: inputNotes.id,
    label: inputNotes.label,
    value: {
      type: 'string | null',
      words: localized('清理过的 HTML；没有内容为 null。', 'Cleaned HTML; null where there is nothing to see.'),
    },
    maximumLength: {
      type: 'number | null',
      words: localized('最多多少字，不计格式和图片。', 'The most characters that people read, without markup.'),
    },
    placeholder: inputNotes.placeholder,
    isDisabled: inputNotes.isDisabled,
    isReadOnly: inputNotes.isReadOnly,
    isWrong: inputNotes.isWrong,
    autoFocus: inputNotes.autoFocus,
    onChange: inputNotes.onChange,
    onLeave: inputNotes.onLeave,
    onPending: {
      type: "(pending: 'none' | 'running' | 'failed') => void",
      words: localized('有图片正在上传或没有上传成功时调用。', 'Called while pictures are sent, or were not stored.'),
    },
  },
  code: `import { RichTextEditor } from '@evergreen/react-ui/widgets/text/rich-text-editor';

<RichTextEditor id="content" label={t(messages.content)} maximumLength={4000} value={html} onChange={setHtml} />`,
});
