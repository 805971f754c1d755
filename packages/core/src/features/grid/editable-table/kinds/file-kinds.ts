import { staticAddress } from '../../../../http/index.ts';
import { err, ok, type Result, type LocalizedText } from '../../../../kernel/index.ts';
import { quoted } from '../../../validation/field-values/index.ts';
import type { CellKind } from '../cell-kind.types.ts';
import type { CellValue } from '../cell.types.ts';
import { defaultWidth } from '../columns/default-widths.ts';
import { editableTableMessages } from '../editable-table.messages.ts';
import { formatPaths, parsePaths } from '../../../files/upload-list/index.ts';
import { initialOf } from './initial-value.ts';
import { isNothing, validateText, writtenValue } from './written-value.ts';

/** Displayable paths; rejects anything a browser would execute or that leaves the folder. */
function parseFiles(typed: string): Result<string | null, LocalizedText> {
  const paths = parsePaths(typed.trim());
  const bad = paths.find((path) => staticAddress(path, '') === null);
  return bad === undefined ? ok(formatPaths(paths)) : err(editableTableMessages.notAFile(quoted(bad)));
}

function validateFile(value: CellValue): LocalizedText | null {
  if (isNothing(value)) return null;
  const read = parseFiles(writtenValue(value));
  return validateText(value) ?? (read.ok ? null : read.error);
}

function fileKind(name: string, editor: CellKind['editor']): CellKind {
  return {
    name,
    editor,
    align: 'start',
    width: defaultWidth(name),
    isHidden: false,
    initialValue: (column) => initialOf(column, parseFiles),
    parse: parseFiles,
    format: writtenValue,
    mistake: validateFile,
  };
}

export const fileKinds: readonly CellKind[] = [
  fileKind('upload', 'files'),
  fileKind('file', 'files'),
  fileKind('image', 'images'),
];
