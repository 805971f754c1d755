export { cleanText, type TextShape } from './clean-text.ts';
export { foldCase, foldName, foldText, searchedText } from './folded-text.ts';
export {
  charactersOf,
  lengthProblem,
  mostCodePoints,
  textLength,
  type LengthProblem,
  type TextLimit,
} from './text-length.ts';
export { decodeBase64, encodeBase64, encodeBase64Url } from './base64.ts';
export { assertNever } from './assert-never.ts';
export { DIALOG_WIDTHS, HEIGHTS, SIDE_MENU_WIDTH } from './dimensions.ts';
export { safeFileName } from './file-name.ts';
export { isLeapYear } from './leap-year.ts';
export { maskedMobile } from './masked-mobile.ts';
export { days, minutes, seconds } from './milliseconds.ts';
export { PLATFORM_OFFSET_MINUTES } from './platform-offset.ts';
export type { Notice } from './notice.ts';
export { createOnDemand, type OnDemand } from './on-demand.ts';
export { parseJson, type JsonSyntaxError, type JsonValue } from './parse-json.ts';
export { err, mapResult, ok, type Result } from './result.ts';
export { createKeptParts } from './kept-parts.ts';
export { areSameFacts } from './same-facts.ts';
export type { Service } from './service.ts';
export { createComputedFacts, createEmitter, createStore, type ComputedFacts, type Emitter } from './store.ts';
export { isStorable } from './storable-text.ts';
export { ellipsis, textWidth } from './text-width.ts';
export { SWITCH_VALUES } from './switch-values.ts';
export {
  DEFAULT_LOCALE,
  isLocale,
  listed,
  LOCALES,
  sameText,
  localized,
  type Locale,
  type LocalizedText,
} from './text.ts';
export { withoutTrailing } from './trailing.ts';
export { filterTree, firstLeaf, flattenTree, pathToNode, type Branching } from './tree.ts';
export { PHONE_WIDTH, TABLET_WIDTH } from './viewport.ts';
export { whenFacts } from './when-facts.ts';
