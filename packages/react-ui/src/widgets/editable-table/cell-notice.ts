import type { EditedCell } from '@evergreen/core/editable-table';
import type { Text } from '@evergreen/core/kernel';

import { editableTableMessages as messages } from './editable-table.messages.ts';
import type { ColumnPlace } from './grid-layout.ts';

/**
 * What is said at a cell: while it is edited what is wrong with what stands in the editor, else what others wrote there meanwhile,
 * else what is wrong with its value.
 */
export function cellNotice(column: ColumnPlace, edited: EditedCell | null, problem: Text | undefined): Text | undefined {
  if (edited === null) return problem;
  if (edited.problem !== null) return edited.problem;
  return edited.theirs === undefined ? undefined : messages.theirs(theirWords(column, edited));
}

function theirWords({ kind, laidOut }: ColumnPlace, { theirs = null }: EditedCell): string {
  const { column } = laidOut;
  return kind?.format(theirs, { column, values: { [column.key]: theirs }, options: column.options ?? [] }) ?? '';
}
