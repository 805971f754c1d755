import { describe, expect, it } from 'vitest';

import { bankCardWarning } from './bank-card.rule.ts';
import { checkCreditCode } from './credit-code.rule.ts';
import { checkDictionaryCode } from './dictionary-code.rule.ts';
import { checkMobile, isMobileOfForms, isMobileOfTables } from './mobile.rule.ts';

describe('unified social credit code', () => {
  it.each([
    ['9144030071526726XG', '440300', '71526726X'],
    ['91330100799655058B', '330100', '799655058'],
    ['914403001922038216', '440300', '192203821'],
  ])('accepts %s', (value, regionCode, organizationCode) => {
    expect(checkCreditCode(value)).toEqual({ valid: true, regionCode, organizationCode });
  });

  it.each([
    ['', 'length'],
    ['9144030071526726X', 'length'],
    [' 9144030071526726XG', 'length'],
    ['9144030071526726xg', 'characters'],
    ['9144030071526726XO', 'characters'],
    ['91440A0071526726XG', 'characters'],
    ['９144030071526726XG', 'characters'],
    ['B144030071526726XG', 'authority'],
    ['9144030071526726X1', 'checkCharacter'],
    ['9144030017526726XG', 'checkCharacter'],
  ])('rejects %j for its %s', (value, reason) => {
    expect(checkCreditCode(value)).toEqual({ valid: false, reason });
  });

  it('is rejected with any single character changed', () => {
    const value = '91330100799655058B';
    const changed = Array.from(value).flatMap((character, index) =>
      Array.from('0123456789ABCDEFGHJKLMNPQRTUWXY')
        .filter((other) => other !== character)
        .map((other) => value.slice(0, index) + other + value.slice(index + 1)),
    );
    expect([changed.length, changed.filter((text) => checkCreditCode(text).valid)]).toEqual([18 * 30, []]);
  });
});

it('a bank card with a wrong check digit causes a warning, never an error', () => {
  const said = ['4111111111111111', '79927398713', '4111111111111112', '79927398710', '0123456789', '12345'].map(
    (value) => bankCardWarning(value)?.['zh-CN'] ?? null,
  );
  expect(said).toEqual([null, null, '请核对银行卡号：末位校验码不符', '请核对银行卡号：末位校验码不符', null, null]);
});

it('VAL-02 both mobile patterns exist under their own names, and forms use the narrower one', () => {
  const seconds = Array.from('0123456789').map((digit) => `1${digit}012345678`);
  expect(
    [seconds.filter(isMobileOfForms), seconds.filter(isMobileOfTables)].map((numbers) =>
      numbers.map((number) => number.charAt(1)).join(''),
    ),
  ).toEqual(['34578', '3456789']);
  expect(seconds.filter((number) => checkMobile(number) === null)).toEqual(seconds.filter(isMobileOfForms));
});

it('VAL-11 reports 字典Code不能为空! for an empty dictionary code', () => {
  expect(
    [checkDictionaryCode(''), checkDictionaryCode(' '), checkDictionaryCode('sex')].map(
      (found) => found?.['zh-CN'] ?? null,
    ),
  ).toEqual(['字典Code不能为空!', '字典Code不能为空!', null]);
});
