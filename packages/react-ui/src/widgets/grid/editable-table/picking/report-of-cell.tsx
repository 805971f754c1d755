import { reportOfCell, type CellPlace, type Column } from '@evergreen/core/grid/editable-table';
import {
  createReportPicker,
  type ReportPickerConfig,
  type ReportPickerService,
  type ReportValue,
} from '@evergreen/core/online/report-picker';
import { Alert } from 'antd';
import { useCallback, useEffect, useState } from 'react';

import { useCore, useEmitted, useOwnedService, useTranslate } from '../../../../adapter/index.ts';
import { LateReportDialog } from '../../../online/report-picker/index.ts';
import { useTable } from '../table-context.ts';

export interface CellReportProps {
  readonly place: CellPlace;
  readonly column: Column;
  readonly onGone: () => void;
}

/** The dialog that fills a cell, and the columns of its `destFields`, with rows of a report. */
export function CellReport({ place, column, onGone }: CellReportProps) {
  const { table } = useTable();
  const t = useTranslate();
  // What the row holds when the dialog opens is what the dialog starts from.
  const [found] = useState(() => reportOfCell(column, (key) => table.rows.value(place.row, key) ?? null));
  if (!found.ok)
    return <Alert type="error" showIcon role="alert" closable={{ onClose: onGone }} title={t(found.error)} />;
  return <ReportPickerOfCell place={place} onGone={onGone} {...found.value} />;
}

interface ReportPickerOfCellProps extends Omit<CellReportProps, 'column'> {
  readonly config: ReportPickerConfig;
  readonly held: Readonly<Record<string, ReportValue>>;
}

function ReportPickerOfCell({ config, ...rest }: ReportPickerOfCellProps) {
  const core = useCore();
  const picker = useOwnedService(
    useCallback(() => core.open((page) => createReportPicker(page, config)), [core, config]),
  );
  return picker === null ? null : <OpenReport {...rest} picker={picker} />;
}

function OpenReport({
  picker,
  place,
  held,
  onGone,
}: Omit<ReportPickerOfCellProps, 'config'> & { readonly picker: ReportPickerService }) {
  const { table } = useTable();
  useEffect(() => picker.send({ type: 'picker.open', held }), [picker, held]);
  useEmitted(picker, (emitted) => {
    if (emitted.type === 'picker.accepted') table.send({ type: 'rows.picked', place, picked: emitted.rows });
  });
  return <LateReportDialog picker={picker} onClosed={onGone} />;
}
