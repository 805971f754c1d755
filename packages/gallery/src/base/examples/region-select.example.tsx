import { localized, type LocalizedText } from '@evergreen/core/kernel';
import { useTranslate } from '@evergreen/react-ui/adapter';
import { RegionSelect, type RegionSelectProps } from '@evergreen/react-ui/widgets/validation/region-select';
import { useState } from 'react';

import { defineExample } from '../example.types.ts';
import { inputNotes } from '../property-notes.ts';

interface RegionProps extends Partial<Pick<RegionSelectProps, 'isDisabled' | 'isWrong' | 'type' | 'valueText'>> {
  readonly name: string;
  readonly label: LocalizedText;
  readonly initial?: string;
}

function Region({ name, label, initial, ...rest }: RegionProps) {
  const words = useTranslate()(label);
  const [value, setValue] = useState<string | null>(initial ?? null);
  return (
    <RegionSelect
      {...rest}
      id={`gallery-region-${name}`}
      aria-label={words}
      placeholder={words}
      value={value}
      onChange={setValue}
    />
  );
}

export const regionSelectExample = defineExample<RegionSelectProps>({
  states: [
    { state: 'empty', content: <Region name="empty" label={localized('所在区县', 'District')} /> },
    { state: 'filled', content: <Region name="filled" label={localized('区县', 'A district')} initial="330106" /> },
    {
      state: localized('三个下拉框', 'Three lists'),
      content: <Region name="select" type="select" label={localized('省市区', 'Region')} initial="330106" />,
    },
    {
      state: localized('已撤销的地区', 'An abolished region'),
      content: <Region name="earlier" label={localized('原区县', 'Earlier district')} initial="330103" />,
    },
    {
      state: 'disabled',
      content: <Region name="disabled" label={localized('不可用的区县', 'Disabled')} initial="441900" isDisabled />,
    },
    { state: 'wrong', content: <Region name="wrong" label={localized('必填的区县', 'Required')} isWrong /> },
    {
      state: localized('未知的类型', 'An unknown type'),
      content: <Region name="type" type="tree" label={localized('类型不对', 'Unknown type')} />,
    },
  ],
  properties: {
    id: inputNotes.id,
    value: {
      type: 'string | null',
      words: localized('区县的六位代码；空值为 null。', 'The six digits of a district; null for none.'),
    },
    valueText: {
      type: 'string',
      words: localized('已知的名称，用于早年撤销的代码。', 'Its name where it is known, for codes abolished long ago.'),
    },
    type: {
      type: "'cascader' | 'select'",
      words: localized(
        '一个级联框（默认）或三个下拉框；其他值显示 Bad type value。',
        'One list of three columns, by default, or three lists; anything else is a Bad type value.',
      ),
    },
    placeholder: inputNotes.placeholder,
    isDisabled: inputNotes.isDisabled,
    isWrong: inputNotes.isWrong,
    autoFocus: inputNotes.autoFocus,
    onChange: { ...inputNotes.onChange, type: '(value: string | null, text?: string) => void' },
    onLeave: inputNotes.onLeave,
  },
  code: `import { RegionSelect } from '@evergreen/react-ui/widgets/validation/region-select';

<RegionSelect id="district" value={code} placeholder={t(messages.district)} onChange={setCode} />`,
});
