import { FilterOutlined, SearchOutlined } from '@ant-design/icons';
import {
  canChooseSearch,
  chosenSearchFields,
  searchFormFields,
  type ListPageFacts,
  type ListPreferencesFacts,
  type ListPreferencesService,
  type SearchFormField,
} from '@evergreen/core/records/list';
import { Button, Drawer, Form } from 'antd';
import { useMemo, useState } from 'react';

import { useSelectedFacts, useTranslate } from '../../../../adapter/index.ts';
import { resourceListMessages as messages } from '../resource-list.messages.ts';
import { SearchChoice } from './search-choice.tsx';
import { SearchField, type SearchFieldProps } from './search-field.tsx';
import { searchInputIds } from './search-input.tsx';
import './phone-search-form.css';

const searchOf = (facts: ListPageFacts) => facts.search;
const queryOf = (facts: ListPageFacts) => facts.query;
const searchFieldsOf = ({ searchFields }: ListPreferencesFacts) => searchFields;

interface PhoneSearchFormProps extends Pick<SearchFieldProps, 'resource' | 'list'> {
  readonly preferences: ListPreferencesService;
}

/** The search on a phone: the first field, and the others in a drawer that 筛选 opens. */
export function PhoneSearchForm({ resource, list, preferences }: PhoneSearchFormProps) {
  const t = useTranslate();
  const search = useSelectedFacts(list, searchOf);
  const query = useSelectedFacts(list, queryOf);
  const offered = useMemo(() => searchFormFields(resource), [resource]);
  const chosen = useSelectedFacts(preferences, searchFieldsOf);
  const inUse = { ...query.search, ...search.typed, ...search.errors };
  const fields = chosenSearchFields(resource, offered, chosen, inUse);
  const [first, ...others] = fields;
  const [isOpen, setOpen] = useState(false);
  const isIn = (values: Readonly<Record<string, unknown>>) => (field: SearchFormField) =>
    field.names.some((name) => (values[name] ?? '') !== '');
  const inForce = others.filter(isIn(query.search)).length;

  const focusFirstWrong = () => {
    const { errors } = list.facts().search;
    const inputs = [...(first === undefined ? [] : [first]), ...others].flatMap((field) =>
      searchInputIds(resource, field),
    );
    const wrong = inputs.find(([name]) => errors[name] !== undefined);
    if (wrong !== undefined) document.getElementById(wrong[1])?.focus();
  };
  const submit = () => {
    list.send({ type: 'search.submit', search: list.facts().search.typed });
    const { errors } = list.facts().search;
    // What is wrong in the drawer is shown in it.
    setOpen(others.some(isIn(errors)));
    focusFirstWrong();
  };
  const reset = () => {
    list.send({ type: 'search.reset' });
    setOpen(false);
  };

  return (
    <search aria-label={t(messages.searchForm)}>
      <Form layout="vertical" className="phone-search" onFinish={submit}>
        {first !== undefined && <SearchField resource={resource} list={list} field={first} search={search} />}
        <Button
          type="primary"
          htmlType="submit"
          icon={<SearchOutlined aria-hidden />}
          aria-label={t(messages.search)}
        />
        {others.length > 0 && (
          <Button icon={<FilterOutlined aria-hidden />} aria-expanded={isOpen} onClick={() => setOpen(true)}>
            {t(inForce === 0 ? messages.filter : messages.filtersInForce(inForce))}
          </Button>
        )}
      </Form>
      <Drawer
        open={isOpen}
        placement="bottom"
        size="auto"
        rootClassName="phone-search-drawer"
        title={t(messages.filter)}
        closable={{ 'aria-label': t(messages.closeFilter), placement: 'end' }}
        destroyOnHidden
        onClose={() => setOpen(false)}
        afterOpenChange={(isShown) => {
          if (isShown) focusFirstWrong();
        }}
      >
        <Form layout="vertical" className="phone-search-others" onFinish={submit}>
          {canChooseSearch(offered) && <SearchChoice fields={offered} shown={fields} preferences={preferences} />}
          {others.map((field) => (
            <SearchField key={field.key} resource={resource} list={list} field={field} search={search} />
          ))}
          <div className="phone-search-buttons">
            <Button onClick={reset}>{t(messages.reset)}</Button>
            <Button type="primary" htmlType="submit">
              {t(messages.search)}
            </Button>
          </div>
        </Form>
      </Drawer>
    </search>
  );
}
