import { readFileSync } from 'node:fs';

import { describe, expect, it, vi } from 'vitest';

import { cellShortcuts, fieldRules, type FieldRuleName } from '@evergreen/core/validation/validators';
import { systemRandom } from '@evergreen/platform/random-system';

import { cliPerson, type Run } from './testing/cli-person.ts';

const lines = (...words: readonly string[]) => words.map((line) => `${line}\n`).join('');
const objects = ({ out }: Run): unknown[] =>
  out
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
const bytes = (...pieces: readonly (string | readonly number[])[]) =>
  pieces.map((piece) => (typeof piece === 'string' ? new TextEncoder().encode(piece) : Uint8Array.from(piece)));

const GOOD = '11010519491231002X';
const WRONG = '110105194912310021';

describe('evergreen idcard', () => {
  it('VAL-03 checks 15 and 18 digits, the date and the check digit, and tells birthday, sex and region', async () => {
    const { runs } = cliPerson();
    const numbers = [GOOD, '110105491231002', '11010519490231002X', WRONG, '12345678901234567'];
    const checked = objects(await runs(['idcard', '--json', ...numbers]));
    const facts = {
      valid: true,
      birthday: '1949-12-31',
      sex: 2,
      regionCode: '110105',
      regionName: '北京市朝阳区',
      regionState: 'current',
      normalized: GOOD,
    };
    expect(checked).toEqual([
      { row: 1, value: GOOD, ...facts },
      { row: 2, value: '110105491231002', ...facts },
      { row: 3, value: '11010519490231002X', valid: false, reason: 'date', message: expect.any(String) },
      { row: 4, value: WRONG, valid: false, reason: 'checkDigit', message: expect.any(String) },
      { row: 5, value: '12345678901234567', valid: false, reason: 'length', message: expect.any(String) },
    ]);
  });

  it('VAL-10 tells birthday, sex and region of the numbers that are right, and the reason of those that are wrong', async () => {
    const { runs } = cliPerson();
    const words = ['idcard', GOOD, '110105491231002', WRONG, ` ${GOOD}`, '123'];
    expect([await runs(words), await runs(['idcard', '--lang', 'en-US', WRONG.replace('1949', '2049'), GOOD])]).toEqual(
      [
        {
          code: 1,
          out: lines(
            `${GOOD}\t正确\t1949-12-31\t女\t北京市朝阳区`,
            `110105491231002\t正确\t1949-12-31\t女\t北京市朝阳区\t${GOOD}`,
            `${WRONG}\t校验码不符，请逐位核对`,
            ` ${GOOD}\t前面或后面有空格，请删除`,
            '123\t应为 18 位或 15 位，这里是 3 位',
          ),
          err: '',
        },
        {
          code: 1,
          out: lines(
            '110105204912310021\tits date of birth is in the future',
            `${GOOD}\tright\t1949-12-31\tfemale\t北京市朝阳区`,
          ),
          err: '',
        },
      ],
    );
  });

  it('VAL-10 reads lines of standard input and prints JSON for programs', async () => {
    const run = await cliPerson().runs(['idcard', '--json'], {
      input: bytes(`${GOOD}\r\n\r\n${WRONG.slice(0, 9)}`, WRONG.slice(9)),
    });
    expect([run.code, run.err, objects(run)]).toEqual([
      1,
      '',
      [
        {
          row: 1,
          value: GOOD,
          valid: true,
          birthday: '1949-12-31',
          sex: 2,
          regionCode: '110105',
          regionName: '北京市朝阳区',
          regionState: 'current',
          normalized: GOOD,
        },
        { row: 3, value: WRONG, valid: false, reason: 'checkDigit', message: '校验码不符，请逐位核对' },
      ],
    ]);
  });

  it('paints what is right and wrong on a terminal, unless colours are refused', async () => {
    const { runs } = cliPerson();
    const words = ['idcard', WRONG];
    expect([
      (await runs(words, { columns: 80 })).out,
      (await runs(words, { columns: 80, environment: { NO_COLOR: '1' } })).out,
      (await runs(['validate', 'qq', '12345'], { columns: 80 })).out,
    ]).toEqual([
      `${WRONG}\t\u001b[31m校验码不符，请逐位核对\u001b[0m\n`,
      `${WRONG}\t校验码不符，请逐位核对\n`,
      '12345\t\u001b[32m正确\u001b[0m\n',
    ]);
  });
});

