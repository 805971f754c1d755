import type { PickLock } from '@evergreen/core/access/picker';
import { textLength } from '@evergreen/core/kernel';
import {
  byFieldType,
  resourceEntry,
  type ChoiceField,
  type DateField,
  type Field,
  type FieldTable,
  type FieldValue,
  type FileField,
  type LongTextField,
  type NumberField,
  type ReferenceField,
  type ReferencesField,
  type TextField,
} from '@evergreen/core/resources';
import { fieldPrompt } from '@evergreen/core/validation/validators';
import { Input, Skeleton } from 'antd';
import type { AriaAttributes, ReactElement } from 'react';

import { useTranslate } from '../../../../adapter/index.ts';
import { ChoiceSelect } from '../../../base/choice-select/index.ts';
import { DateInput } from '../../../base/date-input/index.ts';
import { LateFileUpload } from '../../late-files.tsx';
import {
  LateCodeEditor,
  LateCronInput,
  LateIconPicker,
  LateLocationInput,
  LateReferencesInput,
  LateRegionSelect,
  LateRichTextEditor,
  LateTreeChoice,
} from '../../late-inputs.tsx';
import { SecretInput } from './secret-input.tsx';
import { TypedNumberInput } from './typed-number-input.tsx';
import { YesNoInput } from './yes-no-input.tsx';

export interface FieldInputProps extends AriaAttributes {
  readonly id: string;
  readonly field: Field;
  readonly value: FieldValue;
  /** What the value of a choice reads as, where that is known. */
  readonly valueText?: string;
  /** Values of a choice that stay as they are. */
  readonly lock?: PickLock;
  readonly isDisabled: boolean;
  readonly isWrong: boolean;
  readonly autoFocus: boolean;
  /** Dates and numbers as typed; `text` is what a chosen value reads as. */
  readonly onChange: (value: FieldValue, text?: string) => void;
  readonly onLeave: () => void;
  /** Files of the field that are in no value yet. */
  readonly onPending?: (pending: 'none' | 'running' | 'failed') => void;
}

/** What every input gets, whatever the kind of field. */
interface InputContext extends AriaAttributes {
  readonly id: string;
  readonly autoFocus: boolean;
  readonly placeholder: string;
  readonly value: FieldValue;
  readonly valueText: string | undefined;
  readonly isDisabled: boolean;
  readonly isWrong: boolean;
  readonly onChange: (value: FieldValue, text?: string) => void;
  readonly onLeave: () => void;
  readonly onPending?: (pending: 'none' | 'running' | 'failed') => void;
}

/** The input of a field, by its kind. No input cuts, rounds or bounds what is typed: the form's rules say what is wrong. */
export function FieldInput({ field, valueText, lock, ...rest }: FieldInputProps) {
  const t = useTranslate();
  const settings = field.form === false ? {} : (field.form ?? {});
  const context = {
    ...rest,
    valueText,
    placeholder: t(settings.placeholder ?? fieldPrompt(field)),
    'aria-required': field.isRequired === true,
    'aria-invalid': rest.isWrong,
  };
  return byFieldType(inputs, field, context, lock);
}

const textOf = (value: FieldValue) => (value === null ? '' : String(value));

/** Properties of the inputs of antd itself. */
function ownProperties({
  value: _value,
  valueText: _text,
  isDisabled,
  isWrong,
  onChange: _onChange,
  onLeave,
  onPending: _onPending,
  ...shared
}: InputContext) {
  return { ...shared, disabled: isDisabled, onBlur: onLeave, ...(isWrong ? { status: 'error' as const } : {}) };
}

function numberInput(field: NumberField, context: InputContext) {
  return (
    <TypedNumberInput
      {...ownProperties(context)}
      isWhole={field.type === 'integer'}
      value={context.value}
      onChange={context.onChange}
    />
  );
}

function dateInput(
  { type, isEnd }: DateField,
  { value, valueText: _text, onPending: _onPending, ...rest }: InputContext,
) {
  return (
    <DateInput {...rest} type={type} isEndOfDay={isEnd === true} value={textOf(value) === '' ? null : textOf(value)} />
  );
}

function choiceInput(field: ChoiceField, { value, valueText, onPending: _onPending, ...rest }: InputContext) {
  return (
    <ChoiceSelect
      {...rest}
      field={field}
      value={textOf(value) === '' ? null : textOf(value)}
      {...(valueText === undefined ? {} : { valueText })}
    />
  );
}

/** Rows that stand below each other are chosen from their tree. */
function referenceInput(field: ReferenceField, context: InputContext) {
  const tree = resourceEntry(field.resource)?.tree;
  if (tree === undefined) return choiceInput(field, context);
  const { valueText, onPending: _onPending, value, ...rest } = context;
  return (
    <LateTreeChoice
      {...rest}
      field={field}
      tree={tree}
      value={textOf(value) === '' ? null : textOf(value)}
      {...(valueText === undefined ? {} : { valueText })}
      meanwhile={<Skeleton.Input active block />}
    />
  );
}

