import { CloseCircleFilled } from '@ant-design/icons';
import type { DateRangePreset } from '@evergreen/core/format';
import {
  byFieldType,
  resourceEntry,
  type ChoiceField,
  type DateField,
  type Field,
  type FieldTable,
  type ReferenceField,
  type ReferencesField,
  type Resource,
} from '@evergreen/core/resources';
import { listPageMessages as messages, type SearchFacts, type SearchFormField } from '@evergreen/core/records/list';
import { Input, Select, Skeleton } from 'antd';
import type { ReactElement } from 'react';

import { useTranslate } from '../../../../adapter/index.ts';
import { ChoiceSelect } from '../../../base/choice-select/index.ts';
import { DateInput, DateRangeInput, type RangeEnd } from '../../../base/date-input/index.ts';
import { LateRegionSelect, LateTreeChoice } from '../../late-inputs.tsx';
import { resourceListMessages } from '../resource-list.messages.ts';

export interface SearchInputProps {
  readonly resource: Resource;
  readonly field: SearchFormField;
  readonly search: SearchFacts;
  readonly onType: (values: Readonly<Record<string, string>>) => void;
  /** The input of this parameter was left. */
  readonly onLeave: (name: string) => void;
  /** A ready range was chosen. */
  readonly onPreset: (preset: DateRangePreset) => void;
}

export function searchInputId(resource: Resource, field: SearchFormField): string {
  return `${resource.name}-search-${field.key}`;
}

/** Of what stands under the inputs. */
export function searchNoteId(resource: Resource, field: SearchFormField): string {
  return `${searchInputId(resource, field)}-error`;
}

/** The identifiers of the inputs of a question by the parameter that each fills. */
export function searchInputIds(
  resource: Resource,
  field: SearchFormField,
): readonly (readonly [name: string, id: string])[] {
  const id = searchInputId(resource, field);
  return field.names.map((name, index) => [name, index === 0 ? id : `${id}-end`]);
}

/** What the input of a question is drawn from. */
interface QuestionContext {
  readonly id: string;
  readonly placeholder: string;
  readonly label: string;
  readonly kind: SearchFormField['kind'];
  readonly value: string;
  readonly isWrong: boolean;
  readonly noteId: string;
  readonly from: RangeEnd;
  readonly to: RangeEnd;
  readonly onType: (text: string | null) => void;
  readonly onLeave: () => void;
  readonly onPreset: (preset: DateRangePreset) => void;
}

/** The input for one question of the search form, by the kind of its field. */
export function SearchInput({ resource, field: question, search, onType, onLeave, onPreset }: SearchInputProps) {
  const t = useTranslate();
  const [name = question.key, endName = ''] = question.names;
  const { typed, errors } = search;
  const noteId = searchNoteId(resource, question);
  const endOf = (parameter: string) => ({
    value: typed[parameter] ?? '',
    isWrong: errors[parameter] !== undefined,
    ...(errors[parameter] === undefined ? {} : { noteId }),
    onChange: (words: string) => onType({ [parameter]: words }),
    onLeave: () => onLeave(parameter),
  });
  return byFieldType(inputs, question.field, {
    id: searchInputId(resource, question),
    placeholder: t(question.placeholder),
    label: t(question.label),
    kind: question.kind,
    value: typed[name] ?? '',
    isWrong: errors[name] !== undefined,
    noteId,
    from: endOf(name),
    to: endOf(endName),
    onType: (text) => onType({ [name]: text ?? '' }),
    onLeave: () => onLeave(name),
    onPreset,
  });
}

const marksOf = ({ isWrong, noteId }: QuestionContext) => ({
  'aria-invalid': isWrong,
  ...(isWrong ? { 'aria-describedby': noteId } : {}),
});

function DateQuestion({ type, context }: { readonly type: DateField['type']; readonly context: QuestionContext }) {
  const { id, placeholder, label, kind, value, isWrong, from, to, onType, onLeave, onPreset } = context;
  if (kind === 'range') return <DateRangeInput {...{ id, type, label, from, to, onPreset }} isSubmittedByEnter />;
  return (
    <DateInput
      {...marksOf(context)}
      {...{ id, placeholder, type, value, isWrong, onLeave }}
      isSubmittedByEnter
      onChange={onType}
    />
  );
}

function YesNoQuestion({ id, placeholder, value, onType }: QuestionContext) {
  const t = useTranslate();
  return (
    <Select<string>
      {...{ id, placeholder }}
      {...(value === '' ? {} : { value })}
      allowClear={{ clearIcon: <CloseCircleFilled aria-hidden />, label: t(resourceListMessages.clearInput) }}
      onChange={(chosen?: string) => onType(chosen ?? null)}
      options={[
        { value: 'Y', label: t(messages.yes) },
        { value: 'N', label: t(messages.no) },
      ]}
    />
  );
}

function TextQuestion(context: QuestionContext) {
  const { id, placeholder, value, isWrong, onType, onLeave } = context;
  const t = useTranslate();
  return (
    <Input
      {...marksOf(context)}
      {...{ id, placeholder, value }}
      {...(isWrong ? { status: 'error' as const } : {})}
      onBlur={onLeave}
      allowClear={{ clearIcon: <CloseCircleFilled aria-label={t(resourceListMessages.clearInput)} /> }}
      onChange={(event) => onType(event.target.value)}
    />
  );
}

const typed = (_field: Field, context: QuestionContext) => <TextQuestion {...context} />;
const day = ({ type }: DateField, context: QuestionContext) => <DateQuestion type={type} context={context} />;
const chosen = (field: ChoiceField, { id, placeholder, value, onType }: QuestionContext) => (
  <ChoiceSelect
    {...{ id, placeholder, field }}
    value={value === '' ? null : value}
    onChange={(choice) => onType(choice)}
  />
);

const chosenRow = (field: ReferenceField | ReferencesField, context: QuestionContext) => {
  const tree = resourceEntry(field.resource)?.tree;
  if (tree === undefined) return chosen(field, context);
  const { id, placeholder, value, onType } = context;
  return (
    <LateTreeChoice
      {...{ id, placeholder }}
      field={field}
      tree={tree}
      value={value === '' ? null : value}
      onChange={(choice) => onType(choice)}
      meanwhile={<Skeleton.Input active block />}
    />
  );
};

const inputs: FieldTable<[QuestionContext], ReactElement> = {
  text: typed,
  multilineText: typed,
  integer: typed,
  decimal: typed,
  date: day,
  dateTime: day,
  dictionary: chosen,
  state: chosen,
  reference: chosenRow,
  references: chosenRow,
  yesNo: (_field, context) => <YesNoQuestion {...context} />,
  region: (_field, { id, placeholder, value, onType }) => (
    <LateRegionSelect
      {...{ id, placeholder }}
      value={value === '' ? null : value}
      onChange={(code) => onType(code)}
      meanwhile={<Skeleton.Input active block />}
    />
  ),
  // Searched by nothing.
  file: typed,
  richText: typed,
  json: typed,
  location: typed,
  icon: typed,
  cron: typed,
  secret: typed,
  joined: typed,
  computed: typed,
};
