import type { DateField } from '@evergreen/core/resources';
import { DatePicker, Input } from 'antd';
import dayjs from 'dayjs';
// Registers the Chinese names of months and weekdays; antd's language chooses among the registered ones.
import 'dayjs/locale/zh-cn.js';
import { useMemo, useState, type AriaAttributes } from 'react';

import { PHONE, useMedia } from '../../../adapter/index.ts';
import { formatTypedDate, fromNativeDate, parseDate, toNativeDate } from './date-format.ts';
import { TypedDateContext, TypedDateInput } from './typed-date.tsx';

export interface DateInputProps extends AriaAttributes {
  readonly id: string;
  readonly type: DateField['type'];
  /** `YYYY-MM-DD` or `YYYY-MM-DD HH:mm:ss`, or what was typed in its place; null for nothing. */
  readonly value: string | null;
  readonly placeholder: string;
  readonly isDisabled?: boolean;
  readonly isWrong?: boolean;
  readonly autoFocus?: boolean;
  /** The calendar is there without a press. */
  readonly isOpenAtFirst?: boolean;
  /** A day that is chosen means its last second; by itself its first. */
  readonly isEndOfDay?: boolean;
  /** Enter sends the form around it; by itself it only takes what was typed. */
  readonly isSubmittedByEnter?: boolean;
  /** A text as it is typed, a date once it is chosen. The owner of the value reads texts when the input is left. */
  readonly onChange: (value: string | null) => void;
  /** The input was left, or Enter was pressed in it. */
  readonly onLeave?: () => void;
}

const FIRST_SECOND = { defaultOpenValue: dayjs('2000-01-01T00:00:00') };
const LAST_SECOND = { defaultOpenValue: dayjs('2000-01-01T23:59:59') };
const PICKER_PARTS = { input: TypedDateInput };

/**
 * A day or a moment, typed or chosen from a calendar. The text stays as it was typed until its owner has read it: nothing that
 * cannot be read vanishes. A phone gets its own picker: antd's panel of day and time is wider than its screen.
 */
export function DateInput(props: DateInputProps) {
  const {
    type,
    value,
    isDisabled = false,
    isWrong = false,
    isEndOfDay = false,
    isOpenAtFirst = false,
    isSubmittedByEnter = false,
    onChange,
    onLeave,
    ...rest
  } = props;
  const isPhone = useMedia(PHONE);
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const moment = useMemo(() => parseDate(value, type), [value, type]);
  const text = value ?? '';
  const shared = {
    ...rest,
    disabled: isDisabled,
    ...(isWrong ? { status: 'error' as const } : {}),
    ...(onLeave === undefined ? {} : { onBlur: () => onLeave() }),
    style: { width: '100%' },
  };
  if (isPhone && (text === '' || moment !== null)) {
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
  const typed = {
    text,
    isOpen,
    onType: (words: string) => onChange(words === '' ? null : words),
    onEnter: (input: HTMLInputElement) => {
      setOpen(false);
      onLeave?.();
      if (isSubmittedByEnter) input.form?.requestSubmit();
    },
    onOpen: isOpen || isOpenAtFirst ? null : () => setOpen(true),
  };
  return (
    <TypedDateContext value={typed}>
      <DatePicker
        {...shared}
        value={moment}
        needConfirm={false}
        open={isOpen}
        onOpenChange={setOpen}
        components={PICKER_PARTS}
        showTime={type === 'dateTime' && (isEndOfDay ? LAST_SECOND : FIRST_SECOND)}
        // Tells of every press in the calendar and of clearing. `onChange` waits until the panel has closed: by then a press on a
        // button has been answered without it, or something else has been typed.
        onCalendarChange={(chosen) => {
          if (!Array.isArray(chosen)) onChange(formatTypedDate(chosen, type));
        }}
      />
    </TypedDateContext>
  );
}
