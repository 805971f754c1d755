export { assertNever } from './assert-never.ts';
export { days, minutes, seconds } from './milliseconds.ts';
export type { Notice } from './notice.ts';
export { parseJson, type JsonSyntaxError, type JsonValue } from './parse-json.ts';
export { err, mapResult, ok, type Result } from './result.ts';
export type { Service } from './service.ts';
export { ellipsis, textWidth } from './text-width.ts';
export { DEFAULT_LOCALE, isLocale, LOCALES, sameText, text, type Locale, type Text } from './text.ts';
export { filterTree, firstLeaf, flattenTree, pathToNode, type Branching } from './tree.ts';
