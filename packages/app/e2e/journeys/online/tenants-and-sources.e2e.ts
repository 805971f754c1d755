import { DATA_SOURCE_HOST, test } from '../../fixtures/data-source.fixture.ts';
import { walkRecordPage, type RecordPage } from '../../fixtures/record-walk.ts';

test.use({ signedInAs: 'admin' });

const pages: readonly RecordPage[] = [
  {
    path: '/isys/tenant',
    singular: '租户',
    name: '租户名称',
    typed: { 租户编号: () => String(1000 + (Date.now() % 1_000_000)) },
    act: ['冻结', '冻结'],
    isConfirmed: true,
  },
  {
    path: '/isystem/dataSource',
    singular: '数据源',
    name: '数据源名称',
    typed: {
      数据源编码: () => `source${Date.now()}`,
      主机和端口: DATA_SOURCE_HOST,
      数据库名称: 'archive',
      用户名: 'reader',
      密码: 'Correct-Horse-9',
    },
    change: ['备注', '只读'],
  },
  {
    path: '/isystem/gatewayroute',
    singular: '路由',
    name: '路由名称',
    typed: { 路由ID: () => `route${Date.now()}`, 路由URI: 'http://archive.example.com' },
    change: ['路由URI', 'http://archive2.example.com'],
    act: ['停用', '无效'],
  },
];

test('PAGE-17 tenants, data sources and routes are added, found, changed, acted upon, deleted and brought back', async ({
  page,
}) => {
  for (const wanted of pages) await walkRecordPage(page, wanted);
});
