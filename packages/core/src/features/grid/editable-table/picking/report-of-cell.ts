import type { ReportPickerConfig, ReportValue } from '../../../online/report-picker/index.ts';
import { mapResult, type LocalizedText, type Result } from '../../../../kernel/index.ts';
import type { CellValue, ColumnKey } from '../cell.types.ts';
import type { Column } from '../column.types.ts';
import { writtenValue } from '../kinds/written-value.ts';
import { pickTargets } from './picked-writes.ts';

/** The popup of a cell, with what its columns hold. */
export interface ReportOfCell {
  readonly config: ReportPickerConfig;
  readonly held: Readonly<Record<ColumnKey, ReportValue>>;
}

/** What a cell of a report picks from and fills; an error of a column that is misconfigured. */
export function reportOfCell(
  column: Column,
  valueOf: (column: ColumnKey) => CellValue,
): Result<ReportOfCell, LocalizedText> {
  return mapResult(pickTargets(column), (targets) => ({
    config: {
      code: column.popupCode ?? '',
      orgFields: targets.map(({ from }) => from).join(','),
      destFields: targets.map(({ to }) => to).join(','),
      field: column.key,
      isMultiple: column.props?.['multi'] === true,
    },
    held: Object.fromEntries(targets.map(({ to }) => [to, plainValue(valueOf(to))])),
  }));
}

function plainValue(value: CellValue): ReportValue {
  return typeof value === 'object' && value !== null ? writtenValue(value) : value;
}
