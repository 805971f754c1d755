import { localized } from '@evergreen/core/kernel';
import { useTranslate } from '@evergreen/react-ui/adapter';
import { ImagePopup, type ImagePopupProps } from '@evergreen/react-ui/widgets/files/file-popup';
import { Button } from 'antd';
import { useState } from 'react';

import { defineExample } from '../example.types.ts';
import { popupNotes } from '../property-notes.ts';

function AskedPicture() {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState('');
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t(localized('选择图片', 'Choose a picture'))}</Button>
      <output>{chosen}</output>
      <ImagePopup
        isOpen={isOpen}
        onConfirm={({ path, remark }) => {
          setChosen(`${path} ${remark}`);
          setIsOpen(false);
        }}
        onCancel={() => setIsOpen(false)}
      />
    </>
  );
}

export const imagePopupExample = defineExample<ImagePopupProps>({
  states: [{ state: 'working', content: <AskedPicture /> }],
  properties: {
    ...popupNotes,
    onConfirm: {
      type: '(picture: ChosenPicture) => void',
      words: localized(
        '确定后得到图片路径或网址，以及备注。',
        'The path or the address of the picture, with its remark.',
      ),
    },
  },
  code: `import { ImagePopup } from '@evergreen/react-ui/widgets/files/file-popup';

<ImagePopup isOpen={isOpen} onConfirm={take} onCancel={close} />`,
});
