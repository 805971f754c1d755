import type * as v from 'valibot';

import type { LocalizedText } from '@evergreen/core/kernel';

import { httpMessages } from './http.messages.ts';

/** The name that a person knows a field by; undefined when only its key is known. */
export type FieldLabel = (key: string) => LocalizedText | undefined;

/** Says which part of the input is wrong and how, from the first thing the schema found. The value itself is never repeated. */
export function invalidInputMessage(issues: readonly v.BaseIssue<unknown>[], labelOf: FieldLabel): LocalizedText {
  const issue = issues[0];
  const key = issue === undefined ? undefined : firstKey(issue);
  if (issue === undefined || key === undefined) return httpMessages.invalid.body;
  const label = labelOf(key);
  return {
    'zh-CN': describe(issue, label?.['zh-CN'] ?? key)['zh-CN'],
    'en-US': describe(issue, label?.['en-US'] ?? key)['en-US'],
  };
}

/** The top-level key; below it only the server's own structure follows. */
function firstKey(issue: v.BaseIssue<unknown>): string | undefined {
  const key: unknown = issue.path?.[0].key;
  return typeof key === 'string' ? key.slice(0, 64) : undefined;
}

function describe(issue: v.BaseIssue<unknown>, field: string): LocalizedText {
  const limit = String(issue.requirement);
  if (issue.kind === 'schema' && issue.input === undefined) return httpMessages.invalid.missing(field);
  switch (issue.type) {
    case 'max_length':
      return typeof issue.input === 'string'
        ? httpMessages.invalid.tooLong(field, limit)
        : httpMessages.invalid.other(field);
    case 'min_value':
      return httpMessages.invalid.tooSmall(field, limit);
    case 'max_value':
      return httpMessages.invalid.tooLarge(field, limit);
    default:
      return httpMessages.invalid.other(field);
  }
}
