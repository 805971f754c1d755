import { describe, expect, it } from 'vitest';

import { err, ok, localized } from '../../../kernel/index.ts';
import { settled } from '../../../testing/index.ts';
import type { ChoiceOption, Column } from './column.types.ts';
import { openTable } from './editable-table.testing.ts';

const places: Readonly<Record<string, readonly ChoiceOption[]>> = {
  '': [
    { value: 'zj', text: '浙江' },
    { value: 'js', text: '江苏' },
  ],
  zj: [{ value: 'hz', text: '杭州' }],
  js: [{ value: 'nj', text: '南京' }],
  hz: [{ value: 'xh', text: '西湖区' }],
  nj: [{ value: 'xw', text: '玄武区' }],
};

const linked: readonly Column[] = [
  { key: 'province', title: '省', type: 'select', linkageKey: 'city' },
  { key: 'city', title: '市', type: 'select', linkageKey: 'district' },
  { key: 'district', title: '区', type: 'select' },
];

function openLinked(fail = new Set<string>()) {
  const asked: string[] = [];
  const opened = openTable({
    columns: linked,
    rows: [{ id: 'a', province: 'zj', city: 'hz', district: 'xh' }, { id: 'b' }],
    linkage: [
      {
        key: 'province',
        requestData: (parent) => {
          asked.push(parent);
          return fail.has(parent) ? Promise.reject(new Error('down')) : Promise.resolve(places[parent] ?? []);
        },
      },
    ],
  });
  const words = (position: number) => linked.map(({ key }) => opened.table.rows.text(opened.row(position), key));
  return { ...opened, asked, words };
}

describe('linked choices', () => {
  it('TABLE-24 of saved rows are displayed as texts, with each request sent once', async () => {
    const { words, asked } = openLinked();
    await settled();
    expect([words(0), asked]).toEqual([
      ['浙江', '杭州', '西湖区'],
      ['', 'zj', 'hz'],
    ]);
  });

  it('TABLE-24 below a changed parent are cleared in the same step, and the new ones are loaded', async () => {
    const { table, cell, words, row, told, asked } = openLinked();
    await settled();
    table.send({ type: 'edit.start', place: cell(0, 'province') });
    table.send({ type: 'edit.change', value: 'js' });
    table.send({ type: 'edit.commit' });
    await settled();
    expect(words(0)).toEqual(['江苏', '', '']);
    expect(told.filter(({ type }) => type === 'value.changed')).toMatchObject([
      {
        commit: {
          written: [
            { column: 'province', before: 'zj', after: 'js' },
            { column: 'city', before: 'hz', after: null },
            { column: 'district', before: 'xh', after: null },
          ],
        },
      },
    ]);
    expect([table.rows.options(row(0), 'city'), asked]).toEqual([places['js'], ['', 'zj', 'hz', 'js']]);
    table.send({ type: 'change.undo' });
    expect([words(0), table.facts().isDirty]).toEqual([['浙江', '杭州', '西湖区'], false]);
  });

  it('TABLE-24 written together with their parent are kept', async () => {
    const { table, cell, words } = openLinked();
    table.send({
      type: 'cells.write',
      cells: [
        { ...cell(1, 'province'), value: 'js' },
        { ...cell(1, 'city'), value: 'nj' },
      ],
    });
    await settled();
    expect(words(1)).toEqual(['江苏', '南京', '']);
  });

  it('TABLE-24 that fail to load are reported, leave the cell unchanged, and are reloaded when it is opened', async () => {
    const fail = new Set(['zj']);
    const { table, cell, words, told } = openLinked(fail);
    await settled();
    expect(words(0)).toEqual(['浙江', 'hz', '西湖区']);
    expect(told).toMatchObject([
      {
        type: 'notice.raised',
        notice: { level: 'error', text: { 'zh-CN': '“市”的选项没有加载出来（加载时出错），点击该列的单元格可重试' } },
      },
    ]);
    fail.clear();
    table.send({ type: 'edit.start', place: cell(0, 'city') });
    await settled();
    expect(words(0)).toEqual(['浙江', '杭州', '西湖区']);
  });

  it('TABLE-24 with remote changes are kept and displayed as texts', async () => {
    const { table, words, told } = openLinked();
    await settled();
    told.length = 0;
    table.send({ type: 'live.updated', rows: [{ id: 'a', province: 'js' }] });
    await settled();
    const parent = words(0);
    table.send({ type: 'live.updated', rows: [{ id: 'a', city: 'nj', district: 'xw' }] });
    await settled();
    expect([parent, words(0), told.map(({ type }) => type), table.facts().canUndo]).toEqual([
      ['江苏', 'hz', '西湖区'],
      ['江苏', '南京', '玄武区'],
      ['value.changed', 'value.changed'],
      false,
    ]);
  });

  it('TABLE-24 are reported after a timeout of 10 s', async () => {
    const { told, clock } = openTable({
      columns: linked,
      rows: [],
      linkage: [{ key: 'province', requestData: () => new Promise(() => {}) }],
    });
    clock.advance(10_000);
    await settled();
    expect(told).toMatchObject([
      { notice: { text: { 'zh-CN': '“省”的选项没有加载出来（超过 10 秒没有结果），点击该列的单元格可重试' } } },
    ]);
  });
});

