import { localized, type LocalizedText } from '@evergreen/core/kernel';
import { parseDay, parseMoment, type DateReading } from '@evergreen/core/validation/field-values';
import type { DateField } from '@evergreen/core/resources';
import { useTranslate } from '@evergreen/react-ui/adapter';
import { DateInput, DateRangeInput, type DateInputProps } from '@evergreen/react-ui/widgets/base/date-input';
import { useState } from 'react';

import { defineExample } from '../example.types.ts';
import { inputNotes } from '../property-notes.ts';

interface DayProps {
  readonly name: string;
  readonly label: LocalizedText;
  readonly type?: DateField['type'];
  readonly initial?: string;
  readonly isDisabled?: boolean;
}

function Day({ name, label, type = 'date', initial = '', isDisabled = false }: DayProps) {
  const words = useTranslate()(label);
  const typed = useTypedDate(type, {}, initial);
  return (
    <DateInput
      id={`gallery-date-${name}`}
      type={type}
      {...typed}
      isDisabled={isDisabled}
      placeholder={words}
      aria-label={words}
    />
  );
}

function Period() {
  const t = useTranslate();
  const from = useTypedDate('date');
  const to = useTypedDate('date', { timeOfDayAlone: 'last' });
  return (
    <DateRangeInput id="gallery-period" type="date" label={t(localized('起止日期', 'Period'))} from={from} to={to} />
  );
}

/** A date that is read when its input is left, as forms and searches read theirs. */
function useTypedDate(type: DateField['type'], reading: DateReading = {}, initial = '') {
  const read = (words: string) => (type === 'date' ? parseDay : parseMoment)(words, reading);
  const [typed, setTyped] = useState(initial);
  const [isWrong, setWrong] = useState(() => !read(initial).ok);
  return {
    value: typed,
    isWrong,
    onChange: (value: string | null) => {
      setTyped(value ?? '');
      setWrong(false);
    },
    onLeave: () => {
      const found = read(typed);
      setWrong(!found.ok);
      if (found.ok) setTyped(found.value ?? '');
    },
  };
}

export const dateInputExample = defineExample<DateInputProps>({
  states: [
    { state: 'empty', content: <Day name="empty" label={localized('日期', 'Day')} /> },
    {
      state: 'filled',
      content: (
        <Day
          name="filled"
          label={localized('日期和时间', 'Day and time')}
          type="dateTime"
          initial="2026-09-30 08:30:00"
        />
      ),
    },
    {
      state: 'wrong',
      content: <Day name="wrong" label={localized('有错误的日期', 'Wrong day')} initial="2026-02-30" />,
    },
    {
      state: 'disabled',
      content: (
        <Day name="disabled" label={localized('不可用的日期', 'Disabled day')} initial="2026-09-30" isDisabled />
      ),
    },
    { state: localized('起止日期', 'Period'), content: <Period /> },
  ],
  properties: {
    id: inputNotes.id,
    type: {
      type: "'date' | 'dateTime'",
      words: localized('只有日期，或日期和时间。', 'A day, or a day with its time.'),
    },
    value: {
      type: 'string | null',
      words: localized(
        '日期为 YYYY-MM-DD，日期和时间为 YYYY-MM-DD HH:mm:ss；输入过程中是原样文字。',
        'YYYY-MM-DD, or YYYY-MM-DD HH:mm:ss; while typing, the text as it is.',
      ),
    },
    placeholder: inputNotes.placeholder,
    isDisabled: inputNotes.isDisabled,
    isWrong: inputNotes.isWrong,
    autoFocus: inputNotes.autoFocus,
    isOpenAtFirst: { type: 'boolean', words: localized('一开始就展开日历。', 'The calendar is open at first.') },
    isEndOfDay: {
      type: 'boolean',
      words: localized('选择日期时取当天最后一秒。', 'A chosen day means its last second.'),
    },
    isSubmittedByEnter: {
      type: 'boolean',
      words: localized('按回车提交所在的表单。', 'Enter sends the form around it.'),
    },
    onChange: inputNotes.onChange,
    onLeave: inputNotes.onLeave,
  },
  code: `import { DateInput } from '@evergreen/react-ui/widgets/base/date-input';

<DateInput id="birthday" type="date" value={value} placeholder={t(messages.birthday)} onChange={setValue} onLeave={read} />`,
});
