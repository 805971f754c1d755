import { localized } from '@evergreen/core/kernel';
import { useTranslate } from '@evergreen/react-ui/adapter';
import { FilePopup, type FilePopupProps } from '@evergreen/react-ui/widgets/files/file-popup';
import { Button } from 'antd';
import { useState } from 'react';

import { defineExample } from '../example.types.ts';
import { popupNotes } from '../property-notes.ts';

function AskedFiles() {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const [names, setNames] = useState('');
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t(localized('选择文件', 'Choose files'))}</Button>
      <output>{names}</output>
      <FilePopup
        isOpen={isOpen}
        maximum={9}
        onConfirm={(files) => {
          setNames(files.map(({ fileName }) => fileName).join('、'));
          setIsOpen(false);
        }}
        onCancel={() => setIsOpen(false)}
      />
    </>
  );
}

export const filePopupExample = defineExample<FilePopupProps>({
  states: [{ state: 'working', content: <AskedFiles /> }],
  properties: {
    ...popupNotes,
    folder: { type: "'temp' | 'jeditor'", words: localized('服务器上的目录。', 'The folder on the server.') },
    accepts: {
      type: "'any' | 'image' | 'video'",
      words: localized('接受的文件种类。', 'The kind of files that are taken.'),
    },
    onConfirm: {
      type: '(files: readonly FileEntry[]) => void',
      words: localized('确定后得到文件名、路径和大小。', 'The files with name, path and size.'),
    },
  },
  code: `import { FilePopup } from '@evergreen/react-ui/widgets/files/file-popup';

<FilePopup isOpen={isOpen} maximum={9} onConfirm={take} onCancel={close} />`,
});
