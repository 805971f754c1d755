import { textWidth } from '@evergreen/core/kernel';
import { Checkbox, Select } from 'antd';
import type { CSSProperties } from 'react';

import { useTranslate } from '../../../adapter/index.ts';
import { cronEditorWidgetMessages as messages } from './cron-editor.messages.ts';
import { foundByLabel } from '../../base/choice-select/index.ts';

/** More than the days of a month are found by typing; as boxes they would be a wall. */
const MOST_BOXES = 31;

export interface CronValuesProps {
  readonly id: string;
  readonly label: string;
  readonly options: readonly { readonly value: number; readonly label: string }[];
  readonly values: readonly number[];
  /** What no chosen value means. */
  readonly emptyHint?: string;
  readonly onChange: (values: readonly number[]) => void;
}

/** Columns as wide as the longest label and its box, in the size of the letters. */
function columnStyle(labels: readonly string[]): CSSProperties & Record<'--cron-value', string> {
  const longest = Math.max(...labels.map(textWidth));
  return { '--cron-value': `${(longest * 0.56 + 2.6).toFixed(1)}em` };
}

/** Several values of a part. */
export function CronValues({ id, label, options, values, emptyHint, onChange }: CronValuesProps) {
  const t = useTranslate();
  const change = (chosen: readonly number[]) => onChange(chosen.toSorted((a, b) => a - b));
  return (
    <>
      {options.length > MOST_BOXES ? (
        <Select<number[]>
          id={id}
          className="cron-values-select"
          mode="multiple"
          aria-label={label}
          placeholder={t(messages.choose)}
          value={[...values]}
          options={[...options]}
          showSearch={foundByLabel}
          onChange={change}
        />
      ) : (
        <fieldset
          id={id}
          aria-label={label}
          className="cron-values-frame"
          style={columnStyle(options.map((option) => option.label))}
        >
          <Checkbox.Group<number> className="cron-values" value={[...values]} onChange={change}>
            {options.map((option) => (
              <Checkbox key={option.value} value={option.value}>
                {option.label}
              </Checkbox>
            ))}
          </Checkbox.Group>
        </fieldset>
      )}
      {values.length === 0 && emptyHint !== undefined && <p className="cron-hint">{emptyHint}</p>}
    </>
  );
}
