import type { DateField } from '@evergreen/core/areas';

import { useText } from '../../adapter/index.ts';
import { dateInputMessages as messages } from './date-input.messages.ts';
import { DateInput } from './date-input.tsx';
import './date-range-input.css';

export interface DateRangeInputProps {
  /** Of the first input; the second one's is `<id>-end`. */
  readonly id: string;
  readonly type: DateField['type'];
  /** What the range is of, for those who hear the page. */
  readonly label: string;
  /** Empty for an open end. */
  readonly from: string;
  readonly to: string;
  readonly onChange: (from: string, to: string) => void;
}

/**
 * From and to, both included; either may be left open. Two inputs: antd's range picker shows half a range that it has not
 * given out.
 */
export function DateRangeInput({ id, type, label, from, to, onChange }: DateRangeInputProps) {
  const say = useText();
  const fromLabel = say(messages.from);
  const toLabel = say(messages.to);
  return (
    <div className="date-range-input">
      <DateInput
        id={id}
        type={type}
        value={from}
        placeholder={fromLabel}
        aria-label={`${label} ${fromLabel}`}
        onChange={(value) => onChange(value ?? '', to)}
      />
      <span aria-hidden>–</span>
      <DateInput
        id={`${id}-end`}
        type={type}
        value={to}
        isEndOfDay
        placeholder={toLabel}
        aria-label={`${label} ${toLabel}`}
        onChange={(value) => onChange(from, value ?? '')}
      />
    </div>
  );
}
