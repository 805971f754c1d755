import { FieldTimeOutlined } from '@ant-design/icons';
import type { DateRangePreset } from '@evergreen/core/format';
import type { DateField } from '@evergreen/core/resources';
import { Button } from 'antd';

import { useTranslate } from '../../../adapter/index.ts';
import { ActionMenu } from '../action-menu/index.ts';
import { dateInputMessages as messages } from './date-input.messages.ts';
import { DateInput } from './date-input.tsx';
import './date-range-input.css';

/** One end of a range. */
export interface RangeEnd {
  /** Empty for an open end. */
  readonly value: string;
  readonly isWrong?: boolean;
  /** The identifier of what is said about it. */
  readonly noteId?: string;
  readonly onChange: (value: string) => void;
  readonly onLeave?: () => void;
}

export interface DateRangeInputProps {
  /** Of the first input; the second one's is `<id>-end`. */
  readonly id: string;
  readonly type: DateField['type'];
  /** What the range is of, for those who hear the page. */
  readonly label: string;
  readonly from: RangeEnd;
  readonly to: RangeEnd;
  readonly isSubmittedByEnter?: boolean;
  /** Offers ready ranges beside the inputs. */
  readonly onPreset?: (preset: DateRangePreset) => void;
}

const OFFERED = [
  'today',
  'thisWeek',
  'thisMonth',
  'nextMonth',
  'last30Days',
] as const satisfies readonly DateRangePreset[];

/**
 * From and to, both included; either may be left open. Two inputs: antd's range picker shows half a range that it has not
 * given out.
 */
export function DateRangeInput({
  id,
  type,
  label,
  from,
  to,
  isSubmittedByEnter = false,
  onPreset,
}: DateRangeInputProps) {
  const t = useTranslate();
  const endOf = (end: RangeEnd, words: string) => ({
    type,
    value: end.value,
    isWrong: end.isWrong === true,
    'aria-invalid': end.isWrong === true,
    isSubmittedByEnter,
    placeholder: words,
    'aria-label': `${label} ${words}`,
    ...(end.noteId === undefined ? {} : { 'aria-describedby': end.noteId }),
    onChange: (value: string | null) => end.onChange(value ?? ''),
    ...(end.onLeave === undefined ? {} : { onLeave: end.onLeave }),
  });
  return (
    <div className="date-range-input">
      <DateInput id={id} {...endOf(from, t(messages.from))} />
      <span aria-hidden>–</span>
      <DateInput id={`${id}-end`} {...endOf(to, t(messages.to))} isEndOfDay />
      {onPreset !== undefined && (
        <ActionMenu
          placement="bottomRight"
          items={OFFERED.map((preset) => ({
            key: preset,
            label: t(messages.presets[preset]),
            onClick: () => onPreset(preset),
          }))}
        >
          <Button
            icon={<FieldTimeOutlined aria-hidden />}
            aria-label={t(messages.presetsOf(label))}
            title={t(messages.presetsOf(label))}
          />
        </ActionMenu>
      )}
    </div>
  );
}
