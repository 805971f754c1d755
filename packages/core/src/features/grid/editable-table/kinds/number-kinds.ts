import { err, type Result, type LocalizedText } from '../../../../kernel/index.ts';
import type { CellContext, CellKind } from '../cell-kind.types.ts';
import type { CellValue } from '../cell.types.ts';
import { defaultWidth } from '../columns/default-widths.ts';
import { editableTableMessages } from '../editable-table.messages.ts';
import { initialOf } from './initial-value.ts';
import { parseNumber, typedNumber } from '../../../validation/field-values/index.ts';
import { isNothing, writtenValue } from './written-value.ts';

type ParseNumber = (typed: string) => Result<number | null, LocalizedText>;

function numberKind(
  own: Pick<CellKind, 'name' | 'editor' | 'align' | 'format' | 'typed'>,
  parse: ParseNumber,
  isRight: (value: number) => boolean,
): CellKind {
  return {
    ...own,
    width: defaultWidth(own.name),
    isHidden: false,
    initialValue: (column) => initialOf(column, parse),
    parse,
    // Servers send long decimals as text, which counts as a number.
    mistake: (value: CellValue) => {
      if (isNothing(value) || (typeof value === 'number' && isRight(value))) return null;
      const read = parse(writtenValue(value));
      return read.ok ? null : read.error;
    },
  };
}

const percent: ParseNumber = (typed) => {
  const read = parseNumber(typed.trim().replace(/[%％]$/u, ''));
  if (!read.ok || read.value === null || (read.value >= 0 && read.value <= 100)) return read;
  return err(editableTableMessages.outsideOf(0, 100));
};

function formatPercent(value: CellValue, _context: CellContext): string {
  return isNothing(value) ? '' : `${writtenValue(value)}%`;
}

export const numberKinds: readonly CellKind[] = [
  numberKind(
    {
      name: 'inputNumber',
      editor: 'number',
      align: 'end',
      format: writtenValue,
      typed: typedNumber,
    },
    parseNumber,
    Number.isFinite,
  ),
  /** Progress in percent from 0 to 100; read-only, but importable. */
  numberKind(
    { name: 'progress', editor: 'none', align: 'start', format: formatPercent },
    percent,
    (value) => value >= 0 && value <= 100,
  ),
];
