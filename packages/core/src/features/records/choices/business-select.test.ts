import { expect, it } from 'vitest';

import { createHttpClient } from '../../../http/index.ts';
import { localized } from '../../../kernel/index.ts';
import { fakePorts, settled } from '../../../testing/index.ts';
import { businessLabel, businessRowKey, createBusinessSelect } from './business-select.service.ts';
import type { BusinessSelectConfig } from './business-select.types.ts';

const config: BusinessSelectConfig = {
  name: localized('商品', 'Goods'),
  listUrl: '/shop/goods/list',
  valueKey: 'codes',
  returnKeys: ['id', 'code'],
  displayKey: 'title',
  columns: [{ key: 'title', title: localized('名称', 'Name') }],
  queryParamCode: 'title',
  queryParamText: localized('名称', 'Name'),
};

function stage(changed: Partial<BusinessSelectConfig> = {}) {
  const ports = fakePorts();
  const client = createHttpClient({
    http: ports.http,
    clock: ports.clock,
    random: ports.random,
    basePath: '/api',
    token: () => 'T',
    tenantId: () => null,
    locale: () => 'zh-CN',
    onFailure: () => undefined,
  });
  const answer = async (...records: readonly object[]) => {
    const call = ports.http.take('/shop/goods/list');
    const { _t: _time, ...query } = Object.fromEntries(new URL(call.request.url, 'http://h').searchParams);
    call.succeed({ records, total: records.length, size: 5, current: 1, pages: 1 });
    await settled();
    return query;
  };
  return {
    select: createBusinessSelect({ client, clock: ports.clock, maximum: Infinity }, { ...config, ...changed }),
    answer,
    ports,
  };
}

it('WID-07 chooses from any list, five a page, names what is stored, and cuts long names at 12 units', async () => {
  const { select, answer } = stage();
  select.send({ type: 'value.show', chosen: [{ value: '0' }, { value: '8' }] });
  await settled();
  const naming = await answer({ id: 'g0', code: 0, title: '围巾' }, { id: 'gx', code: 5, title: '别的' });
  select.send({ type: 'picker.open' });
  await settled();
  const first = await answer({ id: 'g1', code: 1, title: '老花镜', price: 20 });
  const again = await answer();
  const { rows, chosen } = select.facts();
  select.send({ type: 'page.turn', page: 2, pageSize: 20 });
  await settled();
  expect({ naming, first, again, chosen, items: rows.map(select.item), turned: await answer() }).toEqual({
    naming: { codes: '0,8', pageNo: '1', pageSize: '100' },
    first: { title: '', pageNo: '1', pageSize: '5' },
    again: { codes: '8', pageNo: '1', pageSize: '100' },
    chosen: [
      { value: '0', text: '围巾' },
      { value: '8', text: '8' },
    ],
    items: [{ value: 1, text: '老花镜' }],
    turned: { title: '', pageNo: '2', pageSize: '20' },
  });
  expect([
    businessLabel(config, '高级防滑老花镜'),
    businessLabel(config, '防滑老花镜'),
    businessLabel({ ...config, ellipsisLength: 4 }, 'abcde'),
  ]).toEqual(['高级防滑老花...', '防滑老花镜', 'abcd...']);
});

it('WID-07 asks by the fields of queryConfig beside the words after a pause, 重置 empties them, and rowKey tells rows apart', async () => {
  const queryConfig = [
    { key: 'status', label: localized('状态', 'State'), dictCode: 'goods_status' },
    { key: 'maker', label: localized('厂家', 'Maker') },
  ];
  const { select, answer, ports } = stage({ queryConfig, rowKey: 'sku' });
  select.send({ type: 'picker.open' });
  await settled();
  const asked = [await answer({ sku: 's1', id: 'g1', code: 1, title: '老花镜' })];
  select.send({ type: 'filter.type', parameter: 'status', text: '1' });
  select.send({ type: 'filter.type', parameter: 'maker', text: ' 江城 ' });
  select.send({ type: 'words.type', words: '镜' });
  select.send({ type: 'words.search' });
  await settled();
  asked.push(await answer());
  select.send({ type: 'filter.type', parameter: 'maker', text: ' ' });
  ports.clock.advance(300);
  await settled();
  asked.push(await answer());
  const { filters } = select.facts();
  select.send({ type: 'search.reset' });
  await settled();
  asked.push(await answer());
  const place = { pageNo: '1', pageSize: '5' };
  expect([
    asked,
    filters,
    businessRowKey({ ...config, rowKey: 'sku' }, { sku: 's1', id: 'g1' }),
    businessRowKey(config, { id: 7 }),
  ]).toEqual([
    [
      { title: '', ...place },
      { status: '1', maker: '江城', title: '镜', ...place },
      { status: '1', title: '镜', ...place },
      { title: '', ...place },
    ],
    { status: '1' },
    's1',
    '7',
  ]);
});
