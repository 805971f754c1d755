import {
  searchFields,
  searchKeys,
  shownTailOf,
  type Resource,
  type Field,
  type SearchKind,
} from '../../../resources/index.ts';
import type { LocalizedText } from '../../../kernel/index.ts';
import { fieldPrompt } from '../../validation/validators/index.ts';
import { listPageMessages } from './list-page.messages.ts';

/** Number of fields in a collapsed search form. */
export const FOLDED_SEARCH_FIELDS = 3;

/** Number of fields in an open one, until a person chooses others. */
const SHOWN_SEARCH_FIELDS = 6;

/** One field of the search form. */
export interface SearchFormField {
  readonly key: string;
  readonly field: Field;
  readonly kind: SearchKind;
  readonly label: LocalizedText;
  /** 请输入…, 请选择…. */
  readonly placeholder: LocalizedText;
  /** Its parameters: one, or begin and end of a range. */
  readonly names: readonly string[];
}

export function searchFormFields(resource: Resource): readonly SearchFormField[] {
  return searchFields(resource).map(([key, field]) => ({
    key,
    field,
    kind: field.search ?? 'equals',
    label: field.label,
    placeholder: searchPrompt(field),
    names: searchKeys(key, field),
  }));
}

/** A masked number is found by the digits that its mask shows as well. */
function searchPrompt(field: Field): LocalizedText {
  const shown = shownTailOf(field)?.length ?? 0;
  return shown > 1 ? listPageMessages.wholeOrTail(field.label, shown) : fieldPrompt(field);
}

/** The fields that a form shows until somebody chooses: those of the columns that a list shows first, as people read them, before all others. */
function usualSearchKeys({ columns = [] }: Resource, fields: readonly SearchFormField[]): readonly string[] {
  const all = fields.map(({ key }) => key);
  return [...columns.filter((key) => all.includes(key)), ...all.filter((key) => !columns.includes(key))].slice(
    0,
    SHOWN_SEARCH_FIELDS,
  );
}

/** The fields of the form that a person chose, in the order of the resource, and those that hold something: what is in force is never out of sight. */
export function chosenSearchFields(
  resource: Resource,
  fields: readonly SearchFormField[],
  chosen: readonly string[] | null,
  inUse: Readonly<Record<string, unknown>>,
): readonly SearchFormField[] {
  const keys = chosen ?? usualSearchKeys(resource, fields);
  return fields.filter(({ key, names }) => keys.includes(key) || names.some((name) => (inUse[name] ?? '') !== ''));
}

/** Visible fields; the form is initially collapsed. */
export function shownSearchFields(fields: readonly SearchFormField[], isFolded: boolean): readonly SearchFormField[] {
  return isFolded ? fields.slice(0, FOLDED_SEARCH_FIELDS) : fields;
}

/** Whether collapsing hides any field; otherwise there is no button for it. */
export function canFoldSearch(fields: readonly SearchFormField[]): boolean {
  return fields.length > FOLDED_SEARCH_FIELDS;
}

/** Whether there are more fields than a form shows unless somebody chooses. */
export function canChooseSearch(fields: readonly SearchFormField[]): boolean {
  return fields.length > SHOWN_SEARCH_FIELDS;
}
