import type { DateField } from '@evergreen/core/areas';
import { DatePicker, Input } from 'antd';
import dayjs from 'dayjs';
// Registers the Chinese names of months and weekdays; antd's language chooses among the registered ones.
import 'dayjs/locale/zh-cn.js';
import { useMemo, type AriaAttributes } from 'react';

import { PHONE, useMedia } from '../../adapter/index.ts';
import { formatDate, fromNativeDate, parseDate, toNativeDate } from './date-format.ts';
import { keepEnter } from './keep-enter.ts';

export interface DateInputProps extends AriaAttributes {
  readonly id: string;
  readonly type: DateField['type'];
  /** `YYYY-MM-DD` or `YYYY-MM-DD HH:mm:ss`; null for nothing. */
  readonly value: string | null;
  readonly placeholder: string;
  readonly isDisabled?: boolean;
  readonly isWrong?: boolean;
  readonly autoFocus?: boolean;
  /** The calendar is there without a press. */
  readonly isOpenAtFirst?: boolean;
  /** A day that is chosen means its last second; by itself its first. */
  readonly isEndOfDay?: boolean;
  readonly onChange: (value: string | null) => void;
  readonly onLeave?: () => void;
}

const FIRST_SECOND = { defaultOpenValue: dayjs('2000-01-01T00:00:00') };
const LAST_SECOND = { defaultOpenValue: dayjs('2000-01-01T23:59:59') };

/** A day or a moment. A phone gets its own picker: antd's panel of day and time is wider than its screen. */
export function DateInput(props: DateInputProps) {
  const { type, value, isDisabled = false, isWrong = false, isEndOfDay = false, isOpenAtFirst = false, onChange, onLeave, ...rest } = props;
  const isPhone = useMedia(PHONE);
  // Another object of the same moment would make antd forget what is being typed.
  const moment = useMemo(() => parseDate(value), [value]);
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
      value={moment}
      needConfirm={false}
      defaultOpen={isOpenAtFirst}
      onKeyDown={keepEnter}
      showTime={type === 'dateTime' && (isEndOfDay ? LAST_SECOND : FIRST_SECOND)}
      onChange={(chosen) => onChange(formatDate(chosen, type))}
      // Tells of a date as soon as it is typed whole. `onChange` waits until the panel has closed: by then a press on a
      // button has been answered without it.
      onCalendarChange={(typed) => {
        if (!Array.isArray(typed)) onChange(formatDate(typed, type));
      }}
    />
  );
}
