import { expect, it } from 'vitest';

import { localized } from '../../../kernel/index.ts';
import { judgeByParts, ruleOfParts, rulePartProblem, typedRuleParts } from './code-rule-parts.ts';

const parts = [
  { digits: '2', pattern: 'RC', message: '应以 RC 开头' },
  { digits: '*', pattern: '[A-Z0-9]{6}', message: '' },
];

it('reads parts from the stored rule and writes them back', () => {
  const json =
    '[{"digits":2,"pattern":"RC","message":"应以 RC 开头"},{"digits":"*","pattern":"[A-Z0-9]{6}","message":""}]';
  expect([typedRuleParts(json), ruleOfParts(parts)]).toEqual([parts, json]);
  expect([typedRuleParts(null), typedRuleParts(''), ruleOfParts([])]).toEqual([[], [], null]);
});

it('keeps unfinished parts and takes nothing else for a rule', () => {
  expect(typedRuleParts('[{"digits":"","pattern":"a"}]')).toEqual([{ digits: '', pattern: 'a', message: '' }]);
  expect(['{', '{}', '"a"', '[1]', '[{"digits":{}}]'].map(typedRuleParts)).toEqual(
    Array.from({ length: 5 }, () => undefined),
  );
});

it('judges a value as the server does, and nothing while a part is unfinished', () => {
  expect([
    judgeByParts(parts, 'RC2026'),
    judgeByParts(parts, 'XX2026'),
    judgeByParts(parts, 'RC26'),
    judgeByParts([...parts, { digits: '', pattern: '', message: '' }], 'RC2026'),
    judgeByParts([], 'RC2026'),
  ]).toEqual([
    { isRight: true },
    { isRight: false, problem: localized('应以 RC 开头', '应以 RC 开头') },
    { isRight: false, problem: localized('第 1 到 4 个字符不符合规则', 'Characters 1 to 4 break the rule.') },
    undefined,
    undefined,
  ]);
});

it.each([
  ['2', 'a', null],
  ['*', '.*', null],
  ['', 'a', 'digits'],
  ['0', 'a', 'digits'],
  ['-1', 'a', 'digits'],
  ['1.5', 'a', 'digits'],
  ['2', '', 'pattern'],
  ['2', '(', 'pattern'],
  ['2', '(?=a)a', 'pattern'],
])('says of a part with %j digits and the pattern %j: %j', (digits, pattern, problem) => {
  expect(rulePartProblem({ digits, pattern, message: '' })).toBe(problem);
});
