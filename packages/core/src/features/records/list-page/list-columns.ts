import {
  AUDIT_FIELDS,
  auditFieldLabels,
  columnFields,
  dictionaryTextKey,
  sortableColumns,
  type Resource,
  type ResourceRow,
  type AuditField,
  type Field,
} from '../../../resources/index.ts';
import { sameText, type LocalizedText } from '../../../kernel/index.ts';
import { fieldText } from '../../validation/field-values/index.ts';

const DEFAULT_WIDTH = 120;
const AUDIT_WIDTHS: Readonly<Record<AuditField, number>> = {
  createBy: DEFAULT_WIDTH,
  createTime: 180,
  updateBy: DEFAULT_WIDTH,
  updateTime: 180,
};

/** One column of a list, independent of the user interface. */
export interface ListColumn {
  /** Key of the row, and the name to sort by. */
  readonly key: string;
  readonly title: LocalizedText;
  /** Pixels. */
  readonly width: number;
  readonly isSortable: boolean;
  /** Shown only on request. */
  readonly isHidden: boolean;
  readonly cell: (row: ResourceRow) => LocalizedText;
}

/** Columns of a resource: its own in order, then the audit fields; of those only the creation time is visible. */
export function listColumns(resource: Resource): readonly ListColumn[] {
  const sortable = new Set(sortableColumns(resource));
  const own = columnFields(resource).map(([key, field]) => {
    const settings = field.column === false ? {} : (field.column ?? {});
    return {
      key,
      title: field.label,
      width: settings.width ?? DEFAULT_WIDTH,
      isSortable: sortable.has(key),
      isHidden: settings.isHidden ?? false,
      cell: (row: ResourceRow) => cellText(row, key, field),
    };
  });
  const audit = AUDIT_FIELDS.map((key) => ({
    key,
    title: auditFieldLabels[key],
    width: AUDIT_WIDTHS[key],
    isSortable: sortable.has(key),
    isHidden: key !== 'createTime',
    cell: (row: ResourceRow) => sameText(row[key] ?? ''),
  }));
  return [...own, ...audit];
}

/**
 * Format a value for display: the text of a choice, yes or no for a boolean, empty for no value; anything else is
 * displayed verbatim.
 */
export function cellText(row: ResourceRow, key: string, field: Field): LocalizedText {
  const choiceText = row[dictionaryTextKey(key)];
  return fieldText(field, row[key] ?? null, typeof choiceText === 'string' ? choiceText : null);
}
