import { describe, expect, it } from 'vitest';

import { kindOf } from './kind-words.testing.ts';

const sexes = [
  { value: '1', text: '男' },
  { value: '2', title: '女' },
  { value: '3', label: '未说明', disabled: true },
];
const cities = [
  { value: 'bj', text: '北京' },
  { value: 0, text: '无' },
  { value: 'sh', text: '上海、浦东' },
  { value: 'other' },
];

describe.each(['select', 'radio', 'sel_search', 'select-search', 'select-dict-search'])('%s', (type) => {
  const { read, says, wrong } = kindOf(type, {}, sexes);

  it("TABLE-03 parses an option's text or value", () => {
    expect(['男', ' 女 ', '1', '2', ''].map(read)).toEqual(['1', '2', '1', '2', null]);
  });

  it('TABLE-03 takes other words for an option where only one can be meant', () => {
    const peoples = kindOf(type, {}, [
      { value: '01', text: '汉族' },
      { value: '02', text: '蒙古族' },
      { value: '03', text: '其他' },
    ]);
    const answers = kindOf(type, {}, [
      { value: 'Y', text: '是' },
      { value: 'N', text: '否' },
      { value: 'U', text: '不详' },
    ]);
    const sizes = kindOf(type, {}, [
      { value: 'a', text: 'M' },
      { value: 'b', text: 'm' },
    ]);
    expect([
      ['男性', 'M', 'ｍａｌｅ', '女士', 'F', ' 男　', '\u200b女', '１'].map(read),
      ['汉', '蒙古', '汉 族'].map(peoples.read),
      ['yes', 'TRUE', '√', 'no', '×', '1', '0'].map(answers.read),
      ['M', 'm', 'Ｍ'].map(sizes.read),
    ]).toEqual([
      ['1', '1', '1', '2', '2', '1', '2', '1'],
      ['01', '02', '01'],
      ['Y', 'Y', 'Y', 'N', 'N', 'Y', 'N'],
      ['a', 'b', { refused: '“Ｍ”不在可选范围内，请填：M、m' }],
    ]);
  });

  it('TABLE-03 rejects unknown options, and lists the valid ones', () => {
    expect(['人', '男,女', '未说明', '3'].map(read)).toEqual([
      { refused: '“人”不在可选范围内，请填：男、女' },
      { refused: '“男,女”不在可选范围内，请填：男、女' },
      { refused: '“未说明”已停用，请选择其他项' },
      { refused: '“3”已停用，请选择其他项' },
    ]);
  });

  it("TABLE-03 displays an option's text, title or label; an unknown value is displayed verbatim and kept", () => {
    expect(['1', 2, '3', '9', null, ''].map(says)).toEqual(['男', '女', '未说明', '9', '', '']);
    expect(['1', 9, '9', null, true, ['1']].map(wrong)).toEqual([
      null,
      null,
      null,
      null,
      null,
      '这里应为文字，收到的是["1"]，请重新填写',
    ]);
  });
});

describe('single choice', () => {
  it('TABLE-03 lists at most five options, and reports if there are none', () => {
    const many = Array.from({ length: 7 }, (_, index) => ({ value: index, text: `第${index}项` }));
    expect([
      kindOf('select', {}, many).read('x'),
      kindOf('select', {}, many.slice(0, 5)).read('x'),
      kindOf('select').read('x'),
    ]).toEqual([
      { refused: '“x”不在可选范围内，请填：第0项、第1项、第2项、第3项、第4项…' },
      { refused: '“x”不在可选范围内，请填：第0项、第1项、第2项、第3项、第4项' },
      { refused: '“x”无法填入，这里现在没有可选项' },
    ]);
  });

  it('TABLE-03 keeps numbers, including 0', () => {
    const { read, says } = kindOf('select', {}, cities);
    expect([read('无'), says(0), says('0'), read('other')]).toEqual([0, '无', '无', 'other']);
  });

  it('TABLE-03 displays nothing for an empty value, whatever an option is called', () => {
    expect([null, 'null'].map(kindOf('select', {}, [{ value: 'null', text: '无' }]).says)).toEqual(['', '无']);
  });

  it('TABLE-17 accepts custom values if the column allows it, except unstorable ones', () => {
    const { read, says } = kindOf('select', { allowInput: true }, sexes);
    expect(['男', '其他', 'a\u0000b'].map(read)).toEqual([
      '1',
      '其他',
      { refused: '含有无法保存的字符，请删除后重试' },
    ]);
    expect(says('其他')).toBe('其他');
  });

  it('TABLE-03 distinguishes options with equal texts by value; the first of two with one value is used', () => {
    const { read, says } = kindOf('select', {}, [
      { value: 17, text: '张三' },
      { value: 18, text: '张三' },
      { value: 18, text: '李四' },
      { value: 19, text: ' ', title: '王五' },
    ]);
    expect([says(17), says(18), says(19)]).toEqual(['张三 (17)', '张三 (18)', '王五']);
    expect([read('张三 (18)'), read('18'), read('李四'), read('张三')]).toEqual([
      18,
      18,
      { refused: '“李四”不在可选范围内，请填：张三、张三、李四、王五' },
      { refused: '“张三”不在可选范围内，请填：张三、张三、李四、王五' },
    ]);
  });

  it("TABLE-03 starts with the column's default", () => {
    expect(
      [{}, { defaultValue: '1' }, { defaultValue: 0 }].map((said) => kindOf('select', said, cities).begins()),
    ).toEqual([null, '1', 0]);
  });
});

