import { localized, type LocalizedText } from '../../../kernel/index.ts';

/** The languages of the code editor, in the order of its list (specification, "Code editor"), and JSON for fields of that kind. */
export const CODE_LANGUAGES = {
  css: localized('CSS', 'CSS'),
  javascript: localized('JavaScript', 'JavaScript'),
  html: localized('XML/HTML', 'XML/HTML'),
  java: localized('Java', 'Java'),
  objectiveC: localized('Objective-C', 'Objective-C'),
  python: localized('Python', 'Python'),
  r: localized('R', 'R'),
  shell: localized('Shell', 'Shell'),
  sql: localized('SQL', 'SQL'),
  swift: localized('Swift', 'Swift'),
  vue: localized('Vue', 'Vue'),
  markdown: localized('Markdown', 'Markdown'),
  json: localized('JSON', 'JSON'),
} as const satisfies Readonly<Record<string, LocalizedText>>;

export type CodeLanguage = keyof typeof CODE_LANGUAGES;

/** The languages that people choose among; JSON is set by the field alone. */
export const CHOSEN_LANGUAGES: readonly CodeLanguage[] = Object.keys(CODE_LANGUAGES)
  .filter((key): key is CodeLanguage => Object.hasOwn(CODE_LANGUAGES, key))
  .filter((key) => key !== 'json');

/** Columns of a tab. */
export const TAB_SIZE = 2;
