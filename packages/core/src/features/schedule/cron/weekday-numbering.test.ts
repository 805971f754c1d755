import { describe, expect, it } from 'vitest';
import { cron, meaningOf } from './cron.testing.ts';
import { parseCron, weekdayNumbering } from './index.ts';

describe('weekdays of five fields that Quartz and unix number differently', () => {
  it.each([
    ['30 8 * * 1-5', 'SUN-THU', 'MON-FRI', '30 8 * * MON-FRI'],
    ['0 9 * * 7', 'SAT', 'SUN', '0 9 * * SUN'],
    ['  0 9 ?  * 2,4,6 ', 'MON,WED,FRI', 'TUE,THU,SAT', '  0 9 ?  * TUE,THU,SAT '],
    ['0 9 * * 6L', 'FRIL', 'SATL', '0 9 * * SATL'],
    ['0 9 * * 6#3,MON', 'FRI#3,MON', 'SAT#3,MON', '0 9 * * SAT#3,MON'],
    ['0 9 * * 2/3', 'MON/3', 'TUE/3', '0 9 * * TUE/3'],
    ['0 9 * * 5-7', 'THU-SAT', 'FRI-SUN', '0 9 * * FRI-SUN'],
  ])('parses %j as %s, reports %s as the alternative, and suggests %j', (text, quartz, unix, corrected) => {
    const numbering = weekdayNumbering(cron(text));
    expect(numbering).toEqual({ written: text.trim().split(/\s+/u)[4], quartz, unix, corrected });
    expect(meaningOf(cron(corrected))).toEqual(meaningOf(cron(text, { dialect: 'unix' })));
    expect(weekdayNumbering(cron(corrected))).toBe(null);
  });

  it.each([
    ['30 8 * * MON-FRI'],
    ['30 8 * * *'],
    ['30 8 1 * ?'],
    ['0 9 * * */2'],
    ['0 9 * * 1-7'],
    ['0 9 * * L'],
    ['@weekly'],
    ['0 30 8 ? * 1-5'],
    ['0 30 8 ? * 1-5 2030'],
  ])('reports nothing for %j', (text) => {
    expect(weekdayNumbering(cron(text))).toBe(null);
  });

  it('reports nothing for text parsed in the unix dialect', () => {
    expect(weekdayNumbering(cron('30 8 * * 1-5', { dialect: 'unix' }))).toBe(null);
  });

  it('suggests names for a unix number that Quartz rejects', () => {
    const refused = ['0 9 * * 0', '0 9 * * 0-3', '0 9 * * 8', '0 0 9 ? * 0', '0 9 1 * 0'].map((text) => {
      const parsed = parseCron(text);
      return parsed.ok ? null : [parsed.error.sentence['zh-CN'], parsed.error.sentence['en-US'], parsed.error.mended];
    });
    const range = [
      '“周”中的 0 超出范围，应为 1 到 7（1 是星期日，7 是星期六）',
      'In the weekdays, 0 is out of range; it goes from 1 (Sunday) to 7 (Saturday)',
    ];
    expect(refused).toEqual([
      [`${range[0]}。按 unix 编号应写成 0 9 * * SUN`, `${range[1]}. By unix numbers write 0 9 * * SUN`, '0 9 * * SUN'],
      [
        `${range[0]}。按 unix 编号应写成 0 9 * * SUN-WED`,
        `${range[1]}. By unix numbers write 0 9 * * SUN-WED`,
        '0 9 * * SUN-WED',
      ],
      [range[0]?.replace('的 0', '的 8'), range[1]?.replace(', 0', ', 8'), null],
      [range[0], range[1], null],
      [range[0], range[1], null],
    ]);
  });
});