describe.each(['list_multi', 'select-multiple'])('%s', (type) => {
  const { read, says, wrong } = kindOf(type, {}, cities);

  it('TABLE-03 parses several texts or values, without duplicates, in order', () => {
    expect(['无,北京', 'bj；0', '北京、other;北京', ' 北京 ， 无 ', '', ',;'].map(read)).toEqual([
      '0,bj',
      'bj,0',
      'bj,other',
      'bj,0',
      null,
      null,
    ]);
  });

  it('TABLE-03 texts containing a separator are quoted, or alone', () => {
    expect([says('bj,sh'), read('北京,"上海、浦东"'), read(' 上海、浦东 ')]).toEqual([
      '北京,"上海、浦东"',
      'bj,sh',
      'sh',
    ]);
  });

  it('TABLE-03 rejects all if one is unknown, reporting the first', () => {
    expect([read('北京,天津,重庆'), read('"'), read('上海、北京')]).toEqual([
      { refused: '“天津”不在可选范围内，请填：北京、无、上海、浦东、other' },
      { refused: '“"”不在可选范围内，请填：北京、无、上海、浦东、other' },
      { refused: '“上海”不在可选范围内，请填：北京、无、上海、浦东、other' },
    ]);
  });

  it('TABLE-03 displays all texts; unknown values are displayed verbatim; a list is displayed and marked', () => {
    expect(['bj,x', 0, '', null, ['bj', 0]].map(says)).toEqual(['北京,x', '无', '', '', '北京,无']);
    expect(['bj,x', 0, null, ['bj']].map(wrong)).toEqual([
      null,
      null,
      null,
      '这里应为文字，收到的是["bj"]，请重新填写',
    ]);
  });

  it('TABLE-03 starts with one or several', () => {
    expect(
      [{}, { defaultValue: '' }, { defaultValue: 'bj,0' }, { defaultValue: ['bj', 0] }].map((said) =>
        kindOf(type, said, cities).begins(),
      ),
    ).toEqual([null, null, 'bj,0', 'bj,0']);
  });

  it('TABLE-17 accepts custom values among them if the column allows it', () => {
    const own = kindOf(type, { allowInput: true }, cities);
    expect([own.read('北京, 自己的 ，other'), own.says('bj,自己的'), own.read('a\u0000b')]).toEqual([
      'bj,自己的,other',
      '北京,自己的',
      { refused: '含有无法保存的字符，请删除后重试' },
    ]);
  });

  it('a disabled option alone is rejected with its own message', () => {
    expect(kindOf(type, {}, sexes).read('未说明')).toEqual({ refused: '“未说明”已停用，请选择其他项' });
  });
});

describe.each(['sel_depart', 'sel_user', 'popup'])('%s', (type) => {
  it('TABLE-03 is the picked text, if the table has no options', () => {
    const { read, says } = kindOf(type);
    expect([read(' 张三、李四 '), says('张三、李四'), read(''), says(null)]).toEqual([
      '张三、李四',
      '张三、李四',
      null,
      '',
    ]);
  });

  it('TABLE-03 is parsed and displayed by name if it has; unknown values are kept', () => {
    const { read, says } = kindOf(type, {}, [{ value: 'u1', text: '张三' }]);
    expect([read('张三,u9'), says('u1,u9'), read('')]).toEqual(['u1,u9', '张三,u9', null]);
  });

  it("TABLE-03 starts with the column's default", () => {
    expect(kindOf(type, { defaultValue: 'u1' }).begins()).toBe('u1');
  });
});
