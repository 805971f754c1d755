import {
  auditFields,
  auditFieldLabels,
  auditText,
  columnFields,
  dictionaryOf,
  dictionaryTextKey,
  isAmount,
  sortableColumns,
  type Resource,
  type ResourceRow,
  type AuditField,
  type Field,
  type FieldValue,
} from '../../../resources/index.ts';
import { TAG_COLOURS, type DictionaryItem, type TagColour } from '../../../contract/index.ts';
import { sameText, type LocalizedText } from '../../../kernel/index.ts';
import { namedRecordAddress } from './list-address.ts';
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
  readonly display: ColumnDisplay;
}

/** How a column is drawn beside its text. */
export type ColumnDisplay =
  | { readonly kind: 'text' }
  /** A number, or a text that begins with one: its digits stand below those of other rows. */
  | { readonly kind: 'number' }
  /** A choice from a dictionary, which may have colours. */
  | { readonly kind: 'tag'; readonly dictionary: string }
  /** The name of an icon of the menu. */
  | { readonly kind: 'icon' }
  /** Stored files: small pictures, or names. */
  | { readonly kind: 'files'; readonly isPictures: boolean }
  /** A text that names a record of another list; the address is null where it leads nowhere. */
  | { readonly kind: 'record'; readonly address: (row: ResourceRow) => string | null }
  /** A number that is part of another; null for a row without the number. */
  | { readonly kind: 'share'; readonly share: (row: ResourceRow) => Share | null };

export interface Share {
  readonly value: number;
  /** 0 is unlimited. */
  readonly total: number;
}

/**
 * Columns of a resource: those that it names first, in the order of reading, then the others, hidden. A resource that
 * names none shows all of its own, and of the audit fields the creation time.
 */
export function listColumns(resource: Resource): readonly ListColumn[] {
  const sortable = new Set(sortableColumns(resource));
  const own = columnFields(resource).map(([key, field]) => {
    const settings = field.column === false ? {} : (field.column ?? {});
    return {
      key,
      title: field.label,
      width: settings.width ?? DEFAULT_WIDTH,
      isSortable: sortable.has(key),
      cell: (row: ResourceRow) => cellText(row, key, field),
      display: displayOf(key, field),
    };
  });
  const audit = auditFields(resource).map((key) => ({
    key,
    title: resource.auditLabels?.[key] ?? auditFieldLabels[key],
    width: AUDIT_WIDTHS[key],
    isSortable: sortable.has(key),
    cell: (row: ResourceRow) => sameText(auditText(row, key)),
    display: { kind: 'text' } as const,
  }));
  const all = [...own, ...audit];
  const shown = resource.columns ?? [...own.map(({ key }) => key), 'createTime'];
  const place = (key: string) => (shown.includes(key) ? shown.indexOf(key) : shown.length);
  return all
    .map((column) => ({ ...column, isHidden: !shown.includes(column.key) }))
    .toSorted((one, other) => (resource.columns === undefined ? 0 : place(one.key) - place(other.key)));
}

/** Whether a row has a pin before its name. */
export function isPinned(resource: Resource, row: ResourceRow): boolean {
  return resource.pinnedBy !== undefined && row[resource.pinnedBy] === 'Y';
}

/** The colour of a choice's tag; null draws a plain word. Unknown names of other servers are grey. */
export function tagColour(
  items: readonly DictionaryItem[] | undefined,
  value: FieldValue | undefined,
): TagColour | null {
  const color = items?.find((item) => item.value === String(value))?.color ?? null;
  return color === null ? null : (TAG_COLOURS.find((known) => known === color) ?? 'default');
}

function displayOf(key: string, field: Field): ColumnDisplay {
  const dictionary = dictionaryOf(field);
  if (dictionary !== undefined) return { kind: 'tag', dictionary };
  if (field.type === 'icon') return { kind: 'icon' };
  if ((field.type === 'text' || field.type === 'multilineText') && field.names !== undefined)
    return { kind: 'record', address: (row) => namedRecordAddress(field, row) };
  if (field.type === 'file') return { kind: 'files', isPictures: field.accepts === 'image' };
  const display = field.column === false ? undefined : field.column?.display;
  if (display === undefined) return { kind: isAmount(field) ? 'number' : 'text' };
  return {
    kind: 'share',
    share: (row) => {
      const value = row[key];
      return typeof value === 'number' ? { value, total: Number(row[display.of] ?? 0) } : null;
    },
  };
}

/**
 * Format a value for display: the text of a choice, yes or no for a boolean, empty for no value, a decimal number with
 * all its places, so that those of a column stand below each other; anything else is displayed verbatim, except whole
 * minutes, which are written without seconds.
 */
export function cellText(row: ResourceRow, key: string, field: Field): LocalizedText {
  const choiceText = row[dictionaryTextKey(key)];
  if (field.type === 'dateTime' || (field.type === 'joined' && field.as === 'dateTime'))
    return sameText(String(row[key] ?? '').replace(/:00$/u, ''));
  const value = row[key];
  if (field.type === 'decimal' && typeof value === 'number') return sameText(value.toFixed(field.scale));
  return fieldText(field, value ?? null, typeof choiceText === 'string' ? choiceText : null);
}
