import { DownOutlined, SearchOutlined, UpOutlined } from '@ant-design/icons';
import type { Resource } from '@evergreen/core/resources';
import {
  canChooseSearch,
  canFoldSearch,
  chosenSearchFields,
  FOLDED_SEARCH_FIELDS,
  searchFormFields,
  shownSearchFields,
  type ListPageFacts,
  type ListPageService,
  type ListPreferencesFacts,
  type ListPreferencesService,
  type SearchFacts,
} from '@evergreen/core/records/list';
import { Button, Form } from 'antd';
import { memo, useEffect, useMemo, useRef, useState } from 'react';

import { PHONE, useMedia, useSelectedFacts, useTranslate } from '../../../../adapter/index.ts';
import { resourceListMessages as messages } from '../resource-list.messages.ts';
import { PhoneSearchForm } from './phone-search-form.tsx';
import { SearchChoice } from './search-choice.tsx';
import { SearchField } from './search-field.tsx';
import { searchInputIds } from './search-input.tsx';

export interface SearchFormProps {
  readonly resource: Resource;
  readonly list: ListPageService;
  readonly preferences: ListPreferencesService;
}

/** Asks for the fields that a resource can be searched by. What is typed comes into force by 查询 or Enter, once all of it can be read. */
export const SearchForm = memo(function SearchForm(props: SearchFormProps) {
  const isPhone = useMedia(PHONE);
  return isPhone ? <PhoneSearchForm {...props} /> : <WideSearchForm {...props} />;
});

function WideSearchForm({ resource, list, preferences }: SearchFormProps) {
  const t = useTranslate();
  const search = useSelectedFacts(list, searchOf);
  const offered = useMemo(() => searchFormFields(resource), [resource]);
  const chosen = useSelectedFacts(preferences, searchFieldsOf);
  const fields = chosenSearchFields(resource, offered, chosen, { ...search.typed, ...search.errors });
  const [isFolded, setFolded] = useState(true);
  const isRefused = useRef(false);
  const [, draw] = useState(0);

  // After the fields are drawn: a folded one is shown first.
  useEffect(() => {
    if (!isRefused.current) return;
    isRefused.current = false;
    const inputs = fields.flatMap((field) => searchInputIds(resource, field));
    const firstWrong = inputs.find(([name]) => search.errors[name] !== undefined);
    if (firstWrong !== undefined) document.getElementById(firstWrong[1])?.focus();
  });

  const submit = () => {
    list.send({ type: 'search.submit', search: list.facts().search.typed });
    const { errors } = list.facts().search;
    isRefused.current = Object.keys(errors).length > 0;
    const isHidden = fields
      .slice(FOLDED_SEARCH_FIELDS)
      .some(({ names }) => names.some((name) => errors[name] !== undefined));
    if (isHidden) setFolded(false);
    // Refused again for the same reasons changes no facts, so nothing would be drawn.
    draw((count) => count + 1);
  };

  return (
    <search aria-label={t(messages.searchForm)}>
      <Form layout="inline" className="resource-list-search" onFinish={submit}>
        {shownSearchFields(fields, isFolded).map((field) => (
          <SearchField key={field.key} resource={resource} list={list} field={field} search={search} />
        ))}
        <div className="resource-list-search-buttons">
          <Button type="primary" htmlType="submit" icon={<SearchOutlined aria-hidden />}>
            {t(messages.search)}
          </Button>
          <Button onClick={() => list.send({ type: 'search.reset' })}>{t(messages.reset)}</Button>
          {canFoldSearch(fields) && (
            <Button
              type="link"
              aria-expanded={!isFolded}
              icon={isFolded ? <DownOutlined aria-hidden /> : <UpOutlined aria-hidden />}
              iconPlacement="end"
              onClick={() => setFolded(!isFolded)}
            >
              {t(isFolded ? messages.unfold : messages.fold)}
            </Button>
          )}
          {canChooseSearch(offered) && (!isFolded || !canFoldSearch(fields)) && (
            <SearchChoice fields={offered} shown={fields} preferences={preferences} />
          )}
        </div>
      </Form>
    </search>
  );
}

const searchOf = (facts: ListPageFacts): SearchFacts => facts.search;
const searchFieldsOf = ({ searchFields }: ListPreferencesFacts) => searchFields;
