import { describe, expect, it } from 'vitest';

import { idCardMessages } from '../id-card.messages.ts';
import type { RegionLookup } from '../id-card.types.ts';
import { validatorMessages } from '../validator.messages.ts';
import { checkChineseIdCard } from './chinese-id-card.rule.ts';
import { checkIdCard } from './id-card.rule.ts';

/** 21 November 2026, noon in UTC+8. */
const now = Date.UTC(2026, 10, 21, 4);

describe('valid number', () => {
  it('VAL-03 returns birthday, sex and region of the examples in the standard', () => {
    expect([checkIdCard('11010519491231002X'), checkIdCard('440524188001010014')]).toEqual([
      { valid: true, birthday: '1949-12-31', sex: 2, regionCode: '110105', normalized: '11010519491231002X' },
      { valid: true, birthday: '1880-01-01', sex: 1, regionCode: '440524', normalized: '440524188001010014' },
    ]);
  });

  it('VAL-03 converts the 15 digits of first-generation cards to 18 characters, always in the 1900s', () => {
    expect([checkIdCard('110105491231002'), checkIdCard('440524010101001', { now })]).toEqual([
      { valid: true, birthday: '1949-12-31', sex: 2, regionCode: '110105', normalized: '11010519491231002X' },
      { valid: true, birthday: '1901-01-01', sex: 1, regionCode: '440524', normalized: '440524190101010014' },
    ]);
  });

  it.each([
    ['810000199408230021', '810000'],
    ['820000199408230015', '820000'],
    ['830000199408230017', '830000'],
    ['710000199408230028', '710000'],
    ['911124198108030024', '911124'],
  ])('VAL-03 accepts the residence permit %s', (value, regionCode) => {
    expect(checkIdCard(value, { now })).toMatchObject({ valid: true, regionCode, normalized: value });
  });

  it('VAL-03 includes the sequence digits in the checksum, odd for men, and accepts birthdays from 1800', () => {
    expect(
      ['110101199003078718', '110101199003078726', '110101180001010015'].map((value) => checkIdCard(value)),
    ).toEqual([
      { valid: true, birthday: '1990-03-07', sex: 1, regionCode: '110101', normalized: '110101199003078718' },
      { valid: true, birthday: '1990-03-07', sex: 2, regionCode: '110101', normalized: '110101199003078726' },
      { valid: true, birthday: '1800-01-01', sex: 1, regionCode: '110101', normalized: '110101180001010015' },
    ]);
  });

  it('VAL-03 accepts 29 February of a leap year, including 2000', () => {
    expect([checkIdCard('110101200002290018'), checkIdCard('110101202402290016')]).toMatchObject([
      { valid: true, birthday: '2000-02-29' },
      { valid: true, birthday: '2024-02-29' },
    ]);
  });

  it('VAL-03 returns the birthday on every call, and accepts any year without a clock', () => {
    const values = ['11010519491231002X', '110101240002290014', '110101999912310022'];
    expect([...values, ...values].map((value) => checkIdCard(value))).toMatchObject([
      { birthday: '1949-12-31' },
      { birthday: '2400-02-29' },
      { birthday: '9999-12-31' },
      { birthday: '1949-12-31' },
      { birthday: '2400-02-29' },
      { birthday: '9999-12-31' },
    ]);
  });

  it('VAL-03 accepts a birthday of today by the given clock, and a lower-case x if enabled', () => {
    expect(checkIdCard('110101202611210019', { now })).toMatchObject({ valid: true, birthday: '2026-11-21' });
    expect(checkIdCard('11010519491231002x', { isLowerCaseTaken: true })).toMatchObject({
      valid: true,
      normalized: '11010519491231002X',
    });
  });
});

