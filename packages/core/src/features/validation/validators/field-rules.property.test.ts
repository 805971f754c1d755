import fc from 'fast-check';
import { expect, it } from 'vitest';

import { cellShortcuts } from './cell-shortcuts.ts';
import { fieldRules } from './field-rules.ts';
import { filledMessage } from './message-placeholders.ts';
import { numberInputAfter, numberOfInput } from './number-input.ts';
import { bankCardWarning } from './rules/bank-card.rule.ts';
import { checkCreditCode } from './rules/credit-code.rule.ts';
import { propertyRuns } from '../../../testing/property-runs.ts';

const facts = { now: Date.UTC(2026, 10, 21, 4) };
const likely = fc
  .array(fc.constantFrom(...Array.from('0123456789-.@aZ 讲１\n')), { maxLength: 30 })
  .map((characters) => characters.join(''));
const anyText = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), likely);
const rules = [
  ...Object.values(fieldRules).map((rule) => (value: string) => rule(value, facts)),
  bankCardWarning,
  checkCreditCode,
  ...cellShortcuts.values(),
  numberOfInput,
  (value: string) => numberInputAfter('', value),
  (value: string) => filledMessage(value, { title: '名称', key: value.slice(0, 9), defaultValue: '' }),
];

it('every rule returns a result for any text', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(anyText, (value) => {
      expect(rules.map((rule) => rule(value))).toHaveLength(rules.length);
    }),
    { seed: 20_260_115, numRuns: propertyRuns(100_000) },
  );
});

it.each(['0', '1', 'a', 'a@', 'a.', '-', '.', ' ', '讲', '\n', '${title}'])(
  'VAL-09 every built-in rule handles a million of %j in linear time',
  { timeout: 120_000 },
  (part) => {
    const value = `${part.repeat(1_000_000 / part.length)}!`;
    expect(rules.map((rule) => rule(value))).toHaveLength(rules.length);
  },
);
