export { createDictionaries } from './dictionary.service.ts';
