import type { TableFacts } from '@evergreen/core/grid/editable-table';
import { Empty, Spin } from 'antd';

import { useSelectedFacts, useTranslate } from '../../../../adapter/index.ts';
import { editableTableWidgetMessages as messages } from '../editable-table.messages.ts';
import { useTable } from '../table-context.ts';

const isLoadingOf = (facts: TableFacts) => facts.mode === 'loading';
const hasRows = (facts: TableFacts) => facts.rowCount > 0;
const failureOf = (facts: TableFacts) => facts.failure;

/** What is said in the place of rows: that they are on their way, or that there are none. */
export function GridState() {
  const { table } = useTable();
  const t = useTranslate();
  const isLoading = useSelectedFacts(table, isLoadingOf);
  const isFilled = useSelectedFacts(table, hasRows);
  const failure = useSelectedFacts(table, failureOf);
  if (isLoading) {
    return (
      <output className="table-state is-loading">
        <Spin aria-hidden />
        {t(messages.loading)}
      </output>
    );
  }
  if (isFilled || failure !== null) return null;
  return (
    <div className="table-state">
      <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(messages.empty)} />
    </div>
  );
}
