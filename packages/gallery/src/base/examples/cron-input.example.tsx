import { localized } from '@evergreen/core/kernel';
import { useTranslate } from '@evergreen/react-ui/adapter';
import { CronInput, type CronInputProps } from '@evergreen/react-ui/widgets/schedule/cron-editor';
import { useState } from 'react';

import { defineExample } from '../example.types.ts';
import { inputNotes } from '../property-notes.ts';

const label = localized('执行计划', 'Schedule');

interface CronProps {
  readonly name: string;
  readonly label: typeof label;
  readonly initial: string;
  readonly isDisabled?: boolean;
}

function Cron({ name, label: words, initial, isDisabled = false }: CronProps) {
  const t = useTranslate();
  const [value, setValue] = useState(initial);
  return (
    <CronInput id={`gallery-cron-${name}`} label={t(words)} value={value} isDisabled={isDisabled} onChange={setValue} />
  );
}

export const cronInputExample = defineExample<CronInputProps>({
  states: [
    { state: 'filled', content: <Cron name="input" label={label} initial="0 30 8 ? * 2-6 *" /> },
    { state: 'empty', content: <Cron name="empty" label={localized('空的计划', 'Empty plan')} initial="" /> },
    {
      state: 'wrong',
      content: <Cron name="wrong" label={localized('有错误的计划', 'Wrong plan')} initial="0 30 25 ? * 2-6" />,
    },
    {
      state: 'disabled',
      content: (
        <Cron name="disabled" label={localized('不可用的计划', 'Disabled plan')} initial="0 0 12 1 * ?" isDisabled />
      ),
    },
  ],
  properties: {
    id: inputNotes.id,
    label: inputNotes.label,
    value: {
      type: 'string',
      words: localized('Quartz 表达式；空值为空字符串。', 'A Quartz expression; empty for none.'),
    },
    isDisabled: inputNotes.isDisabled,
    onChange: { ...inputNotes.onChange, type: '(value: string) => void' },
  },
  code: `import { CronInput } from '@evergreen/react-ui/widgets/schedule/cron-editor';

<CronInput id="schedule" label={t(messages.schedule)} value={value} onChange={setValue} />`,
});
