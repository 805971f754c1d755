import type { LocalizedText } from '@evergreen/core/kernel';
import type { ListPageService, SearchFacts, SearchFormField } from '@evergreen/core/records/list';
import type { Resource } from '@evergreen/core/resources';
import { Form } from 'antd';

import { useTranslate } from '../../../../adapter/index.ts';
import { SearchInput, searchInputId, searchNoteId } from './search-input.tsx';

export interface SearchFieldProps {
  readonly resource: Resource;
  readonly list: ListPageService;
  readonly field: SearchFormField;
  readonly search: SearchFacts;
}

/** One question of the search with its label, and what is wrong with the answer. */
export function SearchField({ resource, list, field, search }: SearchFieldProps) {
  const t = useTranslate();
  return (
    <Form.Item
      label={t(field.label)}
      htmlFor={searchInputId(resource, field)}
      className={field.kind === 'range' ? 'resource-list-search-range' : ''}
      {...errorOf(resource, field, search, t)}
    >
      <SearchInput
        resource={resource}
        field={field}
        search={search}
        onType={(values) => list.send({ type: 'search.type', search: values })}
        onLeave={(name) => list.send({ type: 'search.leave', name })}
        onPreset={(preset) => {
          list.send({ type: 'search.preset', key: field.key, preset });
          list.send({ type: 'search.submit', search: list.facts().search.typed });
        }}
      />
    </Form.Item>
  );
}

/** What is wrong with the inputs of a question, under them. */
function errorOf(
  resource: Resource,
  field: SearchFormField,
  { errors }: SearchFacts,
  t: (words: LocalizedText) => string,
) {
  const wrong = field.names.flatMap((name) => errors[name] ?? []);
  if (wrong.length === 0) return {};
  return {
    validateStatus: 'error' as const,
    help: <span id={searchNoteId(resource, field)}>{wrong.map(t).join(' ')}</span>,
  };
}
