import type { DictionaryMap } from '../../../contract/index.ts';
import { localized, sameText, type LocalizedText } from '../../../kernel/index.ts';
import { actionOf, APPLIES, dictionaryOf, isReference, namedActions, type Resource } from '../../../resources/index.ts';
import { listPageMessages } from './list-page.messages.ts';
import type { ListQuery } from './list-page.types.ts';
import { searchFormFields, type SearchFormField } from './search-form.ts';

/** A condition in force, in words. */
export interface SearchCondition {
  /** Field of the resource; `applies` for what one may do. */
  readonly key: string;
  readonly label: LocalizedText;
  /** null where only the server knows the text of the value, as of a reference. */
  readonly value: LocalizedText | null;
  /** Search parameters that express it; the condition ends without them. */
  readonly names: readonly string[];
}

/** The conditions of a search in the order of its form. `dictionaries` are those of the current language. */
export function activeConditions(
  resource: Resource,
  search: ListQuery['search'],
  dictionaries: DictionaryMap,
): readonly SearchCondition[] {
  const ofFields = searchFormFields(resource)
    .filter(({ names }) => names.some((name) => search[name] !== undefined))
    .map((field) => ({
      key: field.key,
      label: field.label,
      value: valueOf(field, search, dictionaries),
      names: field.names,
    }));
  const actions = namedActions(search[APPLIES]).map((key) => actionOf(resource, key).label);
  if (actions.length === 0) return ofFields;
  const value = localized(
    actions.map((label) => label['zh-CN']).join('、'),
    actions.map((label) => label['en-US']).join(', '),
  );
  return [...ofFields, { key: APPLIES, label: listPageMessages.applies, value, names: [APPLIES] }];
}

/** 没有符合“活动状态：报名中”的活动; names the list alone without a condition. */
export function emptyText(resource: Resource, conditions: readonly SearchCondition[]): LocalizedText {
  const { singular, title } = resource;
  if (conditions.length === 0) return listPageMessages.empty(singular, title);
  const words = (locale: keyof LocalizedText, separator: string, colon: string) =>
    conditions
      .map(({ label, value }) => (value === null ? label[locale] : `${label[locale]}${colon}${value[locale]}`))
      .join(separator);
  return listPageMessages.noMatch(singular, title, localized(words('zh-CN', '、', '：'), words('en-US', ', ', ': ')));
}

function valueOf(
  { field, kind, names }: SearchFormField,
  search: ListQuery['search'],
  dictionaries: DictionaryMap,
): LocalizedText | null {
  const [first = '', last = ''] = names.map((name) => search[name] ?? '');
  if (kind === 'range') return rangeText(dayOf(first, '00:00:00'), dayOf(last, '23:59:59'));
  const dictionary = dictionaryOf(field);
  if (dictionary !== undefined)
    return sameText(dictionaries[dictionary]?.find(({ value }) => value === first)?.text ?? first);
  if (field.type === 'yesNo') return first === 'Y' ? listPageMessages.yes : listPageMessages.no;
  return isReference(field) ? null : sameText(first);
}

/** `2026-12-01 00:00:00` at the beginning of a range is the day itself. */
function dayOf(value: string, edge: string): string {
  return value.endsWith(` ${edge}`) ? value.slice(0, 10) : value;
}

function rangeText(first: string, last: string): LocalizedText {
  if (first === last) return sameText(first);
  if (last === '') return listPageMessages.from(first);
  return first === '' ? listPageMessages.until(last) : listPageMessages.between(first, last);
}
