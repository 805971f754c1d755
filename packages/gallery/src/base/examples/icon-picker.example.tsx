import { localized } from '@evergreen/core/kernel';
import { useTranslate } from '@evergreen/react-ui/adapter';
import { IconPicker, type IconPickerProps } from '@evergreen/react-ui/widgets/base/icon-picker';
import { useState } from 'react';

import { defineExample } from '../example.types.ts';
import { inputNotes } from '../property-notes.ts';

interface IconProps extends Partial<Pick<IconPickerProps, 'isDisabled' | 'isWrong'>> {
  readonly name: string;
  readonly initial?: string;
}

function Icon({ name, initial, ...rest }: IconProps) {
  const t = useTranslate();
  const [value, setValue] = useState<string | null>(initial ?? null);
  return (
    <IconPicker
      {...rest}
      id={`gallery-icon-${name}`}
      placeholder={t(localized('请选择图标', 'Choose an icon'))}
      value={value}
      onChange={setValue}
    />
  );
}

export const iconPickerExample = defineExample<IconPickerProps>({
  states: [
    { state: 'empty', content: <Icon name="empty" /> },
    { state: 'filled', content: <Icon name="filled" initial="heart" /> },
    { state: 'disabled', content: <Icon name="disabled" initial="team" isDisabled /> },
    { state: 'wrong', content: <Icon name="wrong" isWrong /> },
  ],
  properties: {
    id: inputNotes.id,
    value: {
      type: 'string | null',
      words: localized('菜单图标的名称；空值为 null。', 'The name of an icon of the menu; null for none.'),
    },
    placeholder: inputNotes.placeholder,
    isDisabled: inputNotes.isDisabled,
    isWrong: inputNotes.isWrong,
    autoFocus: inputNotes.autoFocus,
    onChange: inputNotes.onChange,
    onLeave: { ...inputNotes.onLeave, words: localized('对话框关闭时调用。', 'Called when the dialog is closed.') },
  },
  code: `import { IconPicker } from '@evergreen/react-ui/widgets/base/icon-picker';

<IconPicker id="icon" value={icon} placeholder={t(messages.icon)} onChange={setIcon} />`,
});