describe('rejected number', () => {
  it.each([
    ['', 'length'],
    ['1101051949123100', 'length'],
    ['11010519491231002', 'length'],
    ['11010519491231002XX', 'length'],
    ['1'.repeat(1_000_000), 'length'],
    ['11010519491231O02X', 'characters'],
    ['1101051949123100X2', 'characters'],
    ['11010119900307871/', 'characters'],
    ['110101199003078719', 'checkDigit'],
    ['110101179912310010', 'date'],
    ['11010120000230001X', 'date'],
    ['110101199004311235', 'date'],
    ['110101190002291233', 'date'],
    ['11010519491231002Y', 'characters'],
    ['1101054912310O2', 'characters'],
    ['11010549123100X', 'characters'],
    ['-10105491231002', 'characters'],
    ['110105 9491231002', 'length'],
    ['110105 49491231002', 'characters'],
    ['\u0000'.repeat(18), 'characters'],
    ['११०१०५१९४९१२३१००२X', 'characters'],
    [' 11010519491231002X', 'blanks'],
    ['11010519491231002X\n', 'blanks'],
    [' 1010519491231002X', 'blanks'],
    ['11010549123100　', 'blanks'],
    ['１１０１０５１９４９１２３１００２Ｘ', 'fullWidth'],
    ['11010519491231002Ｘ', 'fullWidth'],
    ['１10105491231002', 'fullWidth'],
    ['11010519491231002x', 'lowerCaseX'],
    ['1101051949123100Yx', 'characters'],
    ['000000194912310024', 'region'],
    ['160105194912310029', 'region'],
    ['840000199408230018', 'region'],
    ['110105194902290025', 'date'],
    ['110105190002290025', 'date'],
    ['110105194904310025', 'date'],
    ['110105194913010025', 'date'],
    ['110105194900010025', 'date'],
    ['110105194901000025', 'date'],
    ['110105194999990025', 'date'],
    ['110105179912310025', 'date'],
    ['110105490231002', 'date'],
    ['110101202611220010', 'futureDate'],
    ['110101203001010015', 'futureDate'],
    ['110105194912310021', 'checkDigit'],
    ['440524188001010015', 'checkDigit'],
    ['44052418800101001X', 'checkDigit'],
  ])('VAL-03 reports for %j: %s', (value, reason) => {
    expect(checkIdCard(value, { now })).toEqual({ valid: false, reason });
  });

  it('VAL-03 rejects future dates only when given a clock', () => {
    const value = '110101202611220014';
    const midnight = Date.UTC(2026, 10, 21, 16);
    expect([
      checkIdCard(value, { now: midnight - 1 }),
      checkIdCard(value, { now: midnight }).valid,
      checkIdCard(value).valid,
    ]).toEqual([{ valid: false, reason: 'futureDate' }, true, true]);
  });
});

it('VAL-03 has a message for every reason', () => {
  const words = Object.values(idCardMessages).flatMap((message) => Object.values(message));
  expect([words.length, new Set(words).size]).toEqual([18, 18]);
  const outcome = checkIdCard(' 11010519491231002X');
  expect(outcome.valid ? null : idCardMessages[outcome.reason]['zh-CN']).toBe('身份证号码前后有空格，请删除');
});

describe('regions', () => {
  const regions: RegionLookup = {
    find: (code) => (code === '110105' ? { name: '北京市朝阳区', state: 'current' } : undefined),
  };

  it('VAL-03 returns the name of a known region, and reports an unknown one', () => {
    expect([checkIdCard('11010519491231002X', { regions }), checkIdCard('440524188001010014', { regions })]).toEqual([
      {
        valid: true,
        birthday: '1949-12-31',
        sex: 2,
        regionCode: '110105',
        regionName: '北京市朝阳区',
        regionState: 'current',
        normalized: '11010519491231002X',
      },
      {
        valid: true,
        birthday: '1880-01-01',
        sex: 1,
        regionCode: '440524',
        regionState: 'unknown',
        normalized: '440524188001010014',
      },
    ]);
  });

  it('VAL-03 rejects an unknown region only if required', () => {
    expect(checkIdCard('440524188001010014', { regions, isRegionRequired: true })).toEqual({
      valid: false,
      reason: 'region',
    });
  });
});

it('VAL-01 rejects an invalid identity card in a form with the message of the specification', () => {
  expect([checkChineseIdCard('11010519491231002X', now), checkChineseIdCard('110105491231002', now)]).toEqual([
    null,
    null,
  ]);
  expect([checkChineseIdCard('', now), checkChineseIdCard('110101203001010015', now)]).toEqual([
    validatorMessages.chineseIdCard,
    validatorMessages.chineseIdCard,
  ]);
  expect(validatorMessages.chineseIdCard['zh-CN']).toBe('请输入正确的身份证号码');
});
