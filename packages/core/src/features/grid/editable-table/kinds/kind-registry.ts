import { err, ok, type Result, type LocalizedText } from '../../../../kernel/index.ts';
import type { CellKind } from '../cell-kind.types.ts';
import { editableTableMessages } from '../editable-table.messages.ts';
import { checkKinds } from './check-kinds.ts';
import { choiceKinds } from './choice-kinds.ts';
import { dayKinds } from './day-kinds.ts';
import { fileKinds } from './file-kinds.ts';
import { numberKinds } from './number-kinds.ts';
import { textKinds } from './text-kinds.ts';

/** Names of the table's own columns, reserved. */
const RESERVED_NAMES = new Set(['row-number', 'row-checkbox', 'row-radio', 'row-expand', 'row-drag-sort']);

/** All built-in kinds by name. */
export const builtInKinds: ReadonlyMap<string, CellKind> = new Map(
  [...textKinds, ...numberKinds, ...checkKinds, ...choiceKinds, ...dayKinds, ...fileKinds].map((kind) => [
    kind.name,
    kind,
  ]),
);

/** The built-in kinds with these added. Rejects reserved and duplicate names. */
export function registerKinds(kinds: readonly CellKind[]): Result<ReadonlyMap<string, CellKind>, LocalizedText> {
  const all = new Map(builtInKinds);
  for (const kind of kinds) {
    if (RESERVED_NAMES.has(kind.name)) return err(editableTableMessages.kindReserved(kind.name));
    if (all.has(kind.name)) return err(editableTableMessages.kindTwice(kind.name));
    all.set(kind.name, kind);
  }
  return ok(all);
}
