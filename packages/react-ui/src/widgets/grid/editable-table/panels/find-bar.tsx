import { CloseOutlined, DownOutlined, UpOutlined } from '@ant-design/icons';
import type { FindFacts, TableFacts } from '@evergreen/core/editable-table';
import { localized, type LocalizedText } from '@evergreen/core/kernel';
import { Button, Input } from 'antd';

import { useSelectedFacts, useTranslate } from '../../../../adapter/index.ts';
import { editableTableWidgetMessages as messages } from '../editable-table.messages.ts';
import { useTable } from '../table-context.ts';
import { useFocusActiveCell } from '../input/use-focus-active-cell.ts';

const NOTHING = localized('', '');

const findOf = (facts: TableFacts): FindFacts | null => facts.find;

/** Finds words in all rows, also in those that are not drawn, which the browser's own search does not see. */
export function FindBar() {
  const { table } = useTable();
  const returnFocus = useFocusActiveCell();
  const t = useTranslate();
  const find = useSelectedFacts(table, findOf);
  if (find === null) return null;
  const close = () => {
    table.send({ type: 'find.close' });
    returnFocus();
  };
  return (
    <search className="table-find">
      <Input
        autoFocus
        value={find.words}
        placeholder={t(messages.findHint)}
        aria-label={t(messages.find)}
        onChange={({ target }) => table.send({ type: 'find.words', words: target.value })}
        onKeyDown={(event) => {
          const { key, shiftKey, nativeEvent } = event;
          if (nativeEvent.isComposing) return;
          if (key === 'Enter' || key === 'F3') {
            event.preventDefault();
            table.send({ type: shiftKey ? 'find.previous' : 'find.next' });
          }
          if (key === 'Escape') close();
        }}
      />
      {/* The table itself says it aloud. */}
      <span className="table-found">{t(foundWords(find))}</span>
      <Button
        type="text"
        aria-label={t(messages.previousMatch)}
        icon={<UpOutlined aria-hidden />}
        disabled={find.matches === 0}
        onClick={() => table.send({ type: 'find.previous' })}
      />
      <Button
        type="text"
        aria-label={t(messages.nextMatch)}
        icon={<DownOutlined aria-hidden />}
        disabled={find.matches === 0}
        onClick={() => table.send({ type: 'find.next' })}
      />
      <Button type="text" aria-label={t(messages.close)} icon={<CloseOutlined aria-hidden />} onClick={close} />
    </search>
  );
}

/** Nothing while there are no words, and none are found as long as rows are looked through. */
function foundWords({ words, current, matches, isCounted }: FindFacts): LocalizedText {
  if (matches > 0) return messages.found(current, matches);
  return isCounted && words.trim() !== '' ? messages.notFound : NOTHING;
}
