import type { LocalizedText } from '@evergreen/core/kernel';
import { useTranslate } from '@evergreen/react-ui/adapter';
import { Form } from 'antd';
import type { ReactElement } from 'react';

export interface AccountFieldProps {
  readonly id: string;
  readonly label: string;
  readonly error?: LocalizedText | undefined;
  readonly isRequired?: boolean;
  /** Draws the input with what ties it to its error. */
  readonly children: (tied: TiedInput) => ReactElement;
}

export interface TiedInput {
  readonly id: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
  readonly 'aria-required'?: true;
}

/** A labelled input with what is wrong with it below. */
export function AccountField({ id, label, error, isRequired = false, children }: AccountFieldProps) {
  const t = useTranslate();
  return (
    <Form.Item
      label={label}
      htmlFor={id}
      required={isRequired}
      {...(error === undefined
        ? {}
        : { validateStatus: 'error' as const, help: <span id={`${id}-error`}>{t(error)}</span> })}
    >
      {children({
        id,
        ...(error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${id}-error` }),
        ...(isRequired ? { 'aria-required': true } : {}),
      })}
    </Form.Item>
  );
}
