import type { Resource, Field, FieldValue } from '@evergreen/core/resources';
import { type RecordFormFacts, duplicateQuestion } from '@evergreen/core/records/form';
import { Form } from 'antd';
import type { ComponentType } from 'react';

import { useTranslate } from '../../../../adapter/index.ts';
import { fieldInputId } from '../field-id.ts';
import type { InputSlotProps } from '../input-slot.types.ts';
import { FieldInput } from './field-input.tsx';
import { UniqueNote } from './unique-note.tsx';

export interface FormFieldProps {
  readonly resource: Resource;
  readonly name: string;
  readonly field: Field;
  readonly facts: RecordFormFacts;
  /** An input of the resource's own for this field. */
  readonly slot: ComponentType<InputSlotProps> | undefined;
  readonly isFirst: boolean;
  readonly onChange: (value: FieldValue, text?: string) => void;
  readonly onLeave: () => void;
  readonly onPending: (pending: 'none' | 'running' | 'failed') => void;
}

/** A label, its input, and below it what is wrong or what helps, tied together for those who hear the page. */
export function FormField(props: FormFieldProps) {
  const { resource, name, field, facts, slot: Own, isFirst, onChange, onLeave, onPending } = props;
  const t = useTranslate();
  const id = fieldInputId(resource, name);
  const settings = field.form === false ? {} : (field.form ?? {});
  const error = facts.errors[name];
  const notes = [
    ...(error === undefined ? [] : [`${id}-error`]),
    ...(settings.hint === undefined ? [] : [`${id}-hint`]),
  ];
  const valueText = facts.valueTexts[name];
  const lock = facts.locks[name];
  const value = facts.values[name] ?? null;
  // What is being saved, or was by a save without an answer, would be found as the value of another row.
  const isSent = facts.status === 'saving' || facts.failure !== null;
  const isKnown = isSent || error !== undefined || value === (facts.row?.[name] ?? null);
  const shared = {
    id,
    isDisabled: facts.status === 'saving',
    isWrong: error !== undefined,
    autoFocus: isFirst,
    ...(notes.length === 0 ? {} : { 'aria-describedby': notes.join(' ') }),
    onChange,
    onLeave,
  };
  return (
    <Form.Item
      label={t(field.label)}
      htmlFor={id}
      required={field.isRequired === true}
      className={settings.isWide === true ? 'record-form-wide' : ''}
      {...(error === undefined
        ? {}
        : { validateStatus: 'error' as const, help: <span id={`${id}-error`}>{t(error)}</span> })}
      {...(settings.hint === undefined ? {} : { extra: <span id={`${id}-hint`}>{t(settings.hint)}</span> })}
    >
      {Own === undefined ? (
        <FieldInput
          {...shared}
          field={field}
          value={value}
          {...(valueText === undefined ? {} : { valueText })}
          {...(lock === undefined ? {} : { lock })}
          onPending={onPending}
        />
      ) : (
        <Own
          {...shared}
          aria-required={field.isRequired === true}
          value={value === null ? null : String(value)}
          values={facts.values}
        />
      )}
      {duplicateQuestion(resource, name) !== undefined && (
        <UniqueNote
          resource={resource}
          name={name}
          value={isKnown ? '' : String(value ?? '').trim()}
          rowId={facts.row?.id ?? null}
        />
      )}
    </Form.Item>
  );
}
