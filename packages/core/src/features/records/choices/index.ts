export {
  BUSINESS_PAGE_SIZES,
  businessLabel,
  businessRowKey,
  createBusinessSelect,
  type BusinessSelectService,
} from './business-select.service.ts';
export type { BusinessColumn, BusinessQuery, BusinessRow, BusinessSelectConfig } from './business-select.types.ts';
export { createDictionaries, type Dictionaries } from './dictionary.service.ts';
export {
  createFieldChoices,
  type FieldChoicesDependencies,
  type FieldChoicesService,
} from './field-choices.service.ts';
export type { FieldChoicesEvent, FieldChoicesFacts } from './field-choices.types.ts';
export { createDictionarySearch, type DictionarySearchService } from './dictionary-search.service.ts';
export { createCacheRefresh } from './cache-refresh/cache-refresh.service.ts';
