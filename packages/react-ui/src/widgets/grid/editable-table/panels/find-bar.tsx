import { CloseOutlined, DownOutlined, UpOutlined } from '@ant-design/icons';
import { toolbarTexts, type FindFacts } from '@evergreen/core/grid/editable-table';
import { localized, type LocalizedText } from '@evergreen/core/kernel';
import { replaceAll, replaceOne } from '@evergreen/core/grid/editable-table/lazy';
import { Button, Input } from 'antd';
import { useState } from 'react';

import { useChosenFacts, useTranslate } from '../../../../adapter/index.ts';
import { panelMessages } from './panel.messages.ts';
import { useTable } from '../table-context.ts';
import { useFocusActiveCell } from '../input/use-focus-active-cell.ts';

const NOTHING = localized('', '');

const FIND_FACTS = ['find', 'isDisabled'] as const;

/** Finds words in all rows, also in those that are not drawn, which the browser's own search does not see. */
export function FindBar() {
  const { table } = useTable();
  const returnFocus = useFocusActiveCell();
  const t = useTranslate();
  const { find, isDisabled } = useChosenFacts(table, FIND_FACTS);
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
        placeholder={t(panelMessages.findHint)}
        aria-label={t(toolbarTexts.find)}
        onChange={({ target }) => table.send({ type: 'find.words', words: target.value })}
        onKeyDown={(event) => {
          const { key, shiftKey, nativeEvent } = event;
          if (nativeEvent.isComposing) return;
          if (key === 'Enter' || key === 'F3') {
            event.preventDefault();
            table.send({ type: shiftKey ? 'find.previous' : 'find.next' });
          }
          if (key === 'Escape') {
            // Not the dialog that the table may be in.
            event.stopPropagation();
            close();
          }
        }}
      />
      {/* The table itself says it aloud. */}
      <span className="table-found">{t(foundWords(find))}</span>
      <Button
        type="text"
        aria-label={t(panelMessages.previousMatch)}
        icon={<UpOutlined aria-hidden />}
        disabled={find.matches === 0}
        onClick={() => table.send({ type: 'find.previous' })}
      />
      <Button
        type="text"
        aria-label={t(panelMessages.nextMatch)}
        icon={<DownOutlined aria-hidden />}
        disabled={find.matches === 0}
        onClick={() => table.send({ type: 'find.next' })}
      />
      {!isDisabled && <ReplaceFields hasMatch={find.matches > 0} close={close} />}
      <Button
        className="table-find-close"
        type="text"
        aria-label={t(panelMessages.close)}
        icon={<CloseOutlined aria-hidden />}
        onClick={close}
      />
    </search>
  );
}

/** What matches are replaced by; every match at once is one step for undo. */
function ReplaceFields({ hasMatch, close }: { readonly hasMatch: boolean; readonly close: () => void }) {
  const { table } = useTable();
  const t = useTranslate();
  const [by, setBy] = useState('');
  return (
    <>
      <Input
        value={by}
        placeholder={t(panelMessages.replaceBy)}
        aria-label={t(panelMessages.replaceBy)}
        onChange={({ target }) => setBy(target.value)}
        onKeyDown={(event) => {
          const { key, nativeEvent } = event;
          if (nativeEvent.isComposing) return;
          if (key === 'Enter' && hasMatch) table.send(replaceOne(by));
          if (key === 'Escape') {
            // Not the dialog that the table may be in.
            event.stopPropagation();
            close();
          }
        }}
      />
      <Button disabled={!hasMatch} onClick={() => table.send(replaceOne(by))}>
        {t(panelMessages.replace)}
      </Button>
      <Button disabled={!hasMatch} onClick={() => table.send(replaceAll(by))}>
        {t(panelMessages.replaceAll)}
      </Button>
    </>
  );
}

/** Nothing while there are no words, and none are found as long as rows are looked through. */
function foundWords({ words, current, matches, isCounted }: FindFacts): LocalizedText {
  if (matches > 0) return panelMessages.found(current, matches);
  return isCounted && words.trim() !== '' ? panelMessages.notFound : NOTHING;
}
