import { CloseCircleFilled } from '@ant-design/icons';
import type { Area } from '@evergreen/core/areas';
import { listPageMessages as messages, type SearchFormField } from '@evergreen/core/list-page';
import { Input, Select } from 'antd';

import { useText } from '../../../adapter/index.ts';
import { ChoiceSelect } from '../../choice-select/index.ts';
import { DateInput, DateRangeInput } from '../../date-input/index.ts';
import { areaListMessages } from '../area-list.messages.ts';

export interface SearchInputProps {
  readonly area: Area;
  readonly field: SearchFormField;
  readonly typed: Readonly<Record<string, string>>;
  readonly onType: (values: Readonly<Record<string, string>>) => void;
}

export function searchInputId(area: Area, field: SearchFormField): string {
  return `${area.name}-search-${field.key}`;
}

/** The input for one question of the search form, by the type of the field. */
export function SearchInput({ area, field: question, typed, onType }: SearchInputProps) {
  const say = useText();
  const { field, names } = question;
  const [name = question.key, endName = ''] = names;
  const value = typed[name] ?? '';
  const shared = { id: searchInputId(area, question), placeholder: say(question.placeholder) };
  const type = (text: string | null) => onType({ [name]: text ?? '' });

  switch (field.type) {
    case 'date':
    case 'dateTime':
      return question.kind === 'range' ? (
        <DateRangeInput
          id={shared.id}
          type={field.type}
          label={say(question.label)}
          from={value}
          to={typed[endName] ?? ''}
          onChange={(from, to) => onType({ [name]: from, [endName]: to })}
        />
      ) : (
        <DateInput {...shared} type={field.type} value={value} onChange={type} />
      );
    case 'dictionary':
    case 'reference':
      return <ChoiceSelect {...shared} field={field} value={value === '' ? null : value} onChange={type} />;
    case 'yesNo':
      return (
        <Select<string>
          {...shared}
          {...(value === '' ? {} : { value })}
          allowClear={{ clearIcon: <CloseCircleFilled aria-hidden />, label: say(areaListMessages.clearInput) }}
          onChange={(chosen?: string) => type(chosen ?? null)}
          options={[
            { value: 'Y', label: say(messages.yes) },
            { value: 'N', label: say(messages.no) },
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
          allowClear={{ clearIcon: <CloseCircleFilled aria-label={say(areaListMessages.clearInput)} /> }}
          value={value}
          onChange={(event) => type(event.target.value)}
        />
      );
  }
}
