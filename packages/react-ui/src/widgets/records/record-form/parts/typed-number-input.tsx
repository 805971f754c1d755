import type { FieldValue } from '@evergreen/core/resources';
import { plainDecimal, steppedNumber } from '@evergreen/core/validation/field-values';
import { Input, type InputProps } from 'antd';

export interface TypedNumberInputProps extends Omit<InputProps, 'value' | 'onChange'> {
  /** A number, or what was typed in its place. */
  readonly value: FieldValue;
  readonly isWhole: boolean;
  readonly onChange: (value: FieldValue) => void;
}

/** A number as it is typed. antd's own input would show what cannot be read and keep the number before it. */
export function TypedNumberInput({ value, isWhole, onChange, ...rest }: TypedNumberInputProps) {
  const text = typeof value === 'number' ? plainDecimal(value) : (value ?? '');
  const step = (by: number) => {
    const stepped = steppedNumber(text, by);
    if (stepped !== null) onChange(stepped);
  };
  return (
    <Input
      {...rest}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- because a browser's own number input gives no text that is not a number
      role="spinbutton"
      {...(typeof value === 'number' ? { 'aria-valuenow': value } : {})}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={text}
      onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        step(event.key === 'ArrowUp' ? 1 : -1);
      }}
    />
  );
}