function referencesInput(field: ReferencesField, context: InputContext, lock: PickLock | undefined) {
  const { valueText, ...rest } = context;
  return (
    <LateReferencesInput
      {...pickedInput(rest)}
      field={field}
      {...(valueText === undefined ? {} : { valueText })}
      {...(lock === undefined ? {} : { lock })}
      onChange={context.onChange}
      meanwhile={<Skeleton.Input active block />}
    />
  );
}

function lineInput(_field: Field, context: InputContext) {
  return (
    <Input
      {...ownProperties(context)}
      value={textOf(context.value)}
      onChange={(event) => context.onChange(event.target.value)}
    />
  );
}

function fileInput({ accepts, maximum }: FileField, context: InputContext) {
  const { value, valueText: _text, placeholder: _placeholder, onChange, ...rest } = context;
  return (
    <LateFileUpload
      {...rest}
      accepts={accepts}
      mode={accepts === 'image' ? 'tile' : 'button'}
      // The one picture of a field is replaced by the next.
      {...(maximum === 1 ? { number: 1 } : { maximum })}
      value={textOf(value) === '' ? null : textOf(value)}
      onChange={(files) => onChange(typeof files === 'string' ? files : null)}
      meanwhile={<Skeleton.Button active />}
    />
  );
}

/** What the inputs take whose value is a text that is picked, and null for none. */
function pickedInput({
  value,
  onPending: _onPending,
  onChange: _onChange,
  ...rest
}: Omit<InputContext, 'valueText'> & Partial<Pick<InputContext, 'valueText'>>) {
  const { valueText: _text, ...own } = rest;
  return { ...own, value: textOf(value) === '' ? null : textOf(value) };
}

function cronInput(field: Field, context: InputContext) {
  return <CronField field={field} context={context} />;
}

function CronField({ field, context }: { readonly field: Field; readonly context: InputContext }) {
  const t = useTranslate();
  const { id, value, isDisabled, onChange } = context;
  return (
    <LateCronInput
      id={id}
      label={t(field.label)}
      value={textOf(value)}
      isDisabled={isDisabled}
      onChange={(text) => onChange(text === '' ? null : text)}
      meanwhile={<Skeleton.Input active block />}
    />
  );
}

/** The field as long as it is loaded: its frame and toolbar. */
/** Pixels: forms hold several. */
const JSON_HEIGHT = 160;
const RICH_TEXT_LINES = { rows: 8 };

interface LongTextFieldProps {
  readonly field: LongTextField;
  readonly context: InputContext;
}

function RichTextField({ field, context }: LongTextFieldProps) {
  const t = useTranslate();
  return (
    <LateRichTextEditor
      {...pickedInput(context)}
      label={t(field.label)}
      maximumLength={field.maximumLength}
      onChange={context.onChange}
      {...(context.onPending === undefined ? {} : { onPending: context.onPending })}
      meanwhile={<Skeleton active title={false} paragraph={RICH_TEXT_LINES} />}
    />
  );
}

function JsonField({ field, context }: LongTextFieldProps) {
  const t = useTranslate();
  return (
    <LateCodeEditor
      {...pickedInput(context)}
      label={t(field.label)}
      language="json"
      height={JSON_HEIGHT}
      onChange={context.onChange}
      meanwhile={<Skeleton active title={false} paragraph={RICH_TEXT_LINES} />}
    />
  );
}

function textArea({ maximumLength }: TextField, context: InputContext) {
  return (
    <Input.TextArea
      {...ownProperties(context)}
      value={textOf(context.value)}
      autoSize={{ minRows: 3, maxRows: 10 }}
      count={{ show: true, max: maximumLength, strategy: (text) => textLength(text) }}
      onChange={(event) => context.onChange(event.target.value)}
    />
  );
}

const inputs: FieldTable<[InputContext, PickLock | undefined], ReactElement> = {
  text: lineInput,
  multilineText: textArea,
  integer: numberInput,
  decimal: numberInput,
  date: dateInput,
  dateTime: dateInput,
  dictionary: choiceInput,
  // Moved by actions: no form asks for a state.
  state: choiceInput,
  reference: referenceInput,
  references: referencesInput,
  yesNo: (_field, { valueText: _text, onPending: _onPending, ...rest }) => <YesNoInput {...rest} />,
  file: fileInput,
  richText: (field, context) => <RichTextField field={field} context={context} />,
  json: (field, context) => <JsonField field={field} context={context} />,
  region: (_field, { valueText, ...context }) => (
    <LateRegionSelect
      {...pickedInput(context)}
      {...(valueText === undefined ? {} : { valueText })}
      onChange={context.onChange}
      meanwhile={<Skeleton.Input active block />}
    />
  ),
  location: (_field, context) => (
    <LateLocationInput
      {...pickedInput(context)}
      onChange={context.onChange}
      meanwhile={<Skeleton.Input active block />}
    />
  ),
  icon: (_field, context) => (
    <LateIconPicker {...pickedInput(context)} onChange={context.onChange} meanwhile={<Skeleton.Button active />} />
  ),
  cron: cronInput,
  secret: (field, context) => (
    <SecretInput
      {...ownProperties(context)}
      field={field}
      value={textOf(context.value)}
      onChange={(value) => context.onChange(value)}
    />
  ),
  // Made when a row is read: no form asks for them.
  joined: lineInput,
  computed: lineInput,
};
