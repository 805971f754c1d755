export { DictionaryMultiSelect, type DictionaryMultiSelectProps } from './dictionary-multi-select.tsx';
export { DictionarySearchSelect, type DictionarySearchSelectProps } from './dictionary-search-select.tsx';
export { DictionarySelect } from './dictionary-select.tsx';
export type { DictionaryInputProps, DictionarySelectProps } from './dictionary-select.types.ts';
