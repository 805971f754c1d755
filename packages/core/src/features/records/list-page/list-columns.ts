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

/** One column of a list, as data; a table of any user interface is drawn from it. */
export interface ListColumn {
  /** The key of the row, and the name to sort by. */
  readonly key: string;
  readonly title: LocalizedText;
  /** Pixels. */
  readonly width: number;
  readonly isSortable: boolean;
  /** Drawn only when the reader asks for it. */
  readonly isHidden: boolean;
  readonly cell: (row: ResourceRow) => LocalizedText;
}

/** The columns of a resource: its own in their order, then who wrote the row when; of those only the creation time shows. */
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

/** How a value reads: a choice by its text, yes and no as words, nothing as an empty text, all else as it is. */
export function cellText(row: ResourceRow, key: string, field: Field): LocalizedText {
  const choiceText = row[dictionaryTextKey(key)];
  return fieldText(field, row[key] ?? null, typeof choiceText === 'string' ? choiceText : null);
}
