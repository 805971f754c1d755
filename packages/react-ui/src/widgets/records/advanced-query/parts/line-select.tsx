import { DownOutlined } from '@ant-design/icons';
import { Select, type SelectProps } from 'antd';
import { useState } from 'react';

export interface LineSelectProps<Value extends string> extends Pick<
  SelectProps<Value>,
  'placeholder' | 'showSearch' | 'disabled' | 'onChange'
> {
  readonly className: string;
  readonly label: string;
  /** null where nothing is chosen: the select has the focus then, to begin with it. */
  readonly value: Value | null;
  /** What the chosen value reads as. */
  readonly text: string;
  readonly isWrong?: boolean;
  readonly optionsOf: () => { readonly value: Value; readonly label: string }[];
}

/** Why antd's select is there: something is to be chosen at once, the focus came, or a press that is to open it. It stays. */
type Stage = 'resting' | 'needed' | 'focused' | 'pressed';

/**
 * A select of a line. Most of those in a long query are never used, and antd's is a third of what the dialog costs: a button of the
 * same role and name rests in its place until it has the focus or is pressed.
 */
export function LineSelect<Value extends string>(props: LineSelectProps<Value>) {
  const { className, label, value, text, isWrong = false, optionsOf, disabled = false, ...rest } = props;
  const [stage, setStage] = useState<Stage>(value === null || isWrong ? 'needed' : 'resting');
  if (stage === 'resting')
    return (
      <button
        type="button"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/role-has-required-aria-props -- because antd's select that takes its place is one, and there is no list until then
        role="combobox"
        className={`line-select ${className}`}
        aria-label={label}
        aria-haspopup="listbox"
        aria-expanded={false}
        disabled={disabled}
        // The focus would replace the button before the press has ended, and no click would come.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setStage('pressed')}
        onFocus={() => setStage('focused')}
      >
        <span className="line-select-text" title={text}>
          {text}
        </span>
        <DownOutlined aria-hidden className="line-select-arrow" />
      </button>
    );
  return (
    <Select<Value>
      {...rest}
      className={className}
      aria-label={label}
      {...(value === null ? {} : { value })}
      {...(isWrong ? { status: 'error' as const } : {})}
      disabled={disabled}
      autoFocus={value === null || stage !== 'needed'}
      defaultOpen={stage === 'pressed'}
      options={optionsOf()}
    />
  );
}
