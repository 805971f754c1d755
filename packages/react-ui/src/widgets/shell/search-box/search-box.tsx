// A native select cannot mark letters or be searched: this is the combobox pattern of the ARIA practices, written out.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { SearchOutlined } from '@ant-design/icons';
import type { GlobalSearchService } from '@evergreen/core/shell/search';
import { Button, Input } from 'antd';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';

import { useFacts, useTranslate } from '../../../adapter/index.ts';
import './search-box.css';
import { searchBoxMessages as messages } from './search-box.messages.ts';
import { FoundOption } from './found-option.tsx';

export interface SearchBoxProps {
  readonly globalSearch: GlobalSearchService;
  /** What is searched. */
  readonly label: string;
  /** Findings below the field, over the page; else they stand under it and take room. */
  readonly isInline: boolean;
  /** More may be found in a moment. */
  readonly isSearching?: boolean;
  /** Stands in the empty field; the label if left out. */
  readonly placeholder?: string;
  /** Searches more than this field does, by the same words. */
  readonly wider?: { readonly label: string; readonly onOpen: (words: string) => void };
}

/** A field to type into and what was found so far: by arrows and Enter, or by a press. The core searches. */
export function SearchBox(props: SearchBoxProps) {
  const { globalSearch, label, isInline, isSearching = false, placeholder = label, wider } = props;
  const { isOpen, words, found, moreCount, chosen, hint: ownHint } = useFacts(globalSearch);
  const hint = isSearching && ownHint !== null && words.trim() !== '' ? messages.searching : ownHint;
  const t = useTranslate();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const optionId = (place: number) => `${id}-${place}`;

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen, found]);

  const press = (event: KeyboardEvent) => {
    // Enter ends the writing of a Chinese word before it means anything else.
    if (event.nativeEvent.isComposing) return;
    const isTaken = takeKey(event.key, globalSearch, isOpen);
    if (isTaken) event.preventDefault();
  };

  return (
    <div className={isInline ? 'search-box search-box-inline' : 'search-box'}>
      <Input
        className="search-box-field"
        role="combobox"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        {...(isOpen && chosen >= 0 ? { 'aria-activedescendant': optionId(chosen) } : {})}
        placeholder={placeholder}
        prefix={<SearchOutlined aria-hidden />}
        value={words}
        autoComplete="off"
        spellCheck={false}
        autoFocus={!isInline}
        onFocus={() => globalSearch.send({ type: 'search.open' })}
        onChange={(event) => globalSearch.send({ type: 'words.type', words: event.target.value })}
        onKeyDown={press}
        {...(isInline ? { onBlur: () => globalSearch.send({ type: 'search.close' }) } : {})}
      />
      {isOpen && (
        // The field keeps the focus: a press on a finding must not take it away before it is heard.
        <div role="presentation" className="search-box-panel" onMouseDown={(event) => event.preventDefault()}>
          {hint === null ? null : <p className="search-box-hint">{t(hint)}</p>}
          <div ref={list} id={`${id}-list`} role="listbox" aria-label={t(messages.results)} className="search-box-list">
            {found.map((item, place) => (
              <FoundOption
                key={item.key}
                id={optionId(place)}
                item={item}
                isChosen={place === chosen}
                onChoose={() => globalSearch.send({ type: 'choice.confirm', key: item.key })}
              />
            ))}
          </div>
          {moreCount === 0 ? null : <p className="search-box-hint">{t(messages.more(moreCount))}</p>}
          {wider === undefined ? null : (
            // A key of its own opens it; here it would be a stop that closes the panel.
            <Button type="link" block tabIndex={-1} onClick={() => wider.onOpen(words)}>
              {wider.label}
            </Button>
          )}
        </div>
      )}
      <output className="visually-hidden">{isOpen ? t(hint ?? messages.count(found.length + moreCount)) : ''}</output>
    </div>
  );
}

/** Whether the key meant something to the search. */
function takeKey(key: string, globalSearch: GlobalSearchService, isOpen: boolean): boolean {
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    globalSearch.send(
      isOpen ? { type: 'choice.move', to: key === 'ArrowDown' ? 'next' : 'previous' } : { type: 'search.open' },
    );
    return true;
  }
  if (!isOpen || (key !== 'Enter' && key !== 'Escape')) return false;
  globalSearch.send(key === 'Enter' ? { type: 'choice.confirm' } : { type: 'search.close' });
  return true;
}
