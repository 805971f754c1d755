import { describe, expect, it } from 'vitest';

import { createJsonReader } from './json-reader.ts';
import { cliPerson, type Surroundings } from './testing/cli-person.ts';

const CSV = [
  'title,quota,startTime,contact',
  '健康讲座,30,2026-12-01 09:00:00,张伟',
  '"书法, 讲座",9,2026-12-02 09:00:00,',
  '太极拳,,2026-11-01 09:00:00,李娜',
  '',
].join('\r\n');
const ROWS = [
  { title: '健康讲座', quota: 30, startTime: '2026-12-01 09:00:00', contact: '张伟', isTop: 'Y' },
  { title: '太极拳', quota: null, startTime: '2026-11-01 09:00:00', contact: '', isTop: 'N', place: { x: 1 } },
];
const lines = (...words: readonly string[]) => words.map((line) => `${line}\n`).join('');

async function asked(words: readonly string[], surroundings: Surroundings = { files: { 'a.csv': CSV } }) {
  const { code, out, err } = await cliPerson().runs(['query', ...words], surroundings);
  return code === 0 ? out : [code, err.trim()];
}

describe('evergreen query', () => {
  it.each<[where: readonly string[], rows: readonly string[]]>([
    [['quota >= 9'], ['健康讲座,30,2026-12-01 09:00:00,张伟', '"书法, 讲座",9,2026-12-02 09:00:00,']],
    [['quota>9'], ['健康讲座,30,2026-12-01 09:00:00,张伟']],
    [['title like 讲座', 'contact empty'], ['"书法, 讲座",9,2026-12-02 09:00:00,']],
    [['title in 太极拳, 健康讲座', 'quota notEmpty'], ['健康讲座,30,2026-12-01 09:00:00,张伟']],
    [['quota between 9, 30'], ['健康讲座,30,2026-12-01 09:00:00,张伟', '"书法, 讲座",9,2026-12-02 09:00:00,']],
    [['startTime < 2026-12-01'], ['太极拳,,2026-11-01 09:00:00,李娜']],
    [['startTime eq 2026-12-02'], ['"书法, 讲座",9,2026-12-02 09:00:00,']],
    [
      [
        '[{"matchType":"or","params":[{"field":"quota","rule":"lt","val":10},{"field":"title","rule":"eq","val":"太极拳"}]}]',
      ],
      ['"书法, 讲座",9,2026-12-02 09:00:00,', '太极拳,,2026-11-01 09:00:00,李娜'],
    ],
    [
      [
        `https://host/isps/activity?superQueryParams=${encodeURIComponent('[{"field":"title","rule":"left_like","val":"讲座"}]')}`,
      ],
      ['健康讲座,30,2026-12-01 09:00:00,张伟', '"书法, 讲座",9,2026-12-02 09:00:00,'],
    ],
    [['title eq nothing'], []],
  ])('QUERY-10 prints the rows of a CSV file for which %j holds', async (where, rows) => {
    const options = where.flatMap((text) => ['--where', text]);
    expect(await asked([...options, 'a.csv'])).toBe(lines('title,quota,startTime,contact', ...rows));
  });

  it('QUERY-10 reads JSON as a list or one object a line, counts, and joins conditions by or', async () => {
    const [first, second] = ROWS;
    const files = {
      'list.json': JSON.stringify(ROWS, null, 2),
      'lines.jsonl': ROWS.map((row) => JSON.stringify(row)).join('\n'),
    };
    const either = ['--where', 'quota > 20', '--where', 'title = 太极拳', '--match', 'or'];
    expect([
      await asked(['--where', 'quota > 20', 'list.json'], { files }),
      await asked([...either, 'lines.jsonl'], { files }),
      await asked([...either, '--count', 'list.json'], { files }),
      await asked([...either, '--format', 'json', '-'], { input: files['list.json'] }),
    ]).toEqual([
      lines(JSON.stringify(first)),
      lines(JSON.stringify(first), JSON.stringify(second)),
      lines('2'),
      lines(JSON.stringify(first), JSON.stringify(second)),
    ]);
  });

  it('QUERY-10 compares by the fields of a resource, named by key or title, and says the query in words', async () => {
    const files = { 'a.csv': '活动标题,名额\r\n健康讲座,30\r\n太极拳,9\r\n' };
    const words = ['--resource', 'activity', '--where', '名额 >= 10', '--where', 'title like 讲座'];
    expect([
      await asked([...words, 'a.csv'], { files }),
      await asked([...words, '--json', 'a.csv'], { files }),
      await asked([...words, '--words']),
      await asked([...words, '--words', '--lang', 'en-US']),
    ]).toEqual([
      lines('活动标题,名额', '健康讲座,30'),
      lines('{"活动标题":"健康讲座","名额":"30"}'),
      lines('名额不小于 10，且活动标题包含“讲座”'),
      lines('Places is at least 10 and Title contains “讲座”'),
    ]);
  });

  it('refuses a file with two columns of one name, or of one field: case 22', async () => {
    const answer = async (head: string, ...words: readonly string[]) =>
      asked([...words, 'a.csv'], { files: { 'a.csv': `${head}\r\nA,B\r\n` } });
    expect([
      await answer('name,name', '--where', 'name = A'),
      await answer('name,other,other ', '--where', 'name = A'),
      await answer('title,活动标题', '--resource', 'activity', '--where', '活动标题 = A'),
    ]).toEqual([
      [2, '文件中有多个“name”列'],
      [2, '文件中有多个“other”列'],
      [2, '文件中有多个“活动标题”列'],
    ]);
  });

  it('says what is wrong with a condition, a file or an option', async () => {
    const files = { 'a.csv': CSV, 'b.json': '[{"a":1},2]', 'c.csv': '' };
    expect([
      await asked(['a.csv']),
      await asked(['--where', 'title is x', 'a.csv']),
      await asked(['--where', 'title =', 'a.csv']),
      await asked(['--where', '[1]', 'a.csv']),
      await asked(['--where', 'gone = 1', 'a.csv']),
      await asked(['--where', 'a = 1', 'b.json'], { files }),
      await asked(['--where', 'a = 1', 'c.csv'], { files }),
      await asked(['--where', 'title = 1', '--match', 'xor', 'a.csv']),
      await asked(['--where', 'title = 1', '--format', 'xml', 'a.csv']),
      await asked(['--where', 'title = 1', '--resource', 'gone', 'a.csv']).then((answer) => answer.slice(0, 1)),
      await asked(['--where', 'quota >= many', '--resource', 'activity', 'a.csv']),
      await asked(['--where', 'title = 1']),
    ]).toEqual([
      [2, '请用 --where 给出条件'],
      [2, '--where title is x 不正确，应为“列 规则 值”，例如 "quota >= 10"、"title like 讲座"、"contact empty"'],
      [2, '--where title = 不正确，应为“列 规则 值”，例如 "quota >= 10"、"title like 讲座"、"contact empty"'],
      [2, '查询条件的格式不正确，请重新设置条件'],
      [2, '文件中没有“gone”列，现有的列：title、quota、startTime、contact'],
      [1, '第 2 项不是完整的 JSON 对象，其后的内容未读取'],
      [1, '文件是空的，第一行应为列名'],
      [2, '--match xor 不正确，应为 and 或 or'],
      [2, '--format xml 不正确，应为 csv 或 json'],
      [2],
      [2, '“名额”的条件值格式不正确，请重新填写'],
      [2, '请指出要筛选的文件'],
    ]);
  });

  it('stops reading when nobody reads what it prints', async () => {
    let pieces = 0;
    function* endless() {
      const encoder = new TextEncoder();
      yield encoder.encode('a\r\n');
      for (;;) {
        pieces += 1;
        yield encoder.encode('1\r\n'.repeat(10_000));
      }
    }
    const { code } = await cliPerson().runs(['query', '--where', 'a = 1', 'a.csv'], {
      files: { 'a.csv': endless() },
      patience: 3,
    });
    expect([code, pieces < 10]).toEqual([0, true]);
  });
});

