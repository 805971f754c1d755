import type { DateField } from '@evergreen/core/areas';
import { DatePicker, Space } from 'antd';
import dayjs from 'dayjs';

import { PHONE, useMedia, useText } from '../../adapter/index.ts';
import { formatDate, parseDate } from './date-format.ts';
import { dateInputMessages as messages } from './date-input.messages.ts';
import { DateInput } from './date-input.tsx';

export interface DateRangeInputProps {
  /** Of the first input; the second one's is `<id>-end`. */
  readonly id: string;
  readonly type: DateField['type'];
  /** What the range is of, for those who hear the page. */
  readonly label: string;
  readonly from: string;
  readonly to: string;
  readonly onChange: (from: string, to: string) => void;
}

/** Whole days are what one looks for: from the first second of one to the last of another. */
const WHOLE_DAYS = { defaultOpenValue: [dayjs('2000-01-01 00:00:00'), dayjs('2000-01-01 23:59:59')] };

/** From and to, both included; either may be left open. */
export function DateRangeInput({ id, type, label, from, to, onChange }: DateRangeInputProps) {
  const isPhone = useMedia(PHONE);
  const say = useText();
  const fromLabel = say(messages.from);
  const toLabel = say(messages.to);
  if (isPhone) {
    return (
      <Space orientation="vertical" style={{ width: '100%' }}>
        <DateInput
          id={id}
          type={type}
          value={from}
          placeholder={fromLabel}
          aria-label={`${label} ${fromLabel}`}
          onChange={(value) => onChange(value ?? '', to)}
        />
        <DateInput
          id={`${id}-end`}
          type={type}
          value={to}
          placeholder={toLabel}
          aria-label={`${label} ${toLabel}`}
          onChange={(value) => onChange(from, value ?? '')}
        />
      </Space>
    );
  }
  return (
    <DatePicker.RangePicker
      id={{ start: id, end: `${id}-end` }}
      value={[parseDate(from), parseDate(to)]}
      placeholder={[fromLabel, toLabel]}
      allowEmpty={[true, true]}
      showTime={type === 'dateTime' ? WHOLE_DAYS : false}
      onChange={(range) => onChange(formatDate(range?.[0] ?? null, type) ?? '', formatDate(range?.[1] ?? null, type) ?? '')}
      style={{ width: '100%' }}
    />
  );
}
