import type * as v from 'valibot';

import { HEAVY_TEXT } from '@evergreen/core/contract';
import type { LocalizedText } from '@evergreen/core/kernel';

import type { CallFailure } from './call.types.ts';
import { httpServerMessages } from './http.messages.ts';

/** Display label of a field; undefined when it has none. */
export type FieldLabel = (key: string) => LocalizedText | undefined;

/**
 * Return the invalid keys of the input with a message each; the summary is the message of the first issue. Input values are
 * never echoed.
 */
export function invalidInput(issues: readonly v.BaseIssue<unknown>[], labelOf: FieldLabel): CallFailure {
  const fields = new Map<string, LocalizedText>();
  for (const issue of issues) {
    const key = firstKey(issue);
    if (key === undefined) return { kind: 'invalid', message: httpServerMessages.invalid.body };
    if (!fields.has(key)) fields.set(key, describeLabelled(issue, key, labelOf(key)));
  }
  const [message = httpServerMessages.invalid.body] = fields.values();
  return { kind: 'invalid', message, fields: Object.fromEntries(fields) };
}

function describeLabelled(issue: v.BaseIssue<unknown>, key: string, label: LocalizedText | undefined): LocalizedText {
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
  if (issue.kind === 'schema' && issue.input === undefined) return httpServerMessages.invalid.missing(field);
  switch (issue.type) {
    case 'max_length':
      return typeof issue.input === 'string'
        ? httpServerMessages.invalid.tooLong(field, limit)
        : httpServerMessages.invalid.tooMany(field, limit);
    case HEAVY_TEXT:
      return httpServerMessages.invalid.tooHeavy(field);
    case 'min_value':
      return httpServerMessages.invalid.tooSmall(field, limit);
    case 'max_value':
      return httpServerMessages.invalid.tooLarge(field, limit);
    default:
      return httpServerMessages.invalid.other(field);
  }
}