it('reads JSON objects wherever the chunks end', () => {
  const rows = [{ a: '}{"\\\\,[' }, {}, { 'b"': [1, { c: null }], d: '活😀' }, { e: { f: [] } }];
  const texts = [
    JSON.stringify(rows),
    JSON.stringify(rows, null, 2),
    rows.map((row) => JSON.stringify(row)).join('\n'),
  ];
  const read = texts.flatMap((text) =>
    [1, 2, 3, 5, 7, 1000].map((size) => {
      const reader = createJsonReader();
      const found: unknown[] = [];
      for (let at = 0; at < text.length; at += size) found.push(...reader.push(text.slice(at, at + size)).objects);
      return [found, reader.end().problem];
    }),
  );
  expect(read).toEqual(read.map(() => [rows, null]));
});

it('says which item of a JSON file is cut off or no object', () => {
  const problems = ['[{"a":1}', '{"a":', '[1]', '{"a":1} x', '{a:1}'].map((text) => {
    const reader = createJsonReader();
    const { problem } = reader.push(text);
    return (problem ?? reader.end().problem)?.['en-US'];
  });
  const cut = (item: number) => `Item ${item} is not a whole JSON object; nothing after it was read`;
  expect(problems).toEqual([undefined, cut(1), cut(1), cut(2), cut(1)]);
});
