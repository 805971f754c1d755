export { createDictionaries, type Dictionaries } from './dictionary.service.ts';
export {
  createFieldChoices,
  type FieldChoicesDependencies,
  type FieldChoicesService,
} from './field-choices.service.ts';
export type { FieldChoicesEvent, FieldChoicesFacts } from './field-choices.types.ts';
export { createDictionarySearch, type DictionarySearchService } from './dictionary-search.service.ts';
