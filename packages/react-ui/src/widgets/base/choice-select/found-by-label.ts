import { foldText, searchedText } from '@evergreen/core/kernel';

/** `showSearch` of a select whose options are found by their labels, in any case and width. */
export const foundByLabel = {
  filterOption: (words: string, option?: { readonly label?: unknown }): boolean =>
    typeof option?.label === 'string' && foldText(option.label).includes(searchedText(words)),
} as const;
