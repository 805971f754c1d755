import { localized } from '@evergreen/core/kernel';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';

import { heard, signedIn } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { BusinessSelect } from './index.ts';

const config = {
  name: localized('商品', 'Goods'),
  listUrl: '/shop/goods/list',
  valueKey: 'ids',
  displayKey: 'title',
  columns: [{ key: 'title', title: localized('名称', 'Name') }],
  queryParamCode: 'title',
  queryParamText: localized('商品名称', 'Name of goods'),
  queryConfig: [
    { key: 'maker', label: localized('厂家', 'Maker') },
    { key: 'sex', label: localized('性别', 'Sex'), dictCode: 'sex' },
  ],
  rowKey: 'sku',
};
const row = (id: number) => ({ id, sku: `s${id}`, title: `商品${id}` });

// It comes with the first opening; here it is there at once.
beforeAll(async () => {
  await import('./business-dialog.tsx');
});

it('WID-07 chooses in two panes, lists what is chosen with 删除, five rows a page, names cut at 12', async () => {
  const stage = await signedIn();
  const told: unknown[] = [];
  drawWidget(
    stage,
    <BusinessSelect
      id="goods"
      aria-label="商品"
      config={config}
      value="9,8"
      valueText="高级防滑老花镜,手杖"
      onChange={(...args) => told.push(args)}
    />,
  );
  await heard();
  const tags = [...document.querySelectorAll('.ant-select-selection-item')].map((tag) => tag.textContent);
  fireEvent.click(document.querySelector('.ant-select-selection-item-remove') ?? document.body);
  fireEvent.click(screen.getByText('选择'));
  await heard();
  const call = stage.ports.http.take('/shop/goods/list');
  const { _t: _time, ...query } = Object.fromEntries(new URL(call.request.url, 'http://h').searchParams);
  call.succeed({ records: [1, 2, 3, 4, 5].map(row), total: 7, size: 5, current: 1, pages: 2 });
  await heard();
  const dialog = screen.getByText('选择商品').closest<HTMLElement>('[role=dialog]');
  if (dialog === null) throw new Error('There is no dialog');
  const inside = within(dialog);
  const keys = [...dialog.querySelectorAll('.picker-table tr[data-row-key]')].map((line) =>
    line.getAttribute('data-row-key'),
  );
  fireEvent.change(inside.getByPlaceholderText('请输入厂家'), { target: { value: '江城' } });
  fireEvent.keyDown(inside.getByPlaceholderText('请输入厂家'), { key: 'Enter' });
  await heard();
  const filtering = stage.ports.http.take('/shop/goods/list');
  const filtered = new URL(filtering.request.url, 'http://h').searchParams.get('maker');
  filtering.succeed({ records: [1, 2, 3, 4, 5].map(row), total: 7, size: 5, current: 1, pages: 2 });
  await heard();
  fireEvent.click(inside.getByText('商品2'));
  fireEvent.click(inside.getByText('商品4'));
  const heads = inside.getAllByRole('columnheader', { name: /^已选/u }).map(({ textContent }) => textContent);
  const total = inside.getByText('1-5 共 7 条').textContent;
  const [first] = inside.getAllByText('删除');
  fireEvent.click(first ?? dialog);
  fireEvent.click(inside.getByText('确定'));
  await heard();
  expect({
    tags,
    query,
    heads,
    total,
    told,
    filtered,
    keys,
    sexes: inside.queryAllByRole('combobox', { name: '请选择性别' }).length,
  }).toEqual({
    tags: ['高级防滑老花...', '手杖'],
    query: { title: '', pageNo: '1', pageSize: '5' },
    heads: ['已选商品'],
    total: '1-5 共 7 条',
    told: [
      ['8', '手杖'],
      ['8,2,4', '手杖,商品2,商品4'],
    ],
    filtered: '江城',
    keys: ['s1', 's2', 's3', 's4', 's5'],
    sexes: 1,
  });
});
