import { ok } from '../../../../kernel/index.ts';
import { checkDictionaryCode } from '../../../validation/validators/index.ts';
import type { EditorName } from '../cell-kind.types.ts';
import type { ColumnConfigurationError, Column } from '../column.types.ts';
import { editableTableMessages as messages } from '../editable-table.messages.ts';
import { builtInKinds } from '../kinds/kind-registry.ts';
import { pickTargets } from '../picking/picked-writes.ts';
import type { Linkage } from '../table-options.types.ts';

/** Editors with options. */
const CHOOSING: ReadonlySet<EditorName | undefined> = new Set(['choice', 'searchedChoice', 'choices', 'radio']);

/**
 * Configuration errors across columns: duplicate keys, links to missing columns or in cycles, links without a loader,
 * dictionaries without a code, and picked fields without a column.
 */
export function columnProblems(
  columns: readonly Column[],
  linkage: readonly Linkage[] = [],
): readonly ColumnConfigurationError[] {
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const problems: ColumnConfigurationError[] = [];
  const tell = (column: string, message: ColumnConfigurationError['message']) =>
    void problems.push({ column, message });

  const seen = new Set<string>();
  const parents = new Map<string, Column>();
  for (const column of columns) {
    const { key, title, linkageKey } = column;
    if (seen.has(key)) tell(key, messages.columnTwice(key));
    seen.add(key);
    const picked = isPicked(column) ? pickTargets(column) : ok([]);
    if (!picked.ok) tell(key, picked.error);
    else for (const { to } of picked.value) if (!byKey.has(to)) tell(key, messages.fillsNowhere(title, to));
    if (linkageKey === undefined) continue;
    const other = parents.get(linkageKey);
    if (!byKey.has(linkageKey)) tell(key, messages.linkNowhere(title, linkageKey));
    else if (other === undefined) parents.set(linkageKey, column);
    else tell(key, messages.linkedTwice(titleOf(byKey, linkageKey), other.title, title));
  }
  const loaded = new Set<string>();
  for (const { key } of linkage) {
    if (!byKey.has(key)) tell(key, messages.chainNowhere(key));
    for (let at: string | undefined = key; at !== undefined && !loaded.has(at); at = byKey.get(at)?.linkageKey)
      loaded.add(at);
  }
  for (const { key, title, type, dictCode, options } of columns) {
    const isAsked =
      dictCode !== undefined &&
      options === undefined &&
      !loaded.has(key) &&
      CHOOSING.has(builtInKinds.get(type)?.editor);
    const reason = isAsked ? checkDictionaryCode(dictCode) : null;
    if (reason !== null) tell(key, messages.dictionaryWithoutCode(title, reason));
  }
  for (const [child] of parents) {
    if (isCircle(byKey, child)) tell(child, messages.linkCircle(titleOf(byKey, child)));
    else if (!loaded.has(child) && !hasOwnChoices(byKey.get(child)))
      tell(child, messages.linkUnloaded(titleOf(byKey, child)));
  }
  return problems;
}

function isPicked({ type, orgFields, destFields }: Column): boolean {
  return type === 'popup' || orgFields !== undefined || destFields !== undefined;
}

function isCircle(byKey: ReadonlyMap<string, Column>, from: string): boolean {
  const passed = new Set<string>();
  for (let at: string | undefined = from; at !== undefined && !passed.has(at); at = byKey.get(at)?.linkageKey) {
    passed.add(at);
    if (byKey.get(at)?.linkageKey === from) return true;
  }
  return false;
}

function hasOwnChoices(column: Column | undefined): boolean {
  return column?.options !== undefined || checkDictionaryCode(column?.dictCode ?? '') === null;
}

const titleOf = (byKey: ReadonlyMap<string, Column>, key: string) => byKey.get(key)?.title ?? key;
