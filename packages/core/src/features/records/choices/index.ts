export { BUSINESS_PAGE_SIZES, businessLabel, businessRowKey, createBusinessSelect } from './business-select.service.ts';
export type { BusinessQuery, BusinessRow, BusinessSelectConfig } from './business-select.types.ts';
export { createDictionaries, type Dictionaries } from './dictionary.service.ts';
export { createFieldChoices } from './field-choices.service.ts';
export type { FieldChoicesFacts } from './field-choices.types.ts';
export { createDictionarySearch, type DictionarySearchService } from './dictionary-search.service.ts';
export { createCacheRefresh } from './cache-refresh/cache-refresh.service.ts';
