import { describe, expect, it } from 'vitest';

import { cliPerson, type Run } from './testing/cli-person.ts';

const lines = (...words: readonly string[]) => words.map((line) => `${line}\n`).join('');
const objects = ({ out }: Run): unknown[] =>
  out
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line));

describe('evergreen cron', () => {
  it('CRON-10 parses, explains, validates and counts, and lists the next and previous fires, from arguments', async () => {
    const { runs } = cliPerson();
    const noon = '0 0 12 ? * MON-FRI';
    const at = ['--from', '2026-01-16 09:00'];
    const answers = [
      await runs(['cron', 'parse', noon]),
      await runs(['cron', 'explain', noon]),
      await runs(['cron', 'explain', noon, '--lang', 'en-US']),
      await runs(['cron', 'validate', noon]),
      await runs(['cron', 'next', noon, ...at, '--count', '2']),
      await runs(['cron', 'previous', noon, ...at, '--count', '2']),
      await runs(['cron', 'count', noon, '--from', '2026-01-01', '--to', '2027-01-01']),
    ];
    expect(answers).toEqual([
      { code: 0, out: '0 0 12 ? * 2-6 *\n', err: '' },
      { code: 0, out: '每周一至周五 12:00\n', err: '' },
      { code: 0, out: 'At 12:00, Monday through Friday\n', err: '' },
      { code: 0, out: '正确\n', err: '' },
      { code: 0, out: lines('2026-01-16 12:00:00 +08:00', '2026-01-19 12:00:00 +08:00'), err: '' },
      { code: 0, out: lines('2026-01-15 12:00:00 +08:00', '2026-01-14 12:00:00 +08:00'), err: '' },
      { code: 0, out: '261\n', err: '' },
    ]);
  });

  it('CRON-10 reads expressions from standard input, one a line, and says which line is wrong', async () => {
    const pieces = ['\ufeff@daily\r\n\n0 6', '1 * * * ?\r\n0 0 0 30 2 ?'].map((piece) =>
      new TextEncoder().encode(piece),
    );
    expect(await cliPerson().runs(['cron', 'validate'], { input: pieces })).toEqual({
      code: 1,
      out: lines('@daily\t正确', '0 0 0 30 2 ?\t正确'),
      err: lines(
        '第 3 行 “0 61 * * * ?”第 3 个字符：“分”中的 61 超出范围，应为 0 到 59',
        '第 4 行 “0 0 0 30 2 ?”永远不会执行',
      ),
    });
  });

  it('CRON-10 prints one JSON object a line for programs', async () => {
    const { runs } = cliPerson();
    const range = ['--from', '2026-03-28T12:00:00Z', '--zone', 'Europe/London', '--count', '2', '--json'];
    const next = await runs(['cron', 'next', '0 30 1 * * ?', '0 0 0 30 2 ?', ...range]);
    const wrong = await runs(['cron', 'explain', '0 0 25 * * ?', '*/5 * * * *', '--json', '--lang', 'en-US']);
    const parsed = await runs(['cron', 'parse', '@hourly', '--json']);
    expect([next, wrong, parsed].map((run) => [run.code, run.err, objects(run)])).toEqual([
      [
        1,
        '',
        [
          {
            row: 1,
            expression: '0 30 1 * * ?',
            valid: true,
            fire: '2026-03-29T02:00:00+01:00',
            instant: 1774746000000,
          },
          {
            row: 1,
            expression: '0 30 1 * * ?',
            valid: true,
            fire: '2026-03-30T01:30:00+01:00',
            instant: 1774830600000,
          },
          { row: 2, expression: '0 0 0 30 2 ?', valid: true, fire: null, instant: null },
        ],
      ],
      [
        1,
        '',
        [
          {
            row: 1,
            expression: '0 0 25 * * ?',
            valid: false,
            error: {
              kind: 'range',
              field: 'hour',
              start: 4,
              end: 6,
              message: 'In the hours, 25 is out of range; it goes from 0 to 23',
              mended: null,
            },
          },
          { row: 2, expression: '*/5 * * * *', valid: true, description: 'Every 5 minutes', neverFires: false },
        ],
      ],
      [
        0,
        '',
        [
          {
            row: 1,
            expression: '@hourly',
            valid: true,
            formatted: '0 0 * * * ? *',
            neverFires: false,
            draft: {
              second: { mode: 'list', values: [0] },
              minute: { mode: 'list', values: [0] },
              hour: { mode: 'every' },
              day: { mode: 'everyDay' },
              month: { mode: 'every' },
              year: { mode: 'every' },
            },
          },
        ],
      ],
    ]);
  });

  it.each([
    ['0 0 25 * * ?', 5, '“时”中的 25 超出范围，应为 0 到 23', 'In the hours, 25 is out of range; it goes from 0 to 23'],
    [
      '0 1/0 0 * * ?',
      5,
      '“分”的间隔应为 1 到 60，不能是 0',
      'In the minutes, a step goes from 1 to 60, and cannot be 0',
    ],
    [
      '0 0 0 1 JUZ ?',
      9,
      '“月”中没有“JUZ”，请写 1 到 12 或 JAN 到 DEC',
      'In the months, “JUZ” is unknown; write 1 to 12 or JAN to DEC',
    ],
  ])(
    'CRON-06 names the field, the position and the reason of %j, in Chinese and English',
    async (text, place, chinese, english) => {
      const { runs } = cliPerson();
      expect([
        await runs(['cron', 'validate', text]),
        await runs(['cron', 'validate', text, '--lang', 'en-US']),
      ]).toEqual([
        { code: 1, out: '', err: `“${text}”第 ${place} 个字符：${chinese}\n` },
        { code: 1, out: '', err: `“${text}”: Character ${place}: ${english}\n` },
      ]);
    },
  );

  it('CRON-07 lists next and previous fires in any zone over changes of its clocks, and ends where there is none', async () => {
    const { runs } = cliPerson();
    const newYork = ['--zone', 'America/New_York'];
    const answers = [
      await runs(['cron', 'next', '0 30 2 * * ?', ...newYork, '--from', '2026-03-07', '--count', '3']),
      await runs(['cron', 'next', '0 30 1 * * ?', ...newYork, '--from', '2026-11-01', '--count', '2']),
      await runs(['cron', 'previous', '0 30 2 * * ?', ...newYork, '--from', '2026-03-09', '--count', '2']),
      await runs(['cron', 'next', '0 0 12 * * ?', '--zone', 'Asia/Kathmandu', '--from', '2026-01-16']),
      await runs(['cron', 'next', '0 0 0 30 2 ?', ...newYork, '--from', '2026-01-16']),
    ];
    expect(answers).toEqual([
      {
        code: 0,
        out: lines('2026-03-07 02:30:00 -05:00', '2026-03-08 03:00:00 -04:00', '2026-03-09 02:30:00 -04:00'),
        err: '',
      },
      { code: 0, out: lines('2026-11-01 01:30:00 -04:00', '2026-11-02 01:30:00 -05:00'), err: '' },
      { code: 0, out: lines('2026-03-08 03:00:00 -04:00', '2026-03-07 02:30:00 -05:00'), err: '' },
      { code: 0, out: '2026-01-16 12:00:00 +05:45\n', err: '' },
      { code: 1, out: '', err: '永远不会执行\n' },
    ]);
  });

  it('CRON-08 says in Chinese and English what an expression means, and lists its next five fires', async () => {
    const { runs } = cliPerson();
    const text = '0 0 8 ? * 2-6';
    expect([
      await runs(['cron', 'explain', text]),
      await runs(['cron', 'explain', text, '--lang', 'en-US']),
      await runs(['cron', 'next', text, '--from', '2026-01-15 09:00', '--count', '5']),
    ]).toEqual([
      { code: 0, out: '每周一至周五 08:00\n', err: '' },
      { code: 0, out: 'At 08:00, Monday through Friday\n', err: '' },
      {
        code: 0,
        out: lines(...['16', '19', '20', '21', '22'].map((day) => `2026-01-${day} 08:00:00 +08:00`)),
        err: '',
      },
    ]);
  });

  it('marks the exact characters on a terminal, under wide ones too', async () => {
    const { runs } = cliPerson();
    const words = ['cron', 'parse', '0 0 9 周五 25 ?', '0 0 9 1 * MON'];
    const terminal = await runs(words, { isErrorTerminal: true });
    const plain = await runs(['cron', 'parse', '０ 0 9 * * ?'], {
      isErrorTerminal: true,
      environment: { NO_COLOR: '1' },
    });
    const piped = await runs(['cron', 'parse'], { isErrorTerminal: true, input: '0 0 9 * *  \t? *  x y' });
    expect([terminal, plain, piped]).toEqual([
      {
        code: 1,
        out: '',
        err: lines(
          '0 0 9 周五 25 ?',
          '      \u001b[31m^^\u001b[0m',
          '第 7 个字符：“日”中不能出现“周”',
          '0 0 9 1 * MON',
          '          \u001b[31m^^^\u001b[0m',
          '第 11 个字符：“日”和“周”必须有且只有一个是“?”，可改为：0 0 9 1 * ?',
        ),
      },
      { code: 1, out: '', err: lines('０ 0 9 * * ?', '^^', '第 1 个字符：“秒”中的“０”是全角字符，请改用半角“0”') },
      {
        code: 1,
        out: '',
        err: lines(
          '第 1 行 0 0 9 * *   ? *  x y',
          '                         ^^^'.replace('^^^', '\u001b[31m^^^\u001b[0m'),
          '第 18 个字符：Cron 表达式应有 5 到 7 段（秒 分 时 日 月 周 年），这里有 9 段',
        ),
      },
    ]);
  });

  it('reads unix numbers, and other rules for changes of clocks, when told', async () => {
    const { runs } = cliPerson();
    const spring = ['--zone', 'America/New_York', '--from', '2026-03-08'];
    const outs = [
      await runs(['cron', 'explain', '0 9 1 * 1', '--dialect', 'unix']),
      await runs(['cron', 'next', '0 30 2 * * ?', ...spring]),
      await runs(['cron', 'next', '0 30 2 * * ?', ...spring, '--daylight-saving', 'quartz']),
      await runs(['cron', 'next', '0 0 9 * * ?', '--from', String(Date.UTC(2026, 0, 16, 1))]),
      await runs(['cron', 'next', '0 0 9 * * ?']),
      await runs(['cron', 'count', '0 0 9 * * ?']),
    ].map(({ out }) => out);
    expect(outs).toEqual([
      '每月 1 日或每周一 09:00\n',
      '2026-03-08 03:00:00 -04:00\n',
      '2026-03-09 02:30:00 -04:00\n',
      '2026-01-17 09:00:00 +08:00\n',
      '2026-01-16 09:00:00 +08:00\n',
      '365\n',
    ]);
  });

  it('warns of five fields whose weekdays unix numbers otherwise, and reads them so when told', async () => {
    const { runs } = cliPerson();
    const text = '30 8 * * 1-5';
    const at = ['--from', '2026-01-16 09:00'];
    const warning =
      '“周”的 1-5 按 Quartz 编号（1 是星期日）读作 SUN-THU。如按 unix 编号（1 是星期一），请写 30 8 * * MON-FRI，或加 --dialect unix\n';
    expect([
      await runs(['cron', 'next', text, ...at]),
      await runs(['cron', 'next', text, ...at, '--dialect', 'quartz', '--lang', 'en-US']),
      await runs(['cron', 'explain'], { input: `@daily\n${text}` }),
      await runs(['cron', 'next', text, ...at, '--dialect', 'unix']),
      await runs(['cron', 'parse', '0 9 1 * 1', '--dialect', 'unix', '--lang', 'en-US']),
      await runs(['cron', 'explain', '*/5 * * * *', '--dialect', 'unix']),
    ]).toEqual([
      { code: 0, out: '2026-01-18 08:30:00 +08:00\n', err: warning },
      {
        code: 0,
        out: '2026-01-18 08:30:00 +08:00\n',
        err: 'The weekdays 1-5 are read by Quartz numbers (1 is Sunday) as SUN-THU. For unix numbers (1 is Monday) write 30 8 * * MON-FRI, or add --dialect unix\n',
      },
      { code: 0, out: lines('@daily\t每天 00:00', `${text}\t每周日至周四 08:30`), err: `第 2 行 “${text}”${warning}` },
      {
        code: 0,
        out: '2026-01-19 08:30:00 +08:00\n',
        err: '按 unix 编号读作 MON-FRI，Quartz 的写法是 0 30 8 ? * 2-6 *\n',
      },
      {
        code: 0,
        out: '0 0 9 1 * MON *\n',
        err: 'Read by unix numbers as days 1 or weekdays MON. Quartz has no text for one or the other: write two expressions\n',
      },
      { code: 0, out: '每 5 分钟\n', err: '' },
    ]);
  });

  it('gives programs the warning and the text with names, and what unix numbers are in Quartz', async () => {
    const { runs } = cliPerson();
    const explain = ['cron', 'explain', '30 8 * * 1-5', '--json', '--lang', 'en-US'];
    const answers = [await runs(explain), await runs([...explain, '--dialect', 'unix'])];
    expect(answers.map((run) => [run.code, run.err, objects(run)])).toEqual([
      [
        0,
        '',
        [
          {
            row: 1,
            expression: '30 8 * * 1-5',
            valid: true,
            description: 'At 08:30, Sunday through Thursday',
            neverFires: false,
            warning: {
              kind: 'weekdayNumbering',
              message:
                'The weekdays 1-5 are read by Quartz numbers (1 is Sunday) as SUN-THU. For unix numbers (1 is Monday) write 30 8 * * MON-FRI, or add --dialect unix',
              corrected: '30 8 * * MON-FRI',
            },
          },
        ],
      ],
      [
        0,
        '',
        [
          {
            row: 1,
            expression: '30 8 * * 1-5',
            valid: true,
            description: 'At 08:30, Monday through Friday',
            neverFires: false,
            quartz: '0 30 8 ? * 2-6 *',
          },
        ],
      ],
    ]);
  });

  it('refuses a text of 60,000 terms by its length, and does not print it again', async () => {
    const { runs } = cliPerson();
    const text = `${'0,'.repeat(60_000)}0 0 0 * * ?`;
    const sentence = 'Cron 表达式最多 2000 个字符，这里有 120011 个。重复的值可以删去，连续的值可以写成范围，如 0-59';
    const shown = `“${text.slice(0, 60)}…”第 2001 个字符：${sentence}\n`;
    expect([
      await runs(['cron', 'validate', text]),
      await runs(['cron', 'validate'], { input: text, isErrorTerminal: true }),
    ]).toEqual([
      { code: 1, out: '', err: shown },
      { code: 1, out: '', err: `第 1 行 ${shown}` },
    ]);
  });

  it('ends with 1 when there is no such fire, and says from when on', async () => {
    const { runs } = cliPerson();
    expect([
      await runs(['cron', 'next', '0 0 0 1 1 ? 2000', '--from', '2026-01-16T09:00Z']),
      await runs(['cron', 'previous', '0 0 0 1 1 ? 2100', '--from', '2026-01-16', '--lang', 'en-US']),
      await runs(['cron', 'previous', '0 0 0 31 4 ?']),
    ]).toEqual([
      { code: 1, out: '', err: '2026-01-16 17:00:00 +08:00之后不再执行\n' },
      { code: 1, out: '', err: 'It did not fire before 2026-01-16 00:00:00 +08:00\n' },
      { code: 1, out: '', err: '永远不会执行\n' },
    ]);
  });

  it('stops when nobody reads any more', async () => {
    const run = await cliPerson().runs(['cron', 'next', '* * * * * ?', '--count', '999999999'], { patience: 3 });
    expect([run.code, run.err, run.out.length < 300_000]).toEqual([0, '', true]);
  });

  it.each([
    [['cron', 'next', '0', '0', '12', '*', '*', '?'], '表达式要加引号，例如 evergreen cron next "0 0 12 * * ?"'],
    [['cron', 'next', '@daily', '--zone', 'Mars/One'], '没有时区“Mars/One”，应形如 Asia/Shanghai'],
    [['cron', 'next', '@daily', '--count', '0'], '--count 0 不正确，应为从 1 开始的整数'],
    [
      ['cron', 'next', '@daily', '--from', '2026-02-30'],
      '--from 2026-02-30 不正确，应形如 2026-01-16 09:00:00，年份 1970 到 2199',
    ],
    [
      ['cron', 'next', '@daily', '--from', '2026-02-28T24:30Z'],
      '--from 2026-02-28T24:30Z 不正确，应形如 2026-01-16 09:00:00，年份 1970 到 2199',
    ],
    [
      ['cron', 'count', '@daily', '--to', '2250-01-01'],
      '--to 2250-01-01 不正确，应形如 2026-01-16 09:00:00，年份 1970 到 2199',
    ],
    [['cron', 'count', '@daily', '--to', '2000-01-01'], '--to 早于 --from'],
    [['cron', 'parse'], '没有要检查的内容：请写在命令后面，或从标准输入传入，每行一个'],
    [
      ['cron', 'parse', '@daily', '--dialect', 'vixie'],
      '--dialect <dialect> 的值不正确。查看用法：evergreen cron parse --help',
    ],
  ])('refuses %j', async (words, complaint) => {
    expect(await cliPerson().runs(words, { typed: [] })).toEqual({ code: 2, out: '', err: `${complaint}\n` });
  });
});
