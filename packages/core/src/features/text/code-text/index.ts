export { CHOSEN_LANGUAGES, CODE_LANGUAGES, TAB_SIZE, type CodeLanguage } from './code-languages.ts';
export { createDelayedText, type DelayedText } from './delayed-text.ts';
export { formattedJson, jsonProblem } from './json-text.ts';
