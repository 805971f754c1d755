import { listColumns, type ListColumn } from '@evergreen/core/records/list';
import { err, ok, type LocalizedText, type Result } from '@evergreen/core/kernel';
import type { Resource } from '@evergreen/core/resources';

import { listMessages } from './list.messages.ts';

/** The named columns in the order they are named, hidden ones too; without names those that the list shows. */
export function chosenColumns(
  resource: Resource,
  value: string | undefined,
): Result<readonly ListColumn[], LocalizedText> {
  const columns = listColumns(resource);
  if (value === undefined) return ok(columns.filter(({ isHidden }) => !isHidden));
  const names = [...new Set(value.split(',').map((name) => name.trim()))];
  const chosen = names.flatMap((name) => columns.filter(({ key }) => key === name));
  if (chosen.length === names.length) return ok(chosen);
  return err(listMessages.wrongColumns(value, columns.map(({ key }) => key).join(', ')));
}
