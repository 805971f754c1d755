import { localized, type LocalizedText } from '@evergreen/core/kernel';
import type { FilesValue } from '@evergreen/core/files/upload-list';
import { useTranslate } from '@evergreen/react-ui/adapter';
import { FileUpload, type FileUploadProps } from '@evergreen/react-ui/widgets/files/file-upload';
import { useState } from 'react';

import { defineExample } from '../example.types.ts';
import { inputNotes } from '../property-notes.ts';

interface UploadProps extends Omit<FileUploadProps, 'id' | 'value' | 'onChange'> {
  readonly name: string;
  readonly label: LocalizedText;
  readonly initial?: string;
}

function Upload({ name, label, initial, ...rest }: UploadProps) {
  const t = useTranslate();
  const [value, setValue] = useState<FilesValue>(initial ?? null);
  return <FileUpload {...rest} id={`gallery-upload-${name}`} aria-label={t(label)} value={value} onChange={setValue} />;
}

const papers = 'temp/0000/退休人员登记表.pdf,temp/0000/通知.docx';

export const fileUploadExample = defineExample<FileUploadProps>({
  states: [
    { state: 'working', content: <Upload name="button" label={localized('附件', 'Papers')} maximum={9} /> },
    {
      state: localized('图片墙', 'Cards'),
      content: <Upload name="card" label={localized('照片', 'Pictures')} mode="card" accepts="image" number={5} />,
    },
    {
      state: localized('单个图片', 'One tile'),
      content: <Upload name="tile" label={localized('封面', 'Cover')} mode="tile" accepts="image" number={1} />,
    },
    {
      state: localized('上传文件夹', 'A folder'),
      content: <Upload name="folder" label={localized('文件夹', 'Folder')} isFolder />,
    },
    {
      state: 'filled',
      content: <Upload name="filled" label={localized('已有附件', 'Papers that are there')} initial={papers} />,
    },
    {
      state: 'readOnly',
      content: <Upload name="read" label={localized('只读附件', 'Papers to read')} initial={papers} isReadOnly />,
    },
    {
      state: 'disabled',
      content: <Upload name="disabled" label={localized('不可用的附件', 'Disabled papers')} isDisabled />,
    },
    { state: 'wrong', content: <Upload name="wrong" label={localized('必填附件', 'Required papers')} isWrong /> },
  ],
  properties: {
    id: inputNotes.id,
    value: {
      type: 'string | null | readonly FileEntry[]',
      words: localized(
        '逗号分隔的路径，或文件名、路径、大小的列表。',
        'Comma-joined paths, or entries with name, path and size.',
      ),
    },
    onChange: {
      type: '(value: FilesValue) => void',
      words: localized(
        '全部文件上传完成或顺序改变后调用。',
        'Called once every file is stored, or the order has changed.',
      ),
    },
    mode: {
      type: "'button' | 'card' | 'tile'",
      words: localized(
        '按钮加文件列表、图片墙、104 像素的图片格。',
        'A button with lines, cards, or tiles of 104 pixels.',
      ),
    },
    returnUrl: {
      type: 'boolean',
      words: localized('true 得到路径文本，false 得到列表。', 'true gives paths, false gives entries.'),
    },
    accepts: {
      type: "'any' | 'image' | 'video'",
      words: localized('接受的文件种类。', 'The kind of files that are taken.'),
    },
    maximum: { type: 'number', words: localized('最多几个，多出的不接受。', 'More files are refused.') },
    number: { type: 'number', words: localized('大于 0 时只保留最后几个。', 'Above 0, only the last files are kept.') },
    folder: { type: "'temp' | 'jeditor'", words: localized('服务器上的目录。', 'The folder on the server.') },
    isFolder: { type: 'boolean', words: localized('选择整个文件夹。', 'A whole folder is chosen.') },
    buttonText: { type: 'string', words: localized('按钮文字。', 'Words of the button.') },
    isDisabled: inputNotes.isDisabled,
    isReadOnly: inputNotes.isReadOnly,
    isWrong: inputNotes.isWrong,
    autoFocus: inputNotes.autoFocus,
    onLeave: inputNotes.onLeave,
    onPending: {
      type: "(pending: 'none' | 'running' | 'failed') => void",
      words: localized('有文件正在上传或没有成功时调用。', 'Called while files are being sent, or one has failed.'),
    },
  },
  code: `import { FileUpload } from '@evergreen/react-ui/widgets/files/file-upload';

<FileUpload id="papers" accepts="any" maximum={9} value={value} onChange={setValue} onPending={setPending} />`,
});
