import type { PickLock } from '@evergreen/core/access/picker';
import type { Resource, Field, FieldValue, ResourceValues } from '@evergreen/core/resources';
import { type RecordFormFacts, type RecordFormService, duplicateQuestion } from '@evergreen/core/records/form';
import type { LocalizedText } from '@evergreen/core/kernel';
import { Form } from 'antd';
import { memo, type ComponentType } from 'react';

import { useTranslate } from '../../../../adapter/index.ts';
import { fieldInputId } from '../field-id.ts';
import type { InputSlotProps } from '../input-slot.types.ts';
import { FieldInput } from './field-input.tsx';
import { OnceNote, UniqueNote } from './unique-note.tsx';

interface FieldFacts {
  readonly value: FieldValue;
  readonly valueText: string | undefined;
  readonly lock: PickLock | undefined;
  readonly error: LocalizedText | undefined;
  readonly isSaving: boolean;
  /** The value needs no look whether another row has it. */
  readonly isKnown: boolean;
  readonly rowId: string | null;
  /** The value of the field within which the row may be referred to once; empty without one. */
  readonly beside: string;
  /** Of all fields, for an input of the resource's own. */
  readonly values: ResourceValues | null;
}

export interface FormFieldProps extends FieldFacts {
  readonly resource: Resource;
  readonly name: string;
  readonly field: Field;
  readonly form: RecordFormService;
  /** An input of the resource's own for this field. */
  readonly slot: ComponentType<InputSlotProps> | undefined;
  readonly isFirst: boolean;
}

/** What a field shows of its form. */
export function factsOfField(facts: RecordFormFacts, name: string, field: Field, isOwn: boolean): FieldFacts {
  const value = facts.values[name] ?? null;
  const error = facts.errors[name];
  const isSaving = facts.status === 'saving';
  // What is being saved, or was by a save without an answer, would be found as the value of another row.
  const isSent = isSaving || facts.failure !== null;
  return {
    value,
    valueText: facts.valueTexts[name],
    lock: facts.locks[name],
    error,
    isSaving,
    isKnown: isSent || error !== undefined || value === (facts.row?.[name] ?? null),
    rowId: facts.row?.id ?? null,
    beside: field.type === 'reference' ? String(facts.values[field.onceWithin ?? ''] ?? '') : '',
    values: isOwn ? facts.values : null,
  };
}

/**
 * A label, its input, and below it what is wrong or what helps, tied together for those who hear the page. It is rendered for what it
 * shows alone, and not with every key that is typed in another field.
 */
export const FormField = memo(function FormField(props: FormFieldProps) {
  const { resource, name, field, form, slot: Own, isFirst, value, valueText, lock, error, isSaving, isKnown } = props;
  const t = useTranslate();
  const id = fieldInputId(resource, name);
  const settings = field.form === false ? {} : (field.form ?? {});
  const notes = [
    ...(error === undefined ? [] : [`${id}-error`]),
    ...(settings.hint === undefined ? [] : [`${id}-hint`]),
  ];
  const shared = {
    id,
    isDisabled: isSaving,
    isWrong: error !== undefined,
    autoFocus: isFirst,
    ...(notes.length === 0 ? {} : { 'aria-describedby': notes.join(' ') }),
    onChange: (changed: FieldValue, text?: string) =>
      form.send({ type: 'value.change', key: name, value: changed, ...(text === undefined ? {} : { text }) }),
    onLeave: () => form.send({ type: 'value.leave', key: name }),
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
          onPending={(pending) => form.send({ type: 'files.pending', key: name, pending })}
        />
      ) : (
        <Own
          {...shared}
          aria-required={field.isRequired === true}
          value={value === null ? null : String(value)}
          values={props.values ?? {}}
        />
      )}
      {duplicateQuestion(resource, name) !== undefined && (
        <UniqueNote
          resource={resource}
          name={name}
          value={isKnown ? '' : String(value ?? '').trim()}
          rowId={props.rowId}
        />
      )}
      {field.type === 'reference' && field.onceWithin !== undefined && props.beside !== '' && (
        <OnceNote
          resource={resource}
          name={name}
          within={field.onceWithin}
          beside={props.beside}
          value={isKnown ? '' : String(value ?? '')}
          rowId={props.rowId}
        />
      )}
    </Form.Item>
  );
});
