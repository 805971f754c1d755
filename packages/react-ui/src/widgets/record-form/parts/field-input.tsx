import type { Field, FieldValue } from '@evergreen/core/areas';
import { listPageMessages } from '@evergreen/core/list-page';
import { fieldPrompt } from '@evergreen/core/validators';
import { Input, InputNumber, Switch } from 'antd';
import type { AriaAttributes } from 'react';

import { useText } from '../../../adapter/index.ts';
import { ChoiceSelect } from '../../choice-select/index.ts';
import { DateInput } from '../../date-input/index.ts';

export interface FieldInputProps extends AriaAttributes {
  readonly id: string;
  readonly field: Field;
  readonly value: FieldValue;
  /** What a choice's value read as when the row was read. */
  readonly valueText?: string;
  readonly isDisabled: boolean;
  readonly isWrong: boolean;
  readonly autoFocus: boolean;
  readonly onChange: (value: FieldValue) => void;
  readonly onLeave: () => void;
}

/** The input of a field, by its type. No input cuts, rounds or bounds what is typed: the form's rules say what is wrong. */
export function FieldInput({ field, value, valueText, isDisabled, isWrong, onChange, onLeave, ...rest }: FieldInputProps) {
  const say = useText();
  const settings = field.form === false ? {} : (field.form ?? {});
  const text = value === null ? '' : String(value);
  const shared = {
    ...rest,
    placeholder: say(settings.placeholder ?? fieldPrompt(field)),
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
      return (
        // Decimal digits are computed as text, so that 0.1 and 0.2 make 0.3 whatever is pressed.
        <InputNumber<string>
          {...own}
          stringMode
          inputMode={field.type === 'integer' ? 'numeric' : 'decimal'}
          value={text === '' ? null : text}
          onChange={(typed) => onChange(typed === null || typed === '' ? null : Number(typed))}
          style={{ width: '100%' }}
        />
      );
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
        <Switch
          {...rest}
          disabled={isDisabled}
          checked={value === 'Y'}
          checkedChildren={say(listPageMessages.yes)}
          unCheckedChildren={say(listPageMessages.no)}
          onChange={(isOn) => onChange(isOn ? 'Y' : 'N')}
        />
      );
  }
}
