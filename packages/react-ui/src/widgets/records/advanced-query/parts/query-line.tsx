import { DeleteOutlined } from '@ant-design/icons';
import {
  type ConditionLinesFacts,
  type ConditionLinesService,
  queryBuilderTexts,
  type QueryLine,
} from '@evergreen/core/records/query';
import { ruleLabels, type Rule } from '@evergreen/core/resources';
import { Button } from 'antd';

import { useSelectedFacts, useTranslate } from '../../../../adapter/index.ts';
import { advancedQueryTexts as texts } from '../advanced-query.messages.ts';
import { LineSelect } from './line-select.tsx';
import { QueryValue } from './query-value.tsx';
import { VariableChoice, variablesOf } from './variable-choice.tsx';
import { valueErrorId } from './value-context.ts';
import { foundByLabel } from '../../../base/choice-select/index.ts';

const fieldsOf = (facts: ConditionLinesFacts) => facts.fields;
const namesOf = (facts: ConditionLinesFacts) => facts.names;

export interface QueryLineRowProps {
  readonly query: ConditionLinesService;
  readonly line: QueryLine;
  /** In its group, from 1. */
  readonly place: number;
}

/** One comparison: field, rule, value. */
export function QueryLineRow({ query, line, place }: QueryLineRowProps) {
  const t = useTranslate();
  const fields = useSelectedFacts(query, fieldsOf);
  const names = useSelectedFacts(query, namesOf);
  const error = useSelectedFacts(query, (facts) => facts.errors[line.id]);
  const { id, field: key, rule } = line;
  const field = fields.find((one) => one.key === key);
  const isUnknown = key !== null && field === undefined;
  return (
    <fieldset className="query-line" aria-label={t(texts.line(place))}>
      <LineSelect<string>
        className="query-line-field"
        label={t(queryBuilderTexts.field)}
        placeholder={t(texts.chooseField)}
        showSearch={foundByLabel}
        value={key}
        isWrong={isUnknown}
        optionsOf={() => fields.map((one) => ({ value: one.key, label: t(one.label) }))}
        text={field === undefined ? (key ?? '') : t(field.label)}
        onChange={(chosen) => query.send({ type: 'field.choose', id, field: chosen })}
      />
      <LineSelect<Rule>
        className="query-line-rule"
        label={t(queryBuilderTexts.rule)}
        value={rule}
        disabled={field === undefined}
        optionsOf={() => (field?.rules ?? [rule]).map((one) => ({ value: one, label: t(ruleLabels[one]) }))}
        text={t(ruleLabels[rule])}
        onChange={(chosen) => query.send({ type: 'rule.choose', id, rule: chosen })}
      />
      <div className="query-line-value">
        {line.variable === undefined && (
          <QueryValue receiver={query} line={line} field={field} isWrong={error !== undefined} names={names} />
        )}
        {field !== undefined && variablesOf(field, line).length > 0 && (
          <VariableChoice
            line={line}
            field={field}
            onChoose={(variable) => query.send({ type: 'variable.choose', id, variable })}
          />
        )}
        {error !== undefined && (
          <div id={valueErrorId(id)} role="alert" className="query-line-error">
            {t(error)}
          </div>
        )}
        {error === undefined && field?.isMasked === true && rule === 'eq' && (
          <div className="query-line-hint">{t(texts.maskedHint)}</div>
        )}
      </div>
      <Button
        type="text"
        icon={<DeleteOutlined aria-hidden />}
        aria-label={t(queryBuilderTexts.removeLine)}
        onClick={() => query.send({ type: 'member.remove', id })}
      />
    </fieldset>
  );
}
