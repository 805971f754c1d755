import * as v from 'valibot';

import { localized, parseJson, type LocalizedText } from '../../../kernel/index.ts';
import { brokenPart, parseCodeRule } from './code-rule.ts';

/** A part of a code rule as it is typed: `digits` is a number or `*`. */
export interface TypedRulePart {
  readonly digits: string;
  readonly pattern: string;
  readonly message: string;
}

/** A part that was just added. */
export const EMPTY_RULE_PART: TypedRulePart = { digits: '', pattern: '', message: '' };

const typedText = v.optional(
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((value) => String(value)),
  ),
  '',
);
const typedParts = v.array(v.object({ digits: typedText, pattern: typedText, message: typedText }));

/** The parts of a rule, however unfinished; undefined for a text that is no list of parts. None for null. */
export function typedRuleParts(json: string | null): readonly TypedRulePart[] | undefined {
  if (json === null || json === '') return [];
  const parsed = parseJson(json);
  const parts = parsed.ok ? v.safeParse(typedParts, parsed.value) : undefined;
  return parts?.success === true ? parts.output : undefined;
}

/** The text of a rule that is stored; null for no part. */
export function ruleOfParts(parts: readonly TypedRulePart[]): string | null {
  if (parts.length === 0) return null;
  return JSON.stringify(
    parts.map(({ digits, ...rest }) => ({ digits: /^\d+$/u.test(digits) ? Number(digits) : digits, ...rest })),
  );
}

/** What a value is told by the rule, as forms tell it: `isRight`, or the sentence of the first part that it breaks. */
export type RuleVerdict = { readonly isRight: true } | { readonly isRight: false; readonly problem: LocalizedText };

/** Judge a value by the parts as typed; undefined while a part is unfinished or cannot be run. */
export function judgeByParts(parts: readonly TypedRulePart[], value: string): RuleVerdict | undefined {
  const json = ruleOfParts(parts);
  const rule = json === null ? undefined : parseCodeRule(json);
  const broken = rule?.ok === true ? brokenPart(rule.value, value) : undefined;
  if (broken?.ok !== true) return undefined;
  if (broken.value === null) return { isRight: true };
  const { message, start, end } = broken.value;
  return {
    isRight: false,
    problem:
      message === ''
        ? localized(
            `第 ${start + 1} 到 ${Math.max(start + 1, end)} 个字符不符合规则`,
            `Characters ${start + 1} to ${Math.max(start + 1, end)} break the rule.`,
          )
        : localized(message, message),
  };
}

/** What is wrong with one part: its digits or its pattern; null for nothing. */
export function rulePartProblem({ digits, pattern }: TypedRulePart): 'digits' | 'pattern' | null {
  if (digits !== '*' && !/^[1-9]\d{0,3}$/u.test(digits)) return 'digits';
  return pattern === '' || !brokenPart([{ digits: '*', pattern, message: '' }], '').ok ? 'pattern' : null;
}
