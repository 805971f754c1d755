import type { TableFacts } from '@evergreen/core/grid/editable-table';
import { Button } from 'antd';

import { useSelectedFacts, useTranslate } from '../../../../adapter/index.ts';
import { panelMessages as messages } from './panel.messages.ts';
import { useTable } from '../table-context.ts';
import { useFocusActiveCell } from '../input/use-focus-active-cell.ts';

const countOf = (facts: TableFacts) => facts.selection.count;

/** Asks whether the selected rows are to go. */
export function RemovalPanel({ onClose }: { readonly onClose: () => void }) {
  const { table } = useTable();
  const t = useTranslate();
  const returnFocus = useFocusActiveCell();
  const count = useSelectedFacts(table, countOf);
  return (
    <div className="table-confirmation">
      <p>{t(messages.confirmRemoval(count))}</p>
      <Button onClick={onClose}>{t(messages.cancel)}</Button>
      <Button
        danger
        type="primary"
        onClick={() => {
          onClose();
          table.send({ type: 'selection.remove' });
          // There is nothing selected any more, and with it the button that opened this goes.
          returnFocus();
        }}
      >
        {t(messages.confirm)}
      </Button>
    </div>
  );
}
