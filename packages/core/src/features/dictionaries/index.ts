export {
  createDictionaries,
  LOOKUP_SIZE,
  type Dictionaries,
  type DictionariesDependencies,
} from './dictionary.service.ts';
