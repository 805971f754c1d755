import { sameText, type LocalizedText } from '../../../../kernel/index.ts';
import { cellShortcuts, compileRule, filledMessage } from '../../../validation/validators/index.ts';
import type { ColumnConfigurationError, CellRule, Column } from '../column.types.ts';
import { editableTableMessages } from '../editable-table.messages.ts';
import type { PendingHandler } from '../table-engine.types.ts';
import { plainText } from './cell-values.ts';

/** Synchronous rules. */
export type PlainStep =
  | { readonly kind: 'required'; readonly message: LocalizedText }
  | { readonly kind: 'unique'; readonly message: LocalizedText }
  | { readonly kind: 'pattern'; readonly fits: (value: string) => boolean; readonly message: LocalizedText };

/** One validation step, in order. */
export type RuleStep = PlainStep | { readonly kind: 'handler'; readonly handler: PendingHandler };

export interface CompiledRules {
  readonly steps: readonly RuleStep[];
  readonly isUnique: boolean;
  readonly hasHandlers: boolean;
  /** Invalid rules, which are skipped. */
  readonly problems: readonly ColumnConfigurationError[];
}

type PatternOfRule = { readonly fits: (value: string) => boolean } | { readonly problem: LocalizedText };

function patternOf(pattern: string): PatternOfRule {
  const shortcut = cellShortcuts.get(pattern);
  if (shortcut !== undefined) return { fits: shortcut };
  const compiled = compileRule(pattern);
  return compiled.ok
    ? { fits: compiled.value.test }
    : { problem: editableTableMessages.patternNotRun(pattern, compiled.error.message) };
}

/**
 * Compile the rules of a column once: each rule's required, unique, pattern and handler, in this order, with their
 * messages.
 */
export function compileRules(column: Column): CompiledRules {
  const steps: RuleStep[] = [];
  const problems: ColumnConfigurationError[] = [];
  const parts = { title: column.title, key: column.key, defaultValue: plainText(column.defaultValue) };
  const words = ({ message }: CellRule): LocalizedText | null =>
    message === undefined ? null : sameText(filledMessage(message, parts));

  for (const rule of column.validateRules ?? []) {
    const own = words(rule);
    if (rule.required === true)
      steps.push({ kind: 'required', message: own ?? editableTableMessages.required(column.title) });
    if (rule.unique === true || rule.pattern === 'only')
      steps.push({ kind: 'unique', message: own ?? editableTableMessages.repeated(column.title) });
    if (rule.pattern !== undefined && rule.pattern !== 'only') {
      const pattern = patternOf(rule.pattern);
      if ('fits' in pattern)
        steps.push({ kind: 'pattern', fits: pattern.fits, message: own ?? editableTableMessages.misfit(column.title) });
      else problems.push({ column: column.key, message: pattern.problem });
    }
    if (rule.handler !== undefined) steps.push({ kind: 'handler', handler: { ask: rule.handler, message: own } });
  }
  return {
    steps,
    isUnique: steps.some(({ kind }) => kind === 'unique'),
    hasHandlers: steps.some(({ kind }) => kind === 'handler'),
    problems,
  };
}
