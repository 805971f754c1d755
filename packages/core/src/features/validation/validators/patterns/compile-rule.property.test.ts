import fc from 'fast-check';
import { expect, it } from 'vitest';

import { compileRule } from './compile-rule.ts';
import { propertyRuns } from '../../../../testing/property-runs.ts';

const seeded = { seed: 20_260_115, numRuns: propertyRuns(10_000) };

const atom = fc.constantFrom(
  'a',
  'b',
  '-',
  '讲',
  '.',
  '\\d',
  '\\w',
  '\\S',
  '\\W',
  '[ab]',
  '[^a]',
  '[a-z0-9-]',
  '[\\s\\d]',
  '[^]',
  '[]',
  '\\u8bb2',
  '\\x61',
  '\\.',
);
const assertion = fc.constantFrom('^', '$', '\\b', '\\B');
const quantifier = fc.constantFrom('', '', '*', '+', '?', '{2}', '{0,2}', '{1,}', '{0}', '*?', '+?', '??');

/** Patterns generated from the grammar, so that most are valid. */
const { pattern } = fc.letrec<{ pattern: string; sequence: string; term: string }>((tie) => ({
  pattern: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    tie('sequence'),
    fc.tuple(tie('sequence'), tie('pattern')).map(([one, other]) => `${one}|${other}`),
  ),
  sequence: fc.array(tie('term'), { maxLength: 4 }).map((terms) => terms.join('')),
  term: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.tuple(atom, quantifier).map((parts) => parts.join('')),
    assertion,
    fc
      .tuple(fc.constantFrom('(', '(?:', '(?<n>'), tie('pattern'), quantifier)
      .map(([open, inner, count]) => `${open}${inner})${count}`),
  ),
}));

const text = fc
  .array(fc.constantFrom('a', 'b', 'a', '1', '-', '讲', ' ', '\n', '.'), { maxLength: 8 })
  .map((characters) => characters.join(''));

/** Oracle: the host's regular expression engine; undefined if it rejects the pattern. */
function hostAnswer(source: string, value: string, flags = ''): boolean | undefined {
  try {
    return new RegExp(source, flags).test(value);
  } catch {
    return undefined;
  }
}

it('VAL-09 matches like the host engine for every pattern of the grammar and every text', () => {
  fc.assert(
    fc.property(pattern, text, (source, value) => {
      const rule = compileRule(source);
      const answer = rule.ok ? rule.value.test(value) : rule.error.kind;
      // Newer hosts allow duplicate group names in different alternatives; patterns over the size limit are skipped.
      fc.pre(hostAnswer(source, value) !== undefined && answer !== 'tooLarge' && answer !== 'nameTwice');
      expect({ source, value, answer }).toEqual({ source, value, answer: hostAnswer(source, value) });
    }),
    seeded,
  );
});

it('VAL-09 matches like the host engine for pattern literals with any of the flags i, m and s', () => {
  const cased = fc
    .array(
      fc.constantFrom('a', 'A', 'B', 'k', 'K', 'ſ', 's', 'σ', 'ς', 'Σ', 'ß', 'İ', '1', '-', '\n', '\r', '\u2028'),
      { maxLength: 6 },
    )
    .map((characters) => characters.join(''));
  const written = fc.oneof(
    pattern,
    fc
      .array(
        fc.constantFrom(
          'k',
          'K',
          'ſ',
          '[^s]',
          '[k-s]',
          '\\W',
          '[^\\w]',
          'Σ',
          '[^ς]',
          'ß',
          'İ',
          '^',
          '$',
          '.',
          '1*',
          '|',
        ),
        { maxLength: 6 },
      )
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(written, fc.subarray(['i', 'm', 's']), cased, (source, flags, value) => {
      fc.pre(source !== '');
      const rule = compileRule(`/${source}/${flags.join('')}`);
      const answer = rule.ok ? rule.value.test(value) : rule.error.kind;
      const host = hostAnswer(source, value, flags.join(''));
      fc.pre(host !== undefined && answer !== 'tooLarge' && answer !== 'nameTwice');
      expect({ source, flags, value, answer }).toEqual({ source, flags, value, answer: host });
    }),
    seeded,
  );
});

it('VAL-09 rejects duplicate group names, and no other names', () => {
  const group = fc
    .tuple(fc.constantFrom('n', 'm', 'o'), fc.constantFrom('a', 'b|c', ''))
    .map(([name, inner]) => ({ name, text: `(?<${name}>${inner})` }));
  fc.assert(
    fc.property(fc.array(group, { minLength: 1, maxLength: 4 }), fc.constantFrom('', '|', 'x'), (groups, between) => {
      const source = groups.map(({ text: one }) => one).join(between);
      const rule = compileRule(source);
      const isTwice = new Set(groups.map(({ name }) => name)).size < groups.length;
      expect({ source, kind: rule.ok ? null : rule.error.kind }).toEqual({
        source,
        kind: isTwice ? 'nameTwice' : null,
      });
    }),
    { ...seeded, numRuns: propertyRuns(1_000) },
  );
});

it('VAL-09 handles any text as a pattern, and accepts none that the host rejects', { timeout: 60_000 }, () => {
  const likely = fc
    .array(fc.constantFrom(...Array.from('ab()[]{}^$.*+?|\\-,0129:=!<>xukdw讲')), { maxLength: 12 })
    .map((characters) => characters.join(''));
  fc.assert(
    fc.property(fc.oneof(likely, fc.string({ unit: 'binary', maxLength: 12 })), text, (source, value) => {
      const rule = compileRule(source);
      const answer = rule.ok ? rule.value.test(value) : undefined;
      // Pattern literals between slashes are covered by their own property.
      fc.pre(!/^\/.+\/[A-Za-z]*$/su.test(source));
      expect({ source, value, isDifferent: rule.ok && answer !== hostAnswer(source, value) }).toEqual({
        source,
        value,
        isDifferent: false,
      });
    }),
    { ...seeded, numRuns: propertyRuns(100_000) },
  );
});
