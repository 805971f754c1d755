import type { ColumnFilterDraft, ColumnFilterService, QueryLine } from '@evergreen/core/records/query';
import type { AuthFacts } from '@evergreen/core/session/auth';
import type { LocalizedText } from '@evergreen/core/kernel';
import { dictionaryOf, ruleLabels, type Rule } from '@evergreen/core/resources';
import { Alert, Button, Checkbox, Form } from 'antd';
import { useEffect, useId, type KeyboardEvent } from 'react';

import { useCore, useEmitted, useSelectedFacts, useTranslate } from '../../../../adapter/index.ts';
import { advancedQueryTexts as texts } from '../advanced-query.messages.ts';
import { QueryValue } from './query-value.tsx';
import { valueErrorId, valueInputId } from './value-context.ts';

export interface ColumnFilterFormProps {
  readonly filter: ColumnFilterService;
  readonly draft: ColumnFilterDraft;
  readonly onClose: () => void;
}

/** What a column is filtered by: a line for each rule that it offers. Enter applies it, Escape closes it. */
export function ColumnFilterForm({ filter, draft, onClose }: ColumnFilterFormProps) {
  const t = useTranslate();
  const { field, lines, problem } = draft;
  const id = useId();
  useEffect(() => {
    document.getElementById(id)?.querySelector('input')?.focus();
  }, [id]);
  useEmitted(filter, (emitted) => {
    if (emitted.type === 'line.refused') document.getElementById(valueInputId(emitted.id))?.focus();
  });
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    // Not the drawer that the list may be in.
    event.stopPropagation();
    onClose();
  };
  return (
    <Form
      id={id}
      component="form"
      className="column-filter-form"
      aria-label={t(texts.filterBy(field.label))}
      onKeyDown={close}
      onFinish={() => filter.send({ type: 'filter.apply' })}
    >
      {lines.map((line) => (
        <FilterLine key={line.id} filter={filter} draft={draft} line={line} />
      ))}
      {problem !== null && <Alert type="error" showIcon role="alert" title={t(problem)} />}
      <div className="column-filter-buttons">
        <Button size="small" type="link" onClick={() => filter.send({ type: 'filter.clear' })}>
          {t(texts.clearFilter)}
        </Button>
        <Button size="small" type="primary" htmlType="submit">
          {t(texts.applyFilter)}
        </Button>
      </div>
    </Form>
  );
}

const ENDS: Partial<Record<Rule, LocalizedText>> = { ge: texts.from, le: texts.to };
const dictionariesOf = (facts: AuthFacts) => facts.dictionaries;
/** As many choices are seen at once; more are found by typing. */
const MOST_BOXES = 12;

interface FilterLineProps extends Omit<ColumnFilterFormProps, 'onClose'> {
  readonly line: QueryLine;
}

function FilterLine({ filter, draft: { field, errors, names }, line }: FilterLineProps) {
  const t = useTranslate();
  const dictionaries = useSelectedFacts(useCore().auth, dictionariesOf);
  const end = ENDS[line.rule];
  const choices =
    field.input === 'yesNo'
      ? [
          { value: 'Y', text: t(texts.yes) },
          { value: 'N', text: t(texts.no) },
        ]
      : (dictionaries[(field.field === null ? undefined : dictionaryOf(field.field)) ?? ''] ?? []);
  if (line.rule === 'in' && choices.length > 0 && choices.length <= MOST_BOXES)
    return (
      <Checkbox.Group<string>
        className="column-filter-choices"
        aria-label={t(field.label)}
        value={[...line.values]}
        options={choices.map(({ value, text }) => ({ value, label: text }))}
        onChange={(values) => filter.send({ type: 'value.change', id: line.id, values })}
      />
    );
  const error = errors[line.id];
  return (
    <div className="column-filter-line">
      <label htmlFor={valueInputId(line.id)}>{t(end ?? ruleLabels[line.rule])}</label>
      <div>
        <QueryValue
          receiver={filter}
          line={line}
          field={field}
          isWrong={error !== undefined}
          names={names}
          {...(end === undefined ? {} : { label: t(texts.spanEnd(field.label, end)) })}
        />
        {error !== undefined && (
          <div id={valueErrorId(line.id)} role="alert" className="query-line-error">
            {t(error)}
          </div>
        )}
      </div>
    </div>
  );
}
