import type { FieldValue } from '@evergreen/core/resources';
import type { Question } from '@evergreen/core/records/actions';
import { Button, Form } from 'antd';

import { useTranslate } from '../../../adapter/index.ts';
import { FieldInput } from '../record-form/parts/field-input.tsx';
import { recordActionsWidgetMessages as messages } from './record-actions.messages.ts';
import { questionInputId } from './question-input-id.ts';

export interface ActionQuestionProps {
  readonly question: Question;
  readonly isFirst: boolean;
  readonly onChange: (value: FieldValue, text?: string) => void;
  readonly onLeave: () => void;
}

/** A question of an action: the input of its field with what is wrong below it. */
export function ActionQuestion({ question, isFirst, onChange, onLeave }: ActionQuestionProps) {
  const { key, field, isRequired, value, text, error, phrases } = question;
  const t = useTranslate();
  const id = questionInputId(key);
  return (
    <Form.Item
      label={t(field.label)}
      htmlFor={id}
      required={isRequired}
      {...(error === null
        ? {}
        : { validateStatus: 'error' as const, help: <span id={`${id}-error`}>{t(error)}</span> })}
    >
      <FieldInput
        id={id}
        field={isRequired ? { ...field, isRequired } : field}
        value={value}
        {...(text === undefined ? {} : { valueText: text })}
        isDisabled={false}
        isWrong={error !== null}
        autoFocus={isFirst}
        {...(error === null ? {} : { 'aria-describedby': `${id}-error` })}
        onChange={onChange}
        onLeave={onLeave}
      />
      {phrases.length > 0 && (
        <fieldset aria-label={t(messages.phrases)} className="record-action-phrases">
          {phrases.map((phrase) => (
            <Button key={t(phrase)} size="small" title={t(phrase)} onClick={() => onChange(t(phrase))}>
              {t(phrase)}
            </Button>
          ))}
        </fieldset>
      )}
    </Form.Item>
  );
}
