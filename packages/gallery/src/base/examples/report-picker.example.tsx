import { localized, type LocalizedText } from '@evergreen/core/kernel';
import type { ReportPickerConfig, ReportValue } from '@evergreen/core/online/report-picker';
import { useTranslate } from '@evergreen/react-ui/adapter';
import { ReportPicker, type ReportPickerProps } from '@evergreen/react-ui/widgets/online/report-picker';
import { useState } from 'react';

import { defineExample } from '../example.types.ts';
import { inputNotes } from '../property-notes.ts';

const one: ReportPickerConfig = {
  code: 'retiree',
  orgFields: 'name,id',
  destFields: 'retiree,retireeId',
  field: 'retiree',
};
const several: ReportPickerConfig = { ...one, isMultiple: true };
const women: ReportPickerConfig = { ...several, parameters: { sex: '2' } };
const wrong: ReportPickerConfig = { ...one, destFields: 'retiree' };
const filled = { retiree: '王秀兰', retireeId: 'example' };

interface PickedProps extends Partial<Pick<ReportPickerProps, 'isDisabled' | 'isReadOnly' | 'isWrong'>> {
  readonly name: string;
  readonly label: LocalizedText;
  readonly config: ReportPickerConfig;
  readonly initial?: Readonly<Record<string, ReportValue>>;
}

function Picked({ name, label, config, initial = {}, ...rest }: PickedProps) {
  const t = useTranslate();
  const [chosen, setChosen] = useState(initial);
  return (
    <ReportPicker
      {...rest}
      id={`gallery-report-${name}`}
      aria-label={t(label)}
      config={config}
      filled={chosen}
      onChange={setChosen}
    />
  );
}

export const reportPickerExample = defineExample<ReportPickerProps>({
  states: [
    {
      state: 'empty',
      content: <Picked name="one" label={localized('退休人员', 'Retiree')} config={one} />,
    },
    {
      state: localized('可选多个', 'Several choices'),
      content: <Picked name="several" label={localized('多名退休人员', 'Several retirees')} config={several} />,
    },
    {
      state: localized('带参数（只有女性）', 'With a parameter (women alone)'),
      content: <Picked name="women" label={localized('女退休人员', 'Women')} config={women} />,
    },
    {
      state: 'filled',
      content: <Picked name="filled" label={localized('已选择', 'Chosen')} config={one} initial={filled} />,
    },
    {
      state: 'readOnly',
      content: (
        <Picked name="read-only" label={localized('只读', 'To read')} config={one} initial={filled} isReadOnly />
      ),
    },
    {
      state: 'disabled',
      content: (
        <Picked name="disabled" label={localized('不可用', 'Disabled')} config={one} initial={filled} isDisabled />
      ),
    },
    {
      state: 'wrong',
      content: <Picked name="wrong" label={localized('有误的选择', 'Wrong choice')} config={one} isWrong />,
    },
    {
      state: localized('参数配置错误', 'Configured wrongly'),
      content: <Picked name="configuration" label={localized('配置错误', 'Configuration')} config={wrong} />,
    },
  ],
  properties: {
    id: inputNotes.id,
    config: {
      type: 'ReportPickerConfig',
      words: localized(
        '报表编码、取值字段 orgFields、填充字段 destFields、单选或多选、分隔符和参数。',
        'Code of the report, fields taken and filled, one or several rows, separator and parameters.',
      ),
    },
    filled: {
      type: 'Record<string, ReportValue>',
      words: localized('各填充字段的当前值。', 'What is filled at present, by `destFields`.'),
    },
    placeholder: inputNotes.placeholder,
    width: { type: 'number', words: localized('弹窗宽度，默认 1200。', 'Width of the dialog; 1200 by default.') },
    isDisabled: inputNotes.isDisabled,
    isReadOnly: inputNotes.isReadOnly,
    isWrong: inputNotes.isWrong,
    autoFocus: inputNotes.autoFocus,
    onChange: {
      type: '(filled: Record<string, ReportValue>) => void',
      words: localized(
        '确定或清空时调用，给出各填充字段的值。',
        'Called with what is filled when it is confirmed or emptied.',
      ),
    },
    onLeave: { type: '() => void', words: localized('弹窗关闭后调用。', 'Called when the dialog has closed.') },
  },
  code: `import { ReportPicker } from '@evergreen/react-ui/widgets/online/report-picker';

<ReportPicker id="retiree" config={retirees} filled={filled} onChange={setFilled} />`,
});
