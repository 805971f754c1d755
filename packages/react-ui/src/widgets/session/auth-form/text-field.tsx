import type { LocalizedText } from '@evergreen/core/kernel';
import type { ComponentProps, ReactNode } from 'react';

import { useTranslate } from '../../../adapter/index.ts';
import './auth-form.css';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** Stands after the input. */
  readonly suffix?: ReactNode;
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** What is wrong. Its line is kept free, so that nothing moves when it comes. */
  readonly error?: LocalizedText | null | undefined;
  /** Stands in the same line as long as nothing is wrong. */
  readonly hint?: ReactNode;
  /** Says aloud what is wrong though the focus is elsewhere. */
  readonly isSaid?: boolean;
}

/**
 * A labelled line of text for the pages before signing in. A plain input: antd's brings its form engine along, and those
 * pages are weighed.
 */
export function AuthTextField({ label, icon, suffix, onValue, error, hint, isSaid = false, ...input }: TextFieldProps) {
  const t = useTranslate();
  const messageId = `${input.id}-message`;
  const isWrong = error !== undefined && error !== null;
  return (
    <div className={isWrong ? 'entry-field is-wrong' : 'entry-field'}>
      <label htmlFor={input.id}>{label}</label>
      <div className="entry-field-frame">
        {icon}
        <input
          {...input}
          aria-invalid={isWrong}
          aria-describedby={messageId}
          onChange={(event) => onValue(event.target.value)}
        />
        {suffix}
      </div>
      <div id={messageId} className="entry-field-message" {...(isSaid ? { role: 'alert' } : {})}>
        {isWrong ? t(error) : hint}
      </div>
    </div>
  );
}