describe('a column of a CSV file', () => {
  const table = ['\ufeff姓名,身份证号,备注\r\n', `"张, 三",${GOOD},"一\r\n二"\r\n\r\n李四,${WRONG},\r\n`].join('');
  const check = ['--csv', 'staff.csv', '--column', '身份证号'];

  it('VAL-10 is checked row by row; the wrong rows are named with value and reason', async () => {
    const { runs } = cliPerson();
    const files = { 'staff.csv': table };
    const wrongRow = `4\t${WRONG}\t校验码不符，请逐位核对\n`;
    expect([
      await runs(['idcard', ...check], { files }),
      await runs(['validate', ...check, '--rule', 'idcard'], { files }),
      await runs(['validate', 'idcard', ...check, '--json'], { files }),
      await runs(['idcard', ...check, '--all'], { files }),
      await runs(['validate', 'shortText', '--csv', '-', '--column', '备注', '--lang', 'en-US'], { input: table }),
    ]).toEqual([
      { code: 1, out: wrongRow, err: '共检查 2 行，有误 1 行\n' },
      { code: 1, out: wrongRow, err: '共检查 2 行，有误 1 行\n' },
      {
        code: 1,
        out: `{"row":4,"value":"${WRONG}","valid":false,"reason":"checkDigit","message":"校验码不符，请逐位核对"}\n`,
        err: '',
      },
      { code: 1, out: `2\t${GOOD}\t正确\t1949-12-31\t女\t北京市朝阳区\n${wrongRow}`, err: '共检查 2 行，有误 1 行\n' },
      { code: 0, out: '', err: '2 rows checked, 0 wrong\n' },
    ]);
  });

  it('VAL-10 is read in GB18030 when told or where it is no UTF-8, and a wrong encoding is said', async () => {
    const { runs } = cliPerson();
    // 姓名, cut in the middle of a character.
    const files = { 'old.csv': bytes([0xd0, 0xd5, 0xc3], [0xfb], '\nx\n') };
    const words = ['validate', 'dictionaryCode', '--csv', 'old.csv', '--column', '姓名'];
    const runsOf = (...more: readonly string[]) => runs([...words, ...more], { files });
    expect([await runsOf('--encoding', 'gb18030'), await runsOf(), await runsOf('--encoding', 'utf-8')]).toEqual([
      { code: 0, out: '', err: '共检查 1 行，有误 0 行\n' },
      { code: 0, out: '', err: '共检查 1 行，有误 0 行\n' },
      { code: 1, out: '', err: '内容不是 utf-8 编码，请用 --encoding 指出，例如 --encoding gb18030\n' },
    ]);
  });

  it('VAL-10 is read only as fast as the output is taken, and no longer than somebody reads it', async () => {
    let pieces = 0;
    const endless = function* () {
      yield new TextEncoder().encode('身份证号\n');
      for (;;) {
        pieces += 1;
        yield new TextEncoder().encode(`${WRONG}\n`.repeat(1000));
      }
    };
    const input = { [Symbol.iterator]: endless };
    const run = await cliPerson().runs(['idcard', '--csv', '-', '--column', '身份证号'], { input, patience: 5 });
    expect([run.code, run.err, pieces]).toEqual([1, '', 5]);
  });

  it.each([
    ['empty', '', 1, '文件是空的，第一行应为列名'],
    ['without the column', '姓名,号码\n', 2, '文件中没有“身份证号”列，现有的列：姓名、号码'],
    [
      'of very many and long columns',
      `${'长'.repeat(10_000)},${'a,'.repeat(100_000)}\n`,
      2,
      `文件中没有“身份证号”列，现有的列：${'长'.repeat(40)}…${'、a'.repeat(19)}…`,
    ],
    ['with the column twice', '身份证号,身份证号\n', 2, '文件中有多个“身份证号”列'],
    ['with an open quote', `身份证号\n"${GOOD}\n`, 1, '第 2 行的引号没有闭合，其后的内容未检查'],
  ])('says what is wrong with a file that is %s', async (_, file, code, complaint) => {
    const run = await cliPerson().runs(['idcard', ...check], { files: { 'staff.csv': file } });
    expect(run).toEqual({ code, out: '', err: `${complaint}\n` });
  });
});

