import { CloseCircleFilled } from '@ant-design/icons';
import { createDictionarySearch, type DictionarySearchService } from '@evergreen/core/records/choices';
import { createRowName, type RowNameService } from '@evergreen/core/records/tree';
import { Select } from 'antd';
import { useCallback, useState } from 'react';

import { useCore, useFacts, useOwnedService, useTranslate } from '../../../adapter/index.ts';
import { choiceSelectMessages, NothingToChoose } from '../choice-select/index.ts';
import { dictionarySelectMessages as messages } from './dictionary-select.messages.ts';
import type { DictionaryInputProps } from './dictionary-select.types.ts';

export interface DictionarySearchSelectProps extends DictionaryInputProps {
  /** Name of a registered look-up, such as a resource. */
  readonly lookup: string;
}

/** One entry of a look-up that is searched by the server: ten at a time, 800 ms after the last key. */
export function DictionarySearchSelect({ lookup, ...rest }: DictionarySearchSelectProps) {
  const core = useCore();
  const search = useOwnedService(
    useCallback(() => core.open((page) => createDictionarySearch(page, lookup)), [core, lookup]),
  );
  if (search === null) return null;
  const { value, valueText } = rest;
  return value === null || valueText !== undefined ? (
    <SearchedSelect {...rest} search={search} />
  ) : (
    <NamedSelect {...rest} key={value} value={value} lookup={lookup} search={search} />
  );
}

interface SearchedSelectProps extends DictionaryInputProps {
  readonly search: DictionarySearchService;
}

/** A value that came without its text. */
function NamedSelect({ lookup, ...rest }: SearchedSelectProps & { readonly lookup: string; readonly value: string }) {
  const core = useCore();
  const { value } = rest;
  const name = useOwnedService(
    useCallback(
      () => core.open((page) => createRowName({ ...page, resource: lookup, id: value })),
      [core, lookup, value],
    ),
  );
  return name === null ? <SearchedSelect {...rest} /> : <KnownSelect {...rest} name={name} />;
}

function KnownSelect({ name: service, ...rest }: SearchedSelectProps & { readonly name: RowNameService }) {
  const { name } = useFacts(service);
  return <SearchedSelect {...rest} {...(name === null ? {} : { valueText: name })} />;
}

function SearchedSelect(props: SearchedSelectProps) {
  const {
    search,
    value,
    valueText,
    placeholder,
    isDisabled = false,
    isWrong = false,
    onChange,
    onLeave,
    ...rest
  } = props;
  const choices = useFacts(search);
  const t = useTranslate();
  // What was found by earlier words is not among the answers to the last ones.
  const [chosen, setChosen] = useState<{ readonly value: string; readonly text: string } | null>(null);
  const known = valueText ?? (chosen?.value === value ? chosen.text : undefined);
  const type = (keyword: string) => search.send({ type: 'keyword.type', keyword });
  const options = choices.items.map((item) => ({
    value: item.value,
    label: item.text,
    disabled: item.disabled === true,
  }));
  const isMissing = value !== null && !options.some((option) => option.value === value);
  return (
    <Select<string>
      {...rest}
      {...(value === null ? {} : { value })}
      placeholder={placeholder ?? t(messages.searchPrompt)}
      {...(isWrong ? { status: 'error' as const } : {})}
      disabled={isDisabled}
      loading={choices.status === 'loading'}
      showSearch={{ filterOption: false, onSearch: type }}
      options={isMissing ? [{ value, label: known ?? value, disabled: false }, ...options] : options}
      allowClear={
        rest['aria-required'] === true
          ? false
          : { clearIcon: <CloseCircleFilled aria-hidden />, label: t(choiceSelectMessages.clear) }
      }
      notFoundContent={
        <NothingToChoose choices={{ ...choices, retry: () => search.send({ type: 'choices.retry' }) }} />
      }
      onChange={(next?: string) => {
        const text = choices.items.find((item) => item.value === next)?.text;
        setChosen(next === undefined || text === undefined ? null : { value: next, text });
        onChange(next ?? null, text);
      }}
      onOpenChange={(isOpen) => {
        if (!isOpen) type('');
      }}
      {...(onLeave === undefined ? {} : { onBlur: () => onLeave() })}
      style={{ width: '100%' }}
    />
  );
}
