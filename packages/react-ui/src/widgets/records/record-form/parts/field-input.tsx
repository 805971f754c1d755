import type { Field, FieldValue } from '@evergreen/core/resources';
import { fieldPrompt } from '@evergreen/core/validators';
import { Input } from 'antd';
import type { AriaAttributes } from 'react';

import { useTranslate } from '../../../../adapter/index.ts';
import { ChoiceSelect } from '../../../base/choice-select/index.ts';
import { DateInput } from '../../../base/date-input/index.ts';
import { TypedNumberInput } from './typed-number-input.tsx';
import { YesNoInput } from './yes-no-input.tsx';

export interface FieldInputProps extends AriaAttributes {
  readonly id: string;
  readonly field: Field;
  readonly value: FieldValue;
  /** What the value of a choice reads as, where that is known. */
  readonly valueText?: string;
  readonly isDisabled: boolean;
  readonly isWrong: boolean;
  readonly autoFocus: boolean;
  /** Dates and numbers as typed; `text` is what a chosen value reads as. */
  readonly onChange: (value: FieldValue, text?: string) => void;
  readonly onLeave: () => void;
}

/** The input of a field, by its type. No input cuts, rounds or bounds what is typed: the form's rules say what is wrong. */
export function FieldInput({
  field,
  value,
  valueText,
  isDisabled,
  isWrong,
  onChange,
  onLeave,
  ...rest
}: FieldInputProps) {
  const t = useTranslate();
  const settings = field.form === false ? {} : (field.form ?? {});
  const text = value === null ? '' : String(value);
  const shared = {
    ...rest,
    placeholder: t(settings.placeholder ?? fieldPrompt(field)),
    'aria-required': field.isRequired === true,
    'aria-invalid': isWrong,
  };
  const own = { ...shared, disabled: isDisabled, onBlur: onLeave, ...(isWrong ? { status: 'error' as const } : {}) };

  switch (field.type) {
    case 'text':
      return <Input {...own} value={text} onChange={(event) => onChange(event.target.value)} />;
    case 'multilineText':
      return (
        <Input.TextArea
          {...own}
          value={text}
          autoSize={{ minRows: 3, maxRows: 10 }}
          count={{ show: true, max: field.maximumLength }}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'integer':
    case 'decimal':
      return <TypedNumberInput {...own} isWhole={field.type === 'integer'} value={value} onChange={onChange} />;
    case 'date':
    case 'dateTime':
      return (
        <DateInput
          {...shared}
          type={field.type}
          value={text === '' ? null : text}
          isDisabled={isDisabled}
          isWrong={isWrong}
          onChange={onChange}
          onLeave={onLeave}
        />
      );
    case 'dictionary':
    case 'reference':
      return (
        <ChoiceSelect
          {...shared}
          field={field}
          value={text === '' ? null : text}
          {...(valueText === undefined ? {} : { valueText })}
          isDisabled={isDisabled}
          isWrong={isWrong}
          onChange={onChange}
          onLeave={onLeave}
        />
      );
    case 'yesNo':
      return (
        <YesNoInput
          {...shared}
          value={value}
          isDisabled={isDisabled}
          isWrong={isWrong}
          onChange={onChange}
          onLeave={onLeave}
        />
      );
  }
}
