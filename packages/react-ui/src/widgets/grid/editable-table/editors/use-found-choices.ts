import { foundChoices, optionWords, type ChoiceOption } from '@evergreen/core/grid/editable-table';
import { matchesNames } from '@evergreen/core/shell/search';
import { useEffect } from 'react';

import { usePinyinIndex } from '../../../../adapter/index.ts';
import { useTable } from '../table-context.ts';
import type { EditorProps } from './editor-props.ts';

/** What a cell offers that fits the words, by what it is called, pinyin or code; all of it without words. */
export function useFoundChoices({ column, rowKey }: EditorProps, words: string): readonly ChoiceOption[] {
  const { table } = useTable();
  const book = usePinyinIndex();
  const offered = table.rows.options(rowKey, column.key);
  useEffect(() => {
    if (words !== '') book?.prepare(offered.map(optionWords));
  }, [book, offered, words]);
  return foundChoices(
    { ...column.laidOut.column, allowSearch: true },
    offered,
    words,
    (name, typed) => book !== null && matchesNames(book, [name], typed),
  );
}
