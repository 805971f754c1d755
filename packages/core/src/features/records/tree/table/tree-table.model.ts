import { treeTableMessages as messages } from './tree-table.messages.ts';
import type { ShownTreeRow, TreeTableRow } from './tree-table.types.ts';

/** Ends the id of a row that stands for rows on their way (specification, section 3, "Tree table row"). */
const PLACEHOLDER_SUFFIX = '_loadChild';

/**
 * The rows of an answer: a list, or what holds one as `records`.
 * @throws Error 返回数据类型不识别 for any other answer (specification, section 8)
 */
export function readTreeRows(answer: unknown): readonly TreeTableRow[] {
  const list = Array.isArray(answer) ? answer : isObject(answer) ? answer['records'] : null;
  if (!Array.isArray(list)) throw new Error(messages.unknownAnswer['zh-CN']);
  return list.filter(isObject).map((values) => ({
    id: treeCellText(values['id']),
    // Tables of the wire hold it as text or number.
    hasChildren: [true, 1, '1'].some((yes) => values['hasChildren'] === yes),
    values,
  }));
}

/** A value of a row as it is read: text and numbers as they are, nothing for any other. */
export const treeCellText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The rows in their places; below one whose rows are not there yet stands a placeholder. */
export function placedTreeRows(
  levels: ReadonlyMap<string | null, readonly TreeTableRow[]>,
  parent: string | null = null,
): readonly ShownTreeRow[] {
  return (levels.get(parent) ?? []).map((row) => {
    if (!row.hasChildren) return { ...row, isPlaceholder: false };
    const children = levels.has(row.id) ? placedTreeRows(levels, row.id) : [placeholder(row.id)];
    return { ...row, isPlaceholder: false, children };
  });
}

const placeholder = (parent: string): ShownTreeRow => ({
  id: parent + PLACEHOLDER_SUFFIX,
  hasChildren: false,
  values: {},
  isPlaceholder: true,
});
