import { CloseCircleFilled } from '@ant-design/icons';
import type { DateRangePreset } from '@evergreen/core/format';
import type { Resource } from '@evergreen/core/resources';
import { listPageMessages as messages, type SearchFacts, type SearchFormField } from '@evergreen/core/list-page';
import { Input, Select } from 'antd';

import { useTranslate } from '../../../../adapter/index.ts';
import { ChoiceSelect } from '../../../base/choice-select/index.ts';
import { DateInput, DateRangeInput } from '../../../base/date-input/index.ts';
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

/** The input for one question of the search form, by the type of the field. */
export function SearchInput({ resource, field: question, search, onType, onLeave, onPreset }: SearchInputProps) {
  const t = useTranslate();
  const { field, names } = question;
  const [name = question.key, endName = ''] = names;
  const { typed, errors } = search;
  const value = typed[name] ?? '';
  const noteOf = (parameter: string) =>
    errors[parameter] === undefined ? {} : { noteId: searchNoteId(resource, question) };
  const endOf = (parameter: string) => ({
    value: typed[parameter] ?? '',
    isWrong: errors[parameter] !== undefined,
    ...noteOf(parameter),
    onChange: (words: string) => onType({ [parameter]: words }),
    onLeave: () => onLeave(parameter),
  });
  const isWrong = errors[name] !== undefined;
  const marks = {
    'aria-invalid': isWrong,
    ...(isWrong ? { 'aria-describedby': searchNoteId(resource, question) } : {}),
  };
  const shared = { id: searchInputId(resource, question), placeholder: t(question.placeholder) };
  const type = (text: string | null) => onType({ [name]: text ?? '' });

  switch (field.type) {
    case 'date':
    case 'dateTime':
      return question.kind === 'range' ? (
        <DateRangeInput
          id={shared.id}
          type={field.type}
          label={t(question.label)}
          from={endOf(name)}
          to={endOf(endName)}
          isSubmittedByEnter
          onPreset={onPreset}
        />
      ) : (
        <DateInput
          {...shared}
          {...marks}
          type={field.type}
          value={value}
          isWrong={isWrong}
          isSubmittedByEnter
          onChange={type}
          onLeave={() => onLeave(name)}
        />
      );
    case 'dictionary':
    case 'reference':
      return (
        <ChoiceSelect
          {...shared}
          field={field}
          value={value === '' ? null : value}
          onChange={(chosen) => type(chosen)}
        />
      );
    case 'yesNo':
      return (
        <Select<string>
          {...shared}
          {...(value === '' ? {} : { value })}
          allowClear={{ clearIcon: <CloseCircleFilled aria-hidden />, label: t(resourceListMessages.clearInput) }}
          onChange={(chosen?: string) => type(chosen ?? null)}
          options={[
            { value: 'Y', label: t(messages.yes) },
            { value: 'N', label: t(messages.no) },
          ]}
        />
      );
    case 'integer':
    case 'decimal':
    case 'text':
    case 'multilineText':
      return (
        <Input
          {...shared}
          {...marks}
          {...(isWrong ? { status: 'error' as const } : {})}
          onBlur={() => onLeave(name)}
          allowClear={{ clearIcon: <CloseCircleFilled aria-label={t(resourceListMessages.clearInput)} /> }}
          value={value}
          onChange={(event) => type(event.target.value)}
        />
      );
  }
}
