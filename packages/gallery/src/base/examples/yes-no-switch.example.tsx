import { localized, type LocalizedText } from '@evergreen/core/kernel';
import { useTranslate } from '@evergreen/react-ui/adapter';
import { YesNoSwitch, type YesNoSwitchProps } from '@evergreen/react-ui/widgets/base/yes-no-switch';
import { useState } from 'react';

import { defineExample } from '../example.types.ts';
import { inputNotes } from '../property-notes.ts';

interface ChoiceProps extends Partial<Pick<YesNoSwitchProps, 'isDisabled' | 'values'>> {
  readonly label: LocalizedText;
  readonly initial: string;
}

function Choice({ label, initial, ...rest }: ChoiceProps) {
  const t = useTranslate();
  const [value, setValue] = useState(initial);
  return <YesNoSwitch {...rest} aria-label={t(label)} value={value} onChange={setValue} />;
}

export const yesNoSwitchExample = defineExample<YesNoSwitchProps>({
  states: [
    { state: localized('是', 'Yes'), content: <Choice label={localized('置顶', 'On top')} initial="Y" /> },
    { state: localized('否', 'No'), content: <Choice label={localized('不置顶', 'Not on top')} initial="N" /> },
    {
      state: 'disabled',
      content: <Choice label={localized('不可用的开关', 'Disabled switch')} initial="Y" isDisabled />,
    },
    {
      state: localized('值为 1 和 0', 'Values 1 and 0'),
      content: <Choice label={localized('启用', 'In use')} initial="1" values={['1', '0']} />,
    },
  ],
  properties: {
    id: inputNotes.id,
    value: {
      type: 'string | null',
      words: localized('当前值；不是第一个值就是关。', 'On for the first value, else off.'),
    },
    values: {
      type: 'readonly [string, string]',
      words: localized('开和关的值，默认 Y 和 N。', 'The values of on and off; Y and N by default.'),
    },
    isDisabled: inputNotes.isDisabled,
    autoFocus: inputNotes.autoFocus,
    onChange: { type: '(value: string) => void', words: inputNotes.onChange.words },
  },
  code: `import { YesNoSwitch } from '@evergreen/react-ui/widgets/base/yes-no-switch';

<YesNoSwitch aria-label={t(messages.onTop)} value={isTop} onChange={setIsTop} />`,
});
