import { searchFields, searchKeys, type Resource, type Field, type SearchKind } from '../../../resources/index.ts';
import type { LocalizedText } from '../../../kernel/index.ts';
import { fieldPrompt } from '../../validation/validators/index.ts';

/** How many fields a folded search form shows. */
export const FOLDED_SEARCH_FIELDS = 3;

/** One question of the search form. */
export interface SearchFormField {
  readonly key: string;
  readonly field: Field;
  readonly kind: SearchKind;
  readonly label: LocalizedText;
  /** 请输入…, 请选择…. */
  readonly placeholder: LocalizedText;
  /** The parameters it fills: one, or from and to of a range. */
  readonly names: readonly string[];
}

export function searchFormFields(resource: Resource): readonly SearchFormField[] {
  return searchFields(resource).map(([key, field]) => ({
    key,
    field,
    kind: field.search ?? 'equals',
    label: field.label,
    placeholder: fieldPrompt(field),
    names: searchKeys(key, field),
  }));
}

/** The fields that stand there now; the form opens folded. */
export function shownSearchFields(fields: readonly SearchFormField[], isFolded: boolean): readonly SearchFormField[] {
  return isFolded ? fields.slice(0, FOLDED_SEARCH_FIELDS) : fields;
}

/** Whether folding hides anything; without that there is no button for it. */
export function canFoldSearch(fields: readonly SearchFormField[]): boolean {
  return fields.length > FOLDED_SEARCH_FIELDS;
}
