import { fitsRule, type QueryField, type QueryLine } from '@evergreen/core/records/query';
import { variableText, type VariableOperand } from '@evergreen/core/resources';
import { InputNumber } from 'antd';

import { useTranslate } from '../../../../adapter/index.ts';
import { advancedQueryTexts as texts } from '../advanced-query.messages.ts';
import { LineSelect } from './line-select.tsx';

export interface VariableChoiceProps {
  readonly line: QueryLine;
  readonly field: QueryField;
  readonly onChoose: (variable: VariableOperand | null) => void;
}

/** The value that is typed, which is none of the variables. */
const TYPED = '';
/** More than a hundred years. */
const MOST_DAYS = 40_000;

/** Whether the rule of a line compares with anything that depends on who asks, and when. */
export function variablesOf({ variables }: QueryField, { rule }: QueryLine): readonly VariableOperand[] {
  return variables.filter((variable) => fitsRule(variable, rule));
}

/** A value that is typed, or 本人, 本部门, 今天; a day may be so many days away. */
export function VariableChoice({ line: { variable, rule, ...line }, field, onChoose }: VariableChoiceProps) {
  const t = useTranslate();
  const offered = variablesOf(field, { ...line, rule });
  const label = t(texts.valueOf(field.label));
  return (
    <div className="query-line-variable">
      <LineSelect<string>
        className="query-line-kind"
        label={t(texts.kindOf(field.label))}
        value={variable?.of ?? TYPED}
        text={t(variable === undefined ? texts.typedValue : variableText({ of: variable.of }))}
        optionsOf={() => [
          { value: TYPED, label: t(texts.typedValue) },
          ...offered.map(({ of }) => ({ value: of, label: t(variableText({ of })) })),
        ]}
        onChange={(of) => onChoose(offered.find((one) => one.of === of) ?? null)}
      />
      {variable?.of === 'today' && (
        <InputNumber
          aria-label={`${label} ${t(texts.days)}`}
          prefix={t(texts.daysAway)}
          suffix={t(texts.days)}
          precision={0}
          min={-MOST_DAYS}
          max={MOST_DAYS}
          value={variable.days ?? 0}
          onChange={(days) => onChoose(days === null || days === 0 ? { of: 'today' } : { of: 'today', days })}
        />
      )}
    </div>
  );
}
