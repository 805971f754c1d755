import type { ComponentProps, ReactNode } from 'react';

export interface LoginFieldProps extends ComponentProps<'input'> {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** Stands after the input. */
  readonly suffix?: ReactNode;
}

/** A labelled line of text. A plain input: antd's brings its form engine along, and the login page is weighed. */
export function LoginField({ label, icon, suffix, ...input }: LoginFieldProps) {
  return (
    <div className="login-field">
      <label htmlFor={input.id}>{label}</label>
      <div className="login-field-frame">
        {icon}
        <input {...input} />
        {suffix}
      </div>
    </div>
  );
}