describe('evergreen validate', () => {
  /** The table of the specification; the credit code is no part of it. */
  const refusedByRule = {
    mobile: '12800138000',
    username: 'abc',
    email: 'a@b',
    naturalNumber: '-1',
    englishLetters: 'a1',
    landline: '62345678',
    bankCard: '123456789',
    idNumber: 'G-123',
    chineseIdCard: '110105',
    qq: '1234',
    url: 'ftp://a',
    lettersAndDigits: 'a_b',
    code: '1a',
    plainValue: 'a,b',
    chineseOrEnglish: '张3',
    digitsAndLineFeeds: '1 2',
    shortText: '讲'.repeat(256),
  } as const satisfies Readonly<Record<Exclude<FieldRuleName, 'creditCode'>, string>>;

  it.each(Object.entries(refusedByRule))(
    'VAL-01 refuses by the rule %s what the core refuses, with its message in both languages',
    async (name, value) => {
      const rule = Object.entries(fieldRules).find(([known]) => known === name)?.[1];
      const message = rule?.(value, { now: 0 }) ?? null;
      const { runs } = cliPerson();
      expect([
        message !== null,
        await runs(['validate', name, value]),
        await runs(['validate', name, value, '--lang', 'en-US']),
      ]).toEqual([
        true,
        { code: 1, out: `${value}\t${message?.['zh-CN']}\n`, err: '' },
        { code: 1, out: `${value}\t${message?.['en-US']}\n`, err: '' },
      ]);
    },
  );

  it('VAL-10 checks values by any rule of the core, and its exit code says whether all are right', async () => {
    const { runs } = cliPerson();
    expect([
      await runs(['validate', 'mobile', '13800000000']),
      await runs(['validate', 'mobile', '16600000000', '13800000000']),
      await runs(['validate', 'mobile-of-tables', '16600000000']),
      await runs(['validate', '--rule', 'cell:money', '0', '1.5', '--lang', 'en-US']),
      await runs(['validate', 'creditCode', '91350100M000100Y43', '9135']),
      await runs(['validate', 'bankCard', '6222021234567890123']),
      await runs(['validate', 'email', '--json'], { input: 'a@b.example\nb\n' }),
    ]).toEqual([
      { code: 0, out: '13800000000\t正确\n', err: '' },
      { code: 1, out: lines('16600000000\t请输入正确手机号', '13800000000\t正确'), err: '' },
      { code: 0, out: '16600000000\t正确\n', err: '' },
      { code: 1, out: lines('0\tis not: an amount over 0 with at most two decimals', '1.5\tright'), err: '' },
      { code: 1, out: lines('91350100M000100Y43\t正确', '9135\t应为 18 位'), err: '' },
      { code: 0, out: '6222021234567890123\t请核对银行卡号：末位校验码不符\n', err: '' },
      {
        code: 1,
        out: lines(
          '{"row":1,"value":"a@b.example","valid":true}',
          '{"row":2,"value":"b","valid":false,"message":"邮箱格式不正确"}',
        ),
        err: '',
      },
    ]);
  });

  it('checks by a pattern of the person, which cannot hang', async () => {
    const { runs } = cliPerson();
    expect([
      await runs(['validate', '--pattern', '^(a+)+$', 'aa', `${'a'.repeat(4000)}b`]),
      await runs(['validate', '--pattern', '(a', 'x', '--lang', 'en-US']),
    ]).toEqual([
      { code: 1, out: lines('aa\t正确', `${'a'.repeat(4000)}b\t不符合 ^(a+)+$`), err: '' },
      { code: 2, out: '', err: expect.stringMatching(/^--pattern is wrong: .+\n$/u) },
    ]);
  });

  it('VAL-10 lists all rules of the core with a sentence each', async () => {
    const { runs } = cliPerson();
    const [chinese, english] = [
      await runs(['validate', '--list']),
      await runs(['validate', '--list', '--json', '--lang', 'en-US']),
    ];
    const names = objects(english).map((rule) =>
      typeof rule === 'object' && rule !== null && 'name' in rule ? rule.name : rule,
    );
    const others = ['mobileOfTables', 'landlineOrMobile', 'strongPassword', 'smsCode', 'dictionaryCode'];
    expect(names).toEqual([
      'idcard',
      ...Object.keys(fieldRules),
      ...others,
      ...[...cellShortcuts.keys()].map((name) => `cell:${name}`),
    ]);
    expect(chinese.out.split('\n')[1]).toBe('mobile              手机号（表单规则）：11 位，第二位是 3、4、5、7、8');
    expect(english.out).not.toMatch(/\p{Script=Han}/u);
  });

  it.each([
    [['validate'], '请指出规则，可用的规则见 evergreen validate --list'],
    [['validate', 'nothing', 'x'], '没有规则“nothing”，可用的规则见 evergreen validate --list'],
    [['validate', 'qq'], '没有要检查的内容：请写在命令后面，或从标准输入传入，每行一个'],
    [
      ['validate', 'qq', '--rule', 'qq', '--pattern', 'x'],
      '选项 --pattern <pattern> 与另一选项冲突。查看用法：evergreen validate --help',
    ],
    [['validate', 'qq', '1', '--csv', 'a.csv', '--column', 'b'], '--csv 不能与直接给出的值同时使用'],
    [['idcard', '--csv', 'a.csv'], '请用 --column 指出要检查的列'],
    [['idcard', '--column', 'b'], '--column 和 --all 只能与 --csv 一起使用'],
    [['idcard', '--csv', 'a.csv', '--column', 'b'], '无法读取：ENOENT: no such file or directory'],
    [['idcard', '1', '--encoding', 'klingon'], '不支持的编码“klingon”，可用 utf-8、gb18030、gbk、big5 等'],
    [['password', '--count', 'two'], '--count two 不正确，应为从 1 开始的整数'],
  ])('refuses %j', async (words, complaint) => {
    expect(await cliPerson().runs(words, { typed: [] })).toEqual({ code: 2, out: '', err: `${complaint}\n` });
  });
});

describe('evergreen password', () => {
  it('VAL-04 makes 8 letters and digits, each drawn by the cryptographic source of the machine', async () => {
    const drawn = vi.spyOn(crypto, 'getRandomValues');
    const { code, out } = await cliPerson().runs(['password'], { random: systemRandom });
    const draws = drawn.mock.calls.length;
    drawn.mockRestore();
    expect([code, out.trimEnd(), draws >= 8]).toEqual([
      0,
      expect.stringMatching(/^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{8}$/u),
      true,
    ]);
    // The program itself is given no other one.
    expect(readFileSync(new URL('bin.ts', import.meta.url), 'utf8')).toContain('random: systemRandom,');
  });

  it('makes as many passwords of letters and digits as are asked for', async () => {
    const { runs } = cliPerson();
    const one = await runs(['password']);
    const three = await runs(['password', '--count', '3', '--json']);
    const shape = /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{8}$/u;
    expect([one.code, three.code, one.out.trimEnd(), objects(three)]).toEqual([
      0,
      0,
      expect.stringMatching(shape),
      [1, 2, 3].map(() => ({ password: expect.stringMatching(shape) })),
    ]);
  });
});
