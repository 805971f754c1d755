import type { DictionaryItem } from '@evergreen/core/contract';
import { foldText, searchedText } from '@evergreen/core/kernel';
import type { ReferenceField, ReferencesField } from '@evergreen/core/resources';
import { createRowName, type RowNameService } from '@evergreen/core/records/tree';
import { useCallback, useEffect, useMemo, useState } from 'react';

import { useChoices, useCore, useFacts, useOwnedService } from '../../../adapter/index.ts';
import { TreeChoice, type TreeChoiceProps } from './tree-choice.tsx';

export interface ResourceTreeChoiceProps extends Omit<TreeChoiceProps, 'source' | 'condition' | 'search'> {
  readonly field: ReferenceField | ReferencesField;
  /** Name of the registered tree of its resource. */
  readonly tree: string;
}

/** One row of a resource whose rows stand below each other. */
export function ResourceTreeChoice({ field, tree, ...rest }: ResourceTreeChoiceProps) {
  const below = field.type === 'reference' ? field.below : undefined;
  const [words, setWords] = useState('');
  const [found, setFound] = useState<readonly DictionaryItem[] | null>(null);
  const source = useMemo(
    () =>
      below === undefined ? ({ kind: 'dictionary', tree } as const) : ({ kind: 'category', pcode: below } as const),
    [tree, below],
  );
  const onSearch = useCallback((next: string) => {
    setWords(next.trim());
    setFound(null);
  }, []);
  // Below one category the server searches nothing, so a search finds what is loaded.
  const shared = { ...rest, source, ...(below === undefined ? { search: { found, onSearch } } : {}) };
  const { value, valueText } = rest;
  return (
    <>
      {words !== '' && <FoundRows field={field} words={words} onFound={setFound} />}
      {value === null || valueText !== undefined ? (
        <TreeChoice {...shared} />
      ) : (
        <NamedTreeChoice {...shared} key={value} value={value} resource={field.resource} />
      )}
    </>
  );
}

interface FoundRowsProps {
  readonly field: ReferenceField | ReferencesField;
  readonly words: string;
  readonly onFound: (items: readonly DictionaryItem[]) => void;
}

/** Asks the server for rows of every level. Draws nothing. */
function FoundRows({ field, words, onFound }: FoundRowsProps) {
  const { items, status, search } = useChoices(field);
  // Asking for the same words again changes nothing.
  useEffect(() => search(words));
  useEffect(() => {
    // Until the answer for these words is there, the rows of an earlier answer are shown that have them.
    const wanted = searchedText(words);
    if (status === 'loaded') onFound(items.filter(({ text }) => foldText(text).includes(wanted)));
  }, [status, items, words, onFound]);
  return null;
}

type NamedTreeChoiceProps = TreeChoiceProps & { readonly resource: string; readonly value: string };

/** A value that came without its text, from an address or from where the form was opened. */
function NamedTreeChoice({ resource, value, ...rest }: NamedTreeChoiceProps) {
  const core = useCore();
  const name = useOwnedService(
    useCallback(() => core.open((page) => createRowName({ ...page, resource, id: value })), [core, resource, value]),
  );
  return name === null ? (
    <TreeChoice {...rest} value={value} />
  ) : (
    <KnownTreeChoice {...rest} value={value} name={name} />
  );
}

function KnownTreeChoice({ name: service, ...rest }: TreeChoiceProps & { readonly name: RowNameService }) {
  const { name } = useFacts(service);
  return <TreeChoice {...rest} {...(name === null ? {} : { valueText: name })} />;
}
