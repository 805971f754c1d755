import { rangeFiguresText, watchRange, type RangeFacts, type RangeWatch } from '@evergreen/core/editable-table/lazy';
import { useCallback } from 'react';

import { useCore, useFrequentFacts, useOwnedService, useTranslate } from '../../../../adapter/index.ts';
import { useTable } from '../table-context.ts';

const figuresOf = ({ figures }: RangeFacts) => figures;

/** What stands below the rows, as in a spreadsheet: the marked range in figures. */
export function StatusLine() {
  const { table } = useTable();
  const core = useCore();
  const watch = useOwnedService(useCallback(() => core.open(({ clock }) => watchRange(table, clock)), [core, table]));
  return <div className="table-status">{watch !== null && <Figures watch={watch} />}</div>;
}

function Figures({ watch }: { readonly watch: RangeWatch }) {
  const t = useTranslate();
  const figures = useFrequentFacts(watch, figuresOf);
  return <output className="table-figures">{figures !== null && t(rangeFiguresText(figures))}</output>;
}
