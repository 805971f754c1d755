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

  it('TABLE-03 is read by what an option says, or by its value', () => {
    expect(['男', ' 女 ', '1', '2', ''].map(read)).toEqual(['1', '2', '1', '2', null]);
  });

  it('TABLE-03 refuses what cannot be chosen, and names what can', () => {
    expect(['人', '男,女', '未说明', '3'].map(read)).toEqual([
      { refused: '“人”不在可选范围内，请填：男、女' },
      { refused: '“男,女”不在可选范围内，请填：男、女' },
      { refused: '“未说明”已停用，请选择其他项' },
      { refused: '“3”已停用，请选择其他项' },
    ]);
  });

  it('TABLE-03 says an option’s text, title or label; an unknown value shows itself and is kept', () => {
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

describe('a single choice', () => {
  it('TABLE-03 names five at most, and says where there is nothing', () => {
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

  it('TABLE-03 keeps numbers, 0 too', () => {
    const { read, says } = kindOf('select', {}, cities);
    expect([read('无'), says(0), says('0'), read('other')]).toEqual([0, '无', '无', 'other']);
  });

  it('TABLE-03 says nothing of nothing, whatever an option is called', () => {
    expect([null, 'null'].map(kindOf('select', {}, [{ value: 'null', text: '无' }]).says)).toEqual(['', '无']);
  });

  it('TABLE-17 takes a word of one’s own where the column allows it, but none that cannot be stored', () => {
    const { read, says } = kindOf('select', { allowInput: true }, sexes);
    expect(['男', '其他', 'a\u0000b'].map(read)).toEqual([
      '1',
      '其他',
      { refused: '含有无法保存的字符，请删除后重试' },
    ]);
    expect(says('其他')).toBe('其他');
  });

  it('TABLE-03 tells options that say the same apart by their values; the first of two with one value counts', () => {
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

  it('TABLE-03 begins with the value that the column names', () => {
    expect(
      [{}, { defaultValue: '1' }, { defaultValue: 0 }].map((said) => kindOf('select', said, cities).begins()),
    ).toEqual([null, '1', 0]);
  });
});

describe.each(['list_multi', 'select-multiple'])('%s', (type) => {
  const { read, says, wrong } = kindOf(type, {}, cities);

  it('TABLE-03 is read from several words or values, each once, in their order', () => {
    expect(['无,北京', 'bj；0', '北京、other;北京', ' 北京 ， 无 ', '', ',;'].map(read)).toEqual([
      '0,bj',
      'bj,0',
      'bj,other',
      'bj,0',
      null,
      null,
    ]);
  });

  it('TABLE-03 words that hold a divider stand in quotes, or alone', () => {
    expect([says('bj,sh'), read('北京,"上海、浦东"'), read(' 上海、浦东 ')]).toEqual([
      '北京,"上海、浦东"',
      'bj,sh',
      'sh',
    ]);
  });

  it('TABLE-03 refuses all where one cannot be chosen, by the first of those', () => {
    expect([read('北京,天津,重庆'), read('"'), read('上海、北京')]).toEqual([
      { refused: '“天津”不在可选范围内，请填：北京、无、上海、浦东、other' },
      { refused: '“"”不在可选范围内，请填：北京、无、上海、浦东、other' },
      { refused: '“上海”不在可选范围内，请填：北京、无、上海、浦东、other' },
    ]);
  });

  it('TABLE-03 says all words; what is unknown shows itself; a list is shown and marked', () => {
    expect(['bj,x', 0, '', null, ['bj', 0]].map(says)).toEqual(['北京,x', '无', '', '', '北京,无']);
    expect(['bj,x', 0, null, ['bj']].map(wrong)).toEqual([
      null,
      null,
      null,
      '这里应为文字，收到的是["bj"]，请重新填写',
    ]);
  });

  it('TABLE-03 begins with one or several', () => {
    expect(
      [{}, { defaultValue: '' }, { defaultValue: 'bj,0' }, { defaultValue: ['bj', 0] }].map((said) =>
        kindOf(type, said, cities).begins(),
      ),
    ).toEqual([null, null, 'bj,0', 'bj,0']);
  });

  it('TABLE-17 takes words of one’s own among them where the column allows it', () => {
    const own = kindOf(type, { allowInput: true }, cities);
    expect([own.read('北京, 自己的 ，other'), own.says('bj,自己的'), own.read('a\u0000b')]).toEqual([
      'bj,自己的,other',
      '北京,自己的',
      { refused: '含有无法保存的字符，请删除后重试' },
    ]);
  });

  it('a disabled option alone is refused by its own words', () => {
    expect(kindOf(type, {}, sexes).read('未说明')).toEqual({ refused: '“未说明”已停用，请选择其他项' });
  });
});

describe.each(['sel_depart', 'sel_user', 'popup'])('%s', (type) => {
  it('TABLE-03 is a text as it was picked, where the table knows no names', () => {
    const { read, says } = kindOf(type);
    expect([read(' 张三、李四 '), says('张三、李四'), read(''), says(null)]).toEqual([
      '张三、李四',
      '张三、李四',
      null,
      '',
    ]);
  });

  it('TABLE-03 is read and shown by name where it does; what is unknown stays', () => {
    const { read, says } = kindOf(type, {}, [{ value: 'u1', text: '张三' }]);
    expect([read('张三,u9'), says('u1,u9'), read('')]).toEqual(['u1,u9', '张三,u9', null]);
  });

  it('TABLE-03 begins with what the column names', () => {
    expect(kindOf(type, { defaultValue: 'u1' }).begins()).toBe('u1');
  });
});
