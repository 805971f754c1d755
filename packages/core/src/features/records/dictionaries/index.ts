export { createDictionaries, type Dictionaries } from './dictionary.service.ts';
