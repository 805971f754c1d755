import { localized } from '../../kernel/index.ts';
import { defineResource } from '../define/define-resource.ts';

/** Other databases that reports may read. Only hosts that the server is configured for can be entered. */
export const dataSourceResource = defineResource({
  name: 'dataSource',
  path: '/isystem/dataSource',
  callPath: '/sys/dataSource',
  table: 'sys_data_source',
  title: localized('多数据源管理', 'Data sources'),
  singular: localized('数据源', 'Data source'),
  permissionPrefix: 'dataSource',
  labelField: 'name',
  lookup: 'nobody',
  scope: 'platform',
  defaultSorter: { column: 'code', order: 'asc' },
  columns: ['name', 'code', 'dbType', 'dbUrl', 'dbName', 'dbUsername', 'remark'],
  actions: {
    test: { label: localized('测试连接', 'Test the connection'), on: 'row', isHandled: true },
  },
  fields: {
    code: {
      type: 'text',
      label: localized('数据源编码', 'Code'),
      maximumLength: 64,
      rule: 'code',
      isRequired: true,
      isUnique: true,
      search: 'contains',
      column: { width: 160, isSortable: true },
    },
    name: {
      type: 'text',
      label: localized('数据源名称', 'Name'),
      maximumLength: 100,
      isRequired: true,
      search: 'contains',
      column: { width: 180, isSortable: true },
    },
    dbType: {
      type: 'dictionary',
      dictionary: 'database_type',
      label: localized('数据库类型', 'Kind of database'),
      isRequired: true,
      initial: '4',
      search: 'equals',
      column: { width: 130 },
      form: { hint: localized('目前可以连接 PostgreSQL', 'PostgreSQL can be connected to so far') },
    },
    dbUrl: {
      type: 'text',
      label: localized('主机和端口', 'Host and port'),
      maximumLength: 255,
      isRequired: true,
      column: { width: 200 },
      form: {
        placeholder: localized('例如 10.0.0.5:5432', 'For example 10.0.0.5:5432'),
        hint: localized(
          '只能填服务器配置允许的主机（DATA_SOURCE_HOSTS）',
          'Only hosts that the server is configured for (DATA_SOURCE_HOSTS)',
        ),
      },
    },
    dbName: {
      type: 'text',
      label: localized('数据库名称', 'Database'),
      maximumLength: 63,
      isRequired: true,
      column: { width: 140 },
    },
    dbUsername: {
      type: 'text',
      label: localized('用户名', 'Username'),
      maximumLength: 63,
      isRequired: true,
      column: { width: 120 },
    },
    dbPassword: {
      type: 'secret',
      label: localized('密码', 'Password'),
      maximumLength: 128,
      isRequired: true,
      column: false,
    },
    remark: {
      type: 'text',
      label: localized('备注', 'Remark'),
      maximumLength: 255,
      column: { width: 220 },
      form: { isWide: true },
    },
  },
});