describe('picked record', () => {
  const popup: readonly Column[] = [
    {
      key: 'shop',
      title: '店',
      type: 'popup',
      popupCode: 'shops',
      field: 'name',
      orgFields: 'name,code',
      destFields: 'shop,code',
    },
    { key: 'code', title: '编码', type: 'normal' },
  ];

  it('TABLE-16 fills its columns in one step, including read-only ones', () => {
    const { table, cell } = openTable({ columns: popup, rows: [{ id: 'a', shop: null, code: null }] });
    table.send({ type: 'rows.picked', place: cell(0, 'shop'), picked: [{ name: '一店', code: 'S1', more: 1 }] });
    const one = table.readNow().rows[0];
    table.send({
      type: 'rows.picked',
      place: cell(0, 'shop'),
      picked: [
        { name: '一店', code: 'S1' },
        { name: '二店', code: 'S2' },
      ],
    });
    const two = table.readNow().rows[0];
    table.send({ type: 'change.undo' });
    table.send({ type: 'change.undo' });
    expect([one, two, table.readNow().rows[0]]).toEqual([
      { id: 'a', shop: '一店', code: 'S1', orderNum: 1 },
      { id: 'a', shop: '一店,二店', code: 'S1,S2', orderNum: 1 },
      { id: 'a', shop: null, code: null, orderNum: 1 },
    ]);
  });

  it('TABLE-16 is rejected with a message if the column is misconfigured', () => {
    const { table, cell, told } = openTable({
      columns: [{ key: 'shop', title: '店', type: 'popup', popupCode: 'shops', orgFields: 'a,b', destFields: 'shop' }],
      rows: [{ id: 'a' }],
    });
    table.send({ type: 'rows.picked', place: cell(0, 'shop'), picked: [{ a: 1 }] });
    expect(told).toMatchObject([
      {
        type: 'notice.raised',
        notice: { level: 'error', text: { 'zh-CN': 'popup参数未正确配置,原始值和目标值数量不一致!' } },
      },
    ]);
  });
});

describe('dictionary choices', () => {
  it('TABLE-17 are loaded once per column, and again after a failure', async () => {
    const answers = [err(localized('没有网络', 'no network')), ok([{ value: '1', text: '男' }])];
    const asked: string[] = [];
    const { table, row, cell, told } = openTable(
      { columns: [{ key: 'sex', title: '性别', type: 'select', dictCode: 'sex' }], rows: [{ id: 'a', sex: '1' }] },
      {
        loadOptions: (code) => {
          asked.push(code);
          return Promise.resolve(answers.shift() ?? ok([]));
        },
      },
    );
    await settled();
    const before = table.rows.text(row(0), 'sex');
    table.send({ type: 'edit.start', place: cell(0, 'sex') });
    await settled();
    table.send({ type: 'edit.cancel' });
    table.send({ type: 'edit.start', place: cell(0, 'sex') });
    await settled();
    expect([before, table.rows.text(row(0), 'sex'), asked]).toEqual(['1', '男', ['sex', 'sex']]);
    expect(told).toMatchObject([
      { notice: { text: { 'zh-CN': '“性别”的选项没有加载出来（没有网络），点击该列的单元格可重试' } } },
    ]);
  });

  it('TABLE-17 accept typed values if enabled, and offer them in other cells', () => {
    const { table, cell, row } = openTable({
      columns: [{ key: 'sex', title: '性别', type: 'select', allowInput: true, options: [{ value: '1', text: '男' }] }],
      rows: [{ id: 'a' }, { id: 'b' }],
    });
    table.send({ type: 'edit.start', place: cell(0, 'sex') });
    table.send({ type: 'edit.change', value: '保密' });
    table.send({ type: 'edit.commit' });
    expect([table.rows.options(row(1), 'sex'), table.errors()]).toEqual([
      [
        { value: '1', text: '男' },
        { value: '保密', text: '保密' },
      ],
      [],
    ]);
  });
});
