import type { TableFacts } from '@evergreen/core/grid/editable-table';
import {
  asksForKeys,
  clearFilters,
  rangeFiguresText,
  watchRange,
  type RangeFacts,
  type RangeWatch,
} from '@evergreen/core/grid/editable-table/lazy';
import { QuestionCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useCallback, useEffect, useState } from 'react';

import {
  useChosenFacts,
  useCore,
  useFrequentFacts,
  useOwnedService,
  useSelectedFacts,
  useTranslate,
} from '../../../../adapter/index.ts';
import { useTable } from '../table-context.ts';
import { ErrorNote } from './error-note.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { panelMessages as messages } from './panel.messages.ts';

const figuresOf = ({ figures }: RangeFacts) => figures;
const isFilteredOf = ({ filters }: TableFacts) => Object.keys(filters).length > 0;
const COUNT_FACTS = ['rowCount', 'orderRevision'] as const;

/** What stands below the rows, as in a spreadsheet: errors, how many rows there are, and the marked range in figures. */
export function StatusLine() {
  const { table } = useTable();
  const core = useCore();
  const watch = useOwnedService(useCallback(() => core.open(({ clock }) => watchRange(table, clock)), [core, table]));
  return (
    <>
      <ErrorNote />
      <div className="table-status">
        <RowCount />
        {watch !== null && <Figures watch={watch} />}
        <KeysButton />
      </div>
    </>
  );
}

function RowCount() {
  const { table } = useTable();
  const t = useTranslate();
  const { rowCount } = useChosenFacts(table, COUNT_FACTS);
  const isFiltered = useSelectedFacts(table, isFilteredOf);
  if (!isFiltered) return <span>{t(messages.allRows(rowCount))}</span>;
  return (
    <span>
      {t(messages.shownRows(rowCount, table.rows.own.rowCount()))}
      <Button type="link" size="small" onClick={() => table.send(clearFilters())}>
        {t(messages.clearFilters)}
      </Button>
    </span>
  );
}

function Figures({ watch }: { readonly watch: RangeWatch }) {
  const t = useTranslate();
  const figures = useFrequentFacts(watch, figuresOf);
  return <output className="table-figures">{figures !== null && t(rangeFiguresText(figures))}</output>;
}

/** Opens the list of keys, by a press or by keys of its own. */
function KeysButton() {
  const { id } = useTable();
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const grid = document.getElementById(id);
    const press = (event: KeyboardEvent) => {
      const isWriting = event.defaultPrevented || isEditor(event.target);
      const { key, ctrlKey, metaKey } = event;
      if (!asksForKeys({ key, control: ctrlKey || metaKey, isWriting })) return;
      event.preventDefault();
      event.stopPropagation();
      setOpen(true);
    };
    grid?.parentElement?.addEventListener('keydown', press);
    return () => grid?.parentElement?.removeEventListener('keydown', press);
  }, [id]);
  return (
    <>
      <Button
        type="text"
        size="small"
        icon={<QuestionCircleOutlined aria-hidden />}
        title="Ctrl+/"
        onClick={() => setOpen(true)}
      >
        {t(messages.keys)}
      </Button>
      {isOpen && <KeysDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** Whether a key goes into words. The input of a cell that is not edited takes none that the table left. */
function isEditor(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input:not(.table-target), textarea:not(.table-target)');
}
