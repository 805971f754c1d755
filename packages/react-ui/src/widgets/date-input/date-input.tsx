import type { DateField } from '@evergreen/core/areas';
import { DatePicker, Input } from 'antd';
// Registers the Chinese names of months and weekdays; antd's language chooses among the registered ones.
import 'dayjs/locale/zh-cn.js';
import type { AriaAttributes } from 'react';

import { PHONE, useMedia } from '../../adapter/index.ts';
import { formatDate, fromNativeDate, parseDate, toNativeDate } from './date-format.ts';

export interface DateInputProps extends AriaAttributes {
  readonly id: string;
  readonly type: DateField['type'];
  /** `YYYY-MM-DD` or `YYYY-MM-DD HH:mm:ss`; null for nothing. */
  readonly value: string | null;
  readonly placeholder: string;
  readonly isDisabled?: boolean;
  readonly isWrong?: boolean;
  readonly autoFocus?: boolean;
  readonly onChange: (value: string | null) => void;
  readonly onLeave?: () => void;
}

/** A day or a moment. A phone gets its own picker: antd's panel of day and time is wider than its screen. */
export function DateInput({ type, value, isDisabled = false, isWrong = false, onChange, onLeave, ...rest }: DateInputProps) {
  const isPhone = useMedia(PHONE);
  const shared = {
    ...rest,
    disabled: isDisabled,
    ...(isWrong ? { status: 'error' as const } : {}),
    ...(onLeave === undefined ? {} : { onBlur: () => onLeave() }),
    style: { width: '100%' },
  };
  if (isPhone) {
    return (
      <Input
        {...shared}
        type={type === 'date' ? 'date' : 'datetime-local'}
        step={type === 'date' ? 1 : 60}
        value={toNativeDate(value)}
        onChange={(event) => onChange(fromNativeDate(event.target.value, type))}
      />
    );
  }
  return (
    <DatePicker
      {...shared}
      value={parseDate(value)}
      showTime={type === 'dateTime'}
      onChange={(chosen) => onChange(formatDate(chosen, type))}
    />
  );
}
