import type { EditedCell } from '@evergreen/core/grid/editable-table';
import type { LocalizedText } from '@evergreen/core/kernel';

import { editableTableWidgetMessages as messages } from '../editable-table.messages.ts';

/**
 * What is said at a cell: while it is edited what is wrong with what stands in the editor, else what others wrote there meanwhile,
 * else what is wrong with its value.
 *
 * @param text the words of what the cell holds: while it is edited, of what others wrote
 */
export function cellNotice(
  text: string,
  edited: EditedCell | null,
  problem: LocalizedText | undefined,
): LocalizedText | undefined {
  if (edited === null) return problem;
  if (edited.problem !== null) return edited.problem;
  return edited.remoteValue === undefined ? undefined : messages.theirs(text);
}
